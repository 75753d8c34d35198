import CursesUI

/// Points for all elements of a collection.
public struct PointPlot<Data: RandomAccessCollection> {
    private let source: PlotSource<Data>

    /// Creates a point for each element.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {
        source = PlotSource(data, x: PlotAxis(x), y: PlotAxis(y))
    }
}

extension PointPlot: PrimitiveChartContent, VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    public static func _collectElements(
        _ content: PointPlot, into collector: _MarkCollector, _ styles: [_ElementStyle<Data.Element>]
    ) {
        content.source.collect(.point, into: collector, styles)
    }
}
