import CursesUI

/// A bar: from zero to a value, or over a range of values.
///
/// ```swift
/// Chart(fruit) { item in
///     BarMark(x: .value("Name", item.name), y: .value("Count", item.count))
/// }
/// ```
///
/// The end of a bar is drawn in eighths of a cell.
public struct BarMark {
    @usableFromInline let x: Extent
    @usableFromInline let y: Extent
    @usableFromInline let labels: (x: PlottableLabel?, y: PlottableLabel?)
    @usableFromInline let width: MarkDimension
    @usableFromInline let height: MarkDimension
    @usableFromInline let stacking: MarkStackingMethod

    /// Creates a bar at a value of one axis that extends to a value of the other.
    @inlinable
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(x.extent, y.extent, (x.label, y.label), width, height, stacking)
    }

    /// Creates a bar over a range of the horizontal axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(Extent(xStart, xEnd), y.extent, (xStart.label, y.label), .automatic, height, .unstacked)
    }

    /// Creates a bar over a range of the vertical axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(x.extent, Extent(yStart, yEnd), (x.label, yStart.label), width, .automatic, .unstacked)
    }

    /// Creates a horizontal bar from zero to a value, as high as the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x.extent, .whole, (x.label, nil), .automatic, .automatic, stacking)
    }

    /// Creates a vertical bar from zero to a value, as wide as the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.whole, y.extent, (nil, y.label), .automatic, .automatic, stacking)
    }

    /// Creates a horizontal bar over a range, as high as the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(Extent(xStart, xEnd), .whole, (xStart.label, nil), .automatic, .automatic, .unstacked)
    }

    @inlinable
    init(
        _ x: Extent, _ y: Extent, _ labels: (x: PlottableLabel?, y: PlottableLabel?), _ width: MarkDimension,
        _ height: MarkDimension, _ stacking: MarkStackingMethod
    ) {
        self.x = x
        self.y = y
        self.labels = labels
        self.width = width
        self.height = height
        self.stacking = stacking
    }

    /// Whether the mark adds nothing to the inherited style.
    private var hasPlainStyle: Bool { width == .automatic && height == .automatic && stacking == .standard }
}

extension BarMark: PrimitiveChartContent {
    public static func _collect(_ content: BarMark, into collector: _MarkCollector) {
        collector.name(x: content.labels.x, y: content.labels.y)
        if content.hasPlainStyle { return collector.add(.bar, x: content.x, y: content.y) }
        collector.add(.bar, x: content.x, y: content.y) {
            $0.width = content.width
            $0.height = content.height
            $0.stacking = content.stacking
        }
    }
}
