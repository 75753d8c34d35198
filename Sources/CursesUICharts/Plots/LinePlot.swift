import CursesUI

/// A line through all elements of a collection, or the graph of a function.
///
/// ```swift
/// LinePlot(x: "x", y: "sin x", domain: -3...3) { sin($0) }
/// ```
public struct LinePlot<Data: RandomAccessCollection> {
    fileprivate let source: PlotContent<Data>

    /// Creates a line through the points of the elements.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {
        source = .elements(PlotSource(data, x: PlotAxis(x), y: PlotAxis(y)))
    }

    /// Creates a line through the points of the elements for each series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) {
        source = .elements(
            PlotSource(
                data, x: PlotAxis(x), y: PlotAxis(y),
                series: _ElementStyle { $1.series = series.grouping($0) }))
    }

    fileprivate init(source: PlotContent<Data>) {
        self.source = source
    }
}

extension LinePlot where Data == [_FunctionPoint] {
    /// Creates the graph of a function.
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
                FunctionSamples.places(domain).map { _FunctionPoint(x: $0, low: function($0)) }
                    .source(.key(x), .key(y))
            })
    }

    /// Creates a parametric curve from a function that returns both coordinates.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: (Double) -> (x: Double, y: Double)
    ) {
        let points = FunctionSamples.places(domain).map { place in
            let point = function(place)
            return _FunctionPoint(x: point.x, low: point.y)
        }
        self.init(source: .elements(points.source(.key(x), .key(y))))
    }
}

/// A point of the graph of a function.
public struct _FunctionPoint {
    let x: Double
    let low: Double
    var high: Double?
}

extension [_FunctionPoint] {
    func source(_ x: PlottableLabel, _ y: PlottableLabel) -> PlotSource<[_FunctionPoint]> {
        PlotSource(
            self, x: PlotAxis(label: x, low: { .number($0.x) }, high: nil),
            y: PlotAxis(
                label: y, low: { .number($0.low) },
                high: first?.high == nil ? nil : { .number($0.high ?? $0.low) }))
    }
}

extension LinePlot: PrimitiveChartContent, VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Data.Element

    public static func _collectElements(
        _ content: LinePlot, into collector: _MarkCollector, _ styles: [_ElementStyle<Data.Element>]
    ) {
        content.source.collect(.line, into: collector, styles)
    }
}
