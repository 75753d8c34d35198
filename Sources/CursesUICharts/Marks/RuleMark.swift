import CursesUI

/// A straight line: at a value, through the whole plot or over a range.
public struct RuleMark {
    private let x: Extent
    private let y: Extent

    /// Creates a vertical line at a value, over the whole height of the plot.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.x = x.extent
        y = .whole
    }

    /// Creates a horizontal line at a value, over the whole width of the plot.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        x = .whole
        self.y = y.extent
    }

    /// Creates a vertical line at a value, over a range of the vertical axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.x = x.extent
        y = Extent(yStart, yEnd)
    }

    /// Creates a horizontal line at a value, over a range of the horizontal axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        x = Extent(xStart, xEnd)
        self.y = y.extent
    }
}

extension RuleMark: PrimitiveChartContent {
    public static func _collect(_ content: RuleMark, into collector: _MarkCollector) {
        collector.add(.rule, x: content.x, y: content.y)
    }
}
