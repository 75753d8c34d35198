import CursesUI

/// The values of a plot's elements along one axis.
struct PlotAxis<DataElement> {
    let label: PlottableLabel
    let low: (DataElement) -> _ChartValue
    let high: ((DataElement) -> _ChartValue)?
    /// Whether the two values are the ends of an interval that represents one value, such as a day.
    private(set) var isBin = false

    init<V: Plottable>(_ value: PlottableProjection<DataElement, V>) {
        label = value.label
        low = value.value
        high = value.end
        isBin = value.end != nil
    }

    init<V: Plottable>(_ start: PlottableProjection<DataElement, V>, _ end: PlottableProjection<DataElement, V>) {
        label = start.label
        low = start.value
        high = end.value
    }
}

/// The elements of a plot, with their values.
struct PlotSource<Data: RandomAccessCollection> {
    let data: Data
    let x: PlotAxis<Data.Element>?
    let y: PlotAxis<Data.Element>?
    let stacking: MarkStackingMethod
    /// A change of the style of all marks; `nil` for none.
    private let change: ((inout MarkStyle) -> Void)?
    /// The series of each element; `nil` for one series.
    private let series: _ElementStyle<Data.Element>?

    init(
        _ data: Data, x: PlotAxis<Data.Element>?, y: PlotAxis<Data.Element>?,
        stacking: MarkStackingMethod = .standard, series: _ElementStyle<Data.Element>? = nil,
        _ change: ((inout MarkStyle) -> Void)? = nil
    ) {
        self.data = data
        self.x = x
        self.y = y
        self.stacking = stacking
        self.series = series
        self.change = change
    }

    @MainActor
    func collect(_ kind: Mark.Kind, into collector: _MarkCollector, _ styles: [_ElementStyle<Data.Element>]) {
        collector.name(x: x?.label, y: y?.label)
        let styles = styles + (series.map { [$0] } ?? [])
        let changes: (inout MarkStyle) -> Void = {
            if stacking != .standard { $0.stacking = stacking }
            change?(&$0)
        }
        collector.with(changes) {
            // These are taken out of generic values once: the types would be looked up for each element.
            let (xLow, xHigh, yLow, yHigh) = (x?.low, x?.high, y?.low, y?.high)
            let (xIsBin, yIsBin) = (x?.isBin ?? false, y?.isBin ?? false)
            let isPlain = styles.isEmpty
            @MainActor func add(_ element: Data.Element) {
                let x =
                    if let xLow {
                        Extent(low: xLow(element), high: xHigh?(element), isBin: xIsBin)
                    } else {
                        Extent.whole
                    }
                let y =
                    if let yLow {
                        Extent(low: yLow(element), high: yHigh?(element), isBin: yIsBin)
                    } else {
                        Extent.whole
                    }
                if isPlain {
                    collector.add(kind, x: x, y: y)
                } else {
                    collector.add(kind, x: x, y: y) { style in
                        for change in styles { change.change(element, &style) }
                    }
                }
            }
            let isDone = data.withContiguousStorageIfAvailable { elements in
                var index = 0
                while index < elements.count {
                    if isPlain, let xLow, let yLow, xHigh == nil, yHigh == nil {
                        index = collector.add(kind, elements, from: index, x: xLow, y: yLow)
                        guard index < elements.count else { break }
                    }
                    add(elements[index])
                    index += 1
                }
                return true
            }
            if isDone == nil { for element in data { add(element) } }
        }
    }
}

/// The elements of a plot, or a function whose samples are the elements.
enum PlotContent<Data: RandomAccessCollection> {
    case elements(PlotSource<Data>)
    /// A function, with its domain; `nil` for the domain of the chart.
    case function(ClosedRange<Double>?, (ClosedRange<Double>) -> PlotSource<Data>)

    @MainActor
    func collect(_ kind: Mark.Kind, into collector: _MarkCollector, _ styles: [_ElementStyle<Data.Element>]) {
        switch self {
        case .elements(let source): source.collect(kind, into: collector, styles)
        case .function(let domain, let source):
            guard let domain = domain ?? collector.domainForFunction() else { return }
            source(domain).collect(kind, into: collector, styles)
        }
    }
}

/// Samples a function for its graph.
enum FunctionSamples {
    /// The number of samples, which is enough for the columns of dots on the widest screen.
    static let count = 800

    static func places(_ domain: ClosedRange<Double>) -> [Double] {
        let length = domain.upperBound - domain.lowerBound
        return (0...count).map { domain.lowerBound + length * Double($0) / Double(count) }
    }
}

extension PlotAxis {
    init(
        label: PlottableLabel, low: @escaping (DataElement) -> _ChartValue,
        high: ((DataElement) -> _ChartValue)?
    ) {
        self.label = label
        self.low = low
        self.high = high
    }
}
