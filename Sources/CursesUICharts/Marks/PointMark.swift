import CursesUI

/// A point. A few points are drawn as symbols, many as Braille dots.
public struct PointMark {
    @usableFromInline let x: Extent
    @usableFromInline let y: Extent
    @usableFromInline let labels: (x: PlottableLabel?, y: PlottableLabel?)

    /// Creates a point at two values.
    @inlinable
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = x.extent
        self.y = y.extent
        labels = (x.label, y.label)
    }

    /// Creates a point at a value of the horizontal axis, vertically in the middle of the plot.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.x = x.extent
        self.y = .whole
        labels = (x.label, nil)
    }

    /// Creates a point at a value of the vertical axis, horizontally in the middle of the plot.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.x = .whole
        self.y = y.extent
        labels = (nil, y.label)
    }
}

extension PointMark: PrimitiveChartContent {
    public static func _collect(_ content: PointMark, into collector: _MarkCollector) {
        collector.name(x: content.labels.x, y: content.labels.y)
        collector.add(.point, x: content.x, y: content.y)
    }
}
