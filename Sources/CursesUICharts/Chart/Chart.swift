import CursesUI
import CursesUITerminal

/// A chart of marks: bars, lines, areas, points, rules, rectangles and sectors.
///
/// ```swift
/// Chart(fruit) { item in
///     BarMark(x: .value("Name", item.name), y: .value("Count", item.count))
/// }
/// .frame(height: 10)
/// ```
///
/// A chart takes the size that is proposed to it. If there is too little space, it leaves out the legend,
/// then the labels of the axes, then the grid, but never the data.
public struct Chart<Content: ChartContent> {
    let content: Content
    /// Collects the marks of the content. The closure is specialised in the app for the types of the elements.
    private let collect: @MainActor (Content, _MarkCollector) -> Void
    @Environment(\.self) private var environment
    @State private var identity = ChartIdentity()

    @usableFromInline
    init(_ content: Content, collect: @escaping @MainActor (Content, _MarkCollector) -> Void) {
        self.content = content
        self.collect = collect
    }

    /// Creates a chart of marks.
    @inlinable
    public init(@ChartContentBuilder content: () -> Content) {
        self.init(content()) { Content._collect($0, into: $1) }
    }

    /// Creates a chart with marks for each element of a collection.
    @inlinable
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init(ForEach(data, content: content)) { Content._collect($0, into: $1) }
    }

    /// Creates a chart with marks for each element of a collection.
    @inlinable
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init(ForEach(data, id: id, content: content)) { Content._collect($0, into: $1) }
    }
}

extension Chart: View {
    public var body: some View {
        let configuration = environment.chartConfiguration
        let (collector, marks) = collected(configuration)
        let data = ChartData(marks, configuration)
        let words = ChartWords(
            data, configuration, x: collector.xLabel?.characters(in: environment),
            y: collector.yLabel?.characters(in: environment), environment)
        let _ = reportNoLogarithm(data, configuration)
        ChartBoard(data: data, configuration: configuration, words: words, environment: environment)
    }
}

extension Chart {
    /// Collects the marks of the content. Functions without a domain take that of the other marks, so these are
    /// collected first.
    @MainActor private func collected(
        _ configuration: ChartConfiguration
    ) -> (collector: _MarkCollector, marks: ContiguousArray<Mark>) {
        let keepsAll = configuration.needsAllMarks
        let first = _MarkCollector(keepsAll: keepsAll, functionDomain: configuration.xScale.numbers)
        collect(content, first)
        let marks = first.finish()
        guard first.needsFunctionDomain else { return (first, marks) }
        var range: ClosedRange<Double>?
        for mark in marks where mark.kind != .sector {
            for case .number(let number)? in [mark.x.low, mark.x.high] where number.isFinite {
                range = min(number, range?.lowerBound ?? number)...max(number, range?.upperBound ?? number)
            }
        }
        let second = _MarkCollector(keepsAll: keepsAll, functionDomain: range ?? 0...1)
        collect(content, second)
        return (second, second.finish())
    }

    /// Reports values that have no place on a logarithmic scale, once for each chart.
    @MainActor private func reportNoLogarithm(_ data: ChartData, _ configuration: ChartConfiguration) {
        for (axis, setting) in [(Axis.horizontal, configuration.xScale), (.vertical, configuration.yScale)]
        where setting.type?.kind == .log {
            let count = data.countWithoutLogarithm(along: axis)
            guard count > 0 else { continue }
            ViewHost.current?.graph.diagnostics.report(
                .noLogarithm(count: count, axis: axis == .horizontal ? "horizontal" : "vertical"),
                once: ObjectIdentifier(identity))
        }
    }
}

/// Identifies a chart for as long as it is shown.
private final class ChartIdentity {}

/// A view of a chart whose marks have been collected.
struct ChartBoard {
    var data: ChartData
    let configuration: ChartConfiguration
    let words: ChartWords
    let environment: EnvironmentValues
    @State private var scrolled = ScrolledPlace()
    @State private var labelRoom = AxisLabelRoom()

    init(data: ChartData, configuration: ChartConfiguration, words: ChartWords, environment: EnvironmentValues) {
        self.data = data
        self.configuration = configuration
        self.words = words
        self.environment = environment
    }

    /// The size in cells if none is proposed.
    static let ideal = CellSize(width: 40, height: 12)
}

extension ChartBoard: View {
    var body: some View {
        if case .view(let legend, let place) = configuration.legend {
            if place.side.isBeside {
                HStack(alignment: place.alignment.vertical) {
                    if place.side == .leading { legend }
                    board
                    if place.side == .trailing { legend }
                }
            } else {
                VStack(alignment: place.alignment.horizontal, spacing: 0) {
                    if place.side == .above { legend }
                    board
                    if place.side == .below { legend }
                }
            }
        } else {
            board
        }
    }

    @MainActor private var board: some View {
        CellSurface(ideal: Self.ideal) { _, _ in }
            .overlay(alignment: .topLeading) {
                GeometryReader { geometry in
                    ChartLayers(
                        plan: ChartPlan(
                            data, configuration, size: geometry.cellSize, metrics: geometry.metrics, environment,
                            scrolled: scrolled, labelRoom: labelRoom
                        ),
                        words: words, scrolled: $scrolled, labelRoom: $labelRoom
                    )
                }
            }
    }
}
