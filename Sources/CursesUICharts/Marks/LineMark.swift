import CursesUI

/// A point of a line. The marks of one series are connected, in the order in which they are given.
///
/// A line is drawn in Braille dots, eight in a cell.
public struct LineMark {
    @usableFromInline let x: Extent
    @usableFromInline let y: Extent
    @usableFromInline let labels: (x: PlottableLabel, y: PlottableLabel)
    @usableFromInline let series: Grouping?

    /// Creates a point of a line. Points with the same style belong to the same line.
    @inlinable
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = x.extent
        self.y = y.extent
        labels = (x.label, y.label)
        series = nil
    }

    /// Creates a point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.x = x.extent
        self.y = y.extent
        labels = (x.label, y.label)
        self.series = series.grouping
    }
}

extension LineMark: PrimitiveChartContent {
    public static func _collect(_ content: LineMark, into collector: _MarkCollector) {
        collector.name(x: content.labels.x, y: content.labels.y)
        guard let series = content.series else { return collector.add(.line, x: content.x, y: content.y) }
        collector.add(.line, x: content.x, y: content.y) { $0.series = series }
    }
}
