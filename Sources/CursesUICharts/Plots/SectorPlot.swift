import CursesUI

/// Sectors for all elements of a collection.
public struct SectorPlot<Data: RandomAccessCollection> {
    private let source: PlotSource<Data>

    /// Creates a sector for each element.
    ///
    /// - Parameters:
    ///   - innerRadius: in units, or a ratio of the circle's radius.
    ///   - outerRadius: in units, or a ratio of the circle's radius.
    ///   - angularInset: half the gap between sectors, in units.
    public init<A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        source = PlotSource(data, x: nil, y: PlotAxis(angle)) {
            $0.innerRadius = innerRadius
            $0.outerRadius = outerRadius
            $0.angularInset = angularInset ?? 0
        }
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
