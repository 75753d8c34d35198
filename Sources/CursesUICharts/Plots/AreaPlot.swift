import CursesUI

/// An area below all elements of a collection, or below the graph of a function.
public struct AreaPlot<Data: RandomAccessCollection> {
    fileprivate let source: PlotContent<Data>

    /// Creates an area from zero to the values of the elements.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) {
        source = .elements(PlotSource(data, x: PlotAxis(x), y: PlotAxis(y), stacking: stacking))
    }

    /// Creates an area between two values of each element.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        source = .elements(PlotSource(data, x: PlotAxis(x), y: PlotAxis(yStart, yEnd)))
    }

    fileprivate init(source: PlotContent<Data>) {
        self.source = source
    }
}

extension AreaPlot where Data == [_FunctionPoint] {
    /// Creates the area between zero and the graph of a function.
    ///
    /// - Parameters:
    ///   - domain: the arguments of the function; `nil` for the horizontal domain that the chart has from
    ///     `chartXScale`, or else for that of its other marks, or else for 0 to 1.
    ///   - function: returns the value at an argument; NaN if there is none.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(
            source: .function(domain) { domain in
                FunctionSamples.places(domain).map { _FunctionPoint(x: $0, low: 0, high: function($0)) }
                    .source(.key(x), .key(y))
            })
    }

    /// Creates the area between the two values of a function.
    ///
    /// - Parameters:
    ///   - domain: the arguments of the function; `nil` for the horizontal domain that the chart has from
    ///     `chartXScale`, or else for that of its other marks, or else for 0 to 1.
    ///   - function: returns the values at an argument; NaN if there are none.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            source: .function(domain) { domain in
                FunctionSamples.places(domain)
                    .map { place in
                        let values = function(place)
                        return _FunctionPoint(x: place, low: values.yStart, high: values.yEnd)
                    }
                    .source(.key(x), .key(yStart))
            })
    }
}

extension AreaPlot: PrimitiveChartContent, VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    public static func _collectElements(
        _ content: AreaPlot, into collector: _MarkCollector, _ styles: [_ElementStyle<Data.Element>]
    ) {
        content.source.collect(.area, into: collector, styles)
    }
}
