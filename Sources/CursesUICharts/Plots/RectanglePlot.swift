import CursesUI

/// Rectangles for all elements of a collection.
public struct RectanglePlot<Data: RandomAccessCollection> {
    private let source: PlotSource<Data>

    /// Creates a rectangle for each element.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        source = PlotSource(data, x: PlotAxis(x), y: PlotAxis(y)) {
            $0.width = width
            $0.height = height
        }
    }

    /// Creates a rectangle over a range of each axis for each element.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) {
        source = PlotSource(data, x: PlotAxis(xStart, xEnd), y: PlotAxis(yStart, yEnd))
    }
}

extension RectanglePlot: PrimitiveChartContent, VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    public static func _collectElements(
        _ content: RectanglePlot, into collector: _MarkCollector, _ styles: [_ElementStyle<Data.Element>]
    ) {
        content.source.collect(.rectangle, into: collector, styles)
    }
}
