import CursesUI

/// A rectangle over ranges of both axes, or in a cell of a grid.
public struct RectangleMark {
    private let x: Extent
    private let y: Extent
    private let labels: (x: PlottableLabel?, y: PlottableLabel?)
    private let width: MarkDimension
    private let height: MarkDimension

    /// Creates a rectangle at a value of each axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(x.extent, y.extent, (x.label, y.label), width, height)
    }

    /// Creates a rectangle over a range of each axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(Extent(xStart, xEnd), Extent(yStart, yEnd), (xStart.label, yStart.label), .automatic, .automatic)
    }

    /// Creates a rectangle at a value of the horizontal axis, over a range of the vertical axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(x.extent, Extent(yStart, yEnd), (x.label, yStart.label), width, .automatic)
    }

    /// Creates a rectangle over a range of the horizontal axis, at a value of the vertical axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        self.init(Extent(xStart, xEnd), y.extent, (xStart.label, y.label), .automatic, height)
    }

    /// Creates a rectangle over a range of the horizontal axis, as high as the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(Extent(xStart, xEnd), .whole, (xStart.label, nil), .automatic, .automatic)
    }

    /// Creates a rectangle over a range of the vertical axis, as wide as the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.whole, Extent(yStart, yEnd), (nil, yStart.label), .automatic, .automatic)
    }

    /// Creates a rectangle at a value of the horizontal axis, as high as the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(x.extent, .whole, (x.label, nil), width, .automatic)
    }

    /// Creates a rectangle at a value of the vertical axis, as wide as the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.whole, y.extent, (nil, y.label), .automatic, height)
    }

    private init(
        _ x: Extent, _ y: Extent, _ labels: (x: PlottableLabel?, y: PlottableLabel?), _ width: MarkDimension,
        _ height: MarkDimension
    ) {
        self.x = x
        self.y = y
        self.labels = labels
        self.width = width
        self.height = height
    }
}

extension RectangleMark: PrimitiveChartContent {
    public static func _collect(_ content: RectangleMark, into collector: _MarkCollector) {
        collector.name(x: content.labels.x, y: content.labels.y)
        if content.width == .automatic, content.height == .automatic {
            return collector.add(.rectangle, x: content.x, y: content.y)
        }
        collector.add(.rectangle, x: content.x, y: content.y) {
            $0.width = content.width
            $0.height = content.height
        }
    }
}
