import CursesUI

/// Rules for all elements of a collection.
public struct RulePlot<Data: RandomAccessCollection> {
    private let source: PlotSource<Data>

    /// Creates a vertical line over a range for each element.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        source = PlotSource(data, x: PlotAxis(x), y: PlotAxis(yStart, yEnd))
    }

    /// Creates a horizontal line over a range for each element.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) {
        source = PlotSource(data, x: PlotAxis(xStart, xEnd), y: PlotAxis(y))
    }

    /// Creates a vertical line for each element.
    public init<X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>
    ) {
        source = PlotSource(data, x: PlotAxis(x), y: nil)
    }

    /// Creates a horizontal line for each element.
    public init<Y: Plottable>(
        _ data: Data, y: PlottableProjection<Data.Element, Y>
    ) {
        source = PlotSource(data, x: nil, y: PlotAxis(y))
    }
}

extension RulePlot: PrimitiveChartContent, VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    public static func _collectElements(
        _ content: RulePlot, into collector: _MarkCollector, _ styles: [_ElementStyle<Data.Element>]
    ) {
        content.source.collect(.rule, into: collector, styles)
    }
}
