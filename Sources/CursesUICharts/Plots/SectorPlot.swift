import CursesUI

/// Sectors for all elements of a collection.
public struct SectorPlot<Data: RandomAccessCollection> {
    private let source: PlotSource<Data>

    /// Creates a sector for each element.
    public init<A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>
    ) {
        source = PlotSource(data, x: nil, y: PlotAxis(angle))
    }
}

extension SectorPlot: PrimitiveChartContent, VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    public static func _collectElements(
        _ content: SectorPlot, into collector: _MarkCollector, _ styles: [_ElementStyle<Data.Element>]
    ) {
        content.source.collect(.sector, into: collector, styles)
    }
}
