import CursesUI

/// Bars for all elements of a collection.
public struct BarPlot<Data: RandomAccessCollection> {
    private let source: PlotSource<Data>

    /// Creates a bar for each element.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) {
        source = PlotSource(data, x: PlotAxis(x), y: PlotAxis(y), stacking: stacking)
    }

    /// Creates a bar over a range of the vertical axis for each element.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        source = PlotSource(data, x: PlotAxis(x), y: PlotAxis(yStart, yEnd))
    }

    /// Creates a bar over a range of the horizontal axis for each element.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) {
        source = PlotSource(data, x: PlotAxis(xStart, xEnd), y: PlotAxis(y))
    }
}

extension BarPlot: PrimitiveChartContent, VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    public static func _collectElements(
        _ content: BarPlot, into collector: _MarkCollector, _ styles: [_ElementStyle<Data.Element>]
    ) {
        content.source.collect(.bar, into: collector, styles)
    }
}
