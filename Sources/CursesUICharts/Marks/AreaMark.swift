import CursesUI

/// A point on the edge of an area. The area extends from zero to the values of a series, or between two values.
///
/// The edge of an area is drawn in eighths of a row.
public struct AreaMark {
    @usableFromInline let x: Extent
    @usableFromInline let y: Extent
    @usableFromInline let labels: (x: PlottableLabel, y: PlottableLabel)
    @usableFromInline let series: Grouping?
    @usableFromInline let stacking: MarkStackingMethod

    /// Creates a point of an area. Points with the same style belong to the same area. Areas of several series are
    /// stacked.
    @inlinable
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(x.extent, y.extent, (x.label, y.label), nil, stacking)
    }

    /// Creates a point of the area of a series. Areas of several series are stacked.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x.extent, y.extent, (x.label, y.label), series.grouping, stacking)
    }

    /// Creates a point of an area between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(x.extent, Extent(yStart, yEnd), (x.label, yStart.label), nil, .unstacked)
    }

    /// Creates a point of an area of a series between two values.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x.extent, Extent(yStart, yEnd), (x.label, yStart.label), series.grouping, .unstacked)
    }

    @inlinable
    init(
        _ x: Extent, _ y: Extent, _ labels: (x: PlottableLabel, y: PlottableLabel), _ series: Grouping?,
        _ stacking: MarkStackingMethod
    ) {
        self.x = x
        self.y = y
        self.labels = labels
        self.series = series
        self.stacking = stacking
    }
}

extension AreaMark: PrimitiveChartContent {
    public static func _collect(_ content: AreaMark, into collector: _MarkCollector) {
        collector.name(x: content.labels.x, y: content.labels.y)
        if content.series == nil, content.stacking == .standard {
            return collector.add(.area, x: content.x, y: content.y)
        }
        collector.add(.area, x: content.x, y: content.y) {
            $0.series = content.series
            $0.stacking = content.stacking
        }
    }
}
