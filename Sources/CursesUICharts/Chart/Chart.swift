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
/// A chart takes the size that is proposed to it. In too little room it leaves out first the legend, then the labels of
/// the axes, then the grid, never the data.
public struct Chart<Content: ChartContent> {
    let content: Content
    @Environment(\.self) private var environment

    /// A chart of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// A chart with marks for each element of a collection.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// A chart with marks for each element of a collection.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart: View {
    public var body: some View {
        let collector = _MarkCollector()
        let _ = Content._collect(content, into: collector)
        let configuration = environment.chartConfiguration
        let data = ChartData(collector.marks, configuration)
        let words = ChartWords(
            data, x: collector.xLabel?.characters(in: environment), y: collector.yLabel?.characters(in: environment),
            environment)
        ChartBoard(data: data, configuration: configuration, words: words, environment: environment)
    }
}

/// A chart whose marks are known.
struct ChartBoard {
    var data: ChartData
    let configuration: ChartConfiguration
    let words: ChartWords
    let environment: EnvironmentValues
    @State private var scrolled = ScrolledPlace()

    init(data: ChartData, configuration: ChartConfiguration, words: ChartWords, environment: EnvironmentValues) {
        self.data = data
        self.configuration = configuration
        self.words = words
        self.environment = environment
    }

    /// The size in cells where none is proposed.
    static let ideal = CellSize(width: 40, height: 12)
}

extension ChartBoard: View {
    var body: some View {
        if case .view(let legend, let position) = configuration.legend {
            VStack(alignment: .leading, spacing: 0) {
                if position.isAbove { legend }
                board
                if !position.isAbove { legend }
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
                            scrolled: scrolled
                        ),
                        words: words, scrolled: $scrolled
                    )
                }
            }
    }
}

extension AnnotationPosition {
    var isAbove: Bool { [.top, .topLeading, .topTrailing].contains(kind) }
}
