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
        ChartBoard(data: data, configuration: configuration, environment: environment)
            .accessibilityElement(children: .contain)
            .accessibilityLabel(words.label)
            .accessibilityValue(words.value)
    }
}

/// A chart whose marks are known.
struct ChartBoard {
    let data: ChartData
    let configuration: ChartConfiguration
    let environment: EnvironmentValues

    /// The size in cells where none is proposed.
    static let ideal = CellSize(width: 40, height: 12)
}

extension ChartBoard: View {
    var body: some View {
        CellSurface(ideal: Self.ideal) { _, _ in }
            .overlay(alignment: .topLeading) {
                GeometryReader { geometry in
                    let plan = ChartPlan(
                        data, configuration, size: geometry.cellSize, metrics: geometry.metrics, environment)
                    ChartLayers(plan: plan, picture: PlotPainter.paint(plan))
                }
            }
    }
}

/// The parts of a chart that has a size, from back to front.
struct ChartLayers {
    let plan: ChartPlan
    let picture: PlotPicture
}

extension ChartLayers: View {
    var body: some View {
        let plan = plan
        let metrics = plan.metrics
        ZStack(alignment: .topLeading) {
            CellSurface { context, _ in ChartFurniture(plan).draw(in: context) }
            plot
                .frame(
                    width: CGFloat(plan.plot.size.width) * metrics.columnWidth,
                    height: CGFloat(plan.plot.size.height) * metrics.rowHeight
                )
                .offset(
                    x: CGFloat(plan.plot.minColumn) * metrics.columnWidth,
                    y: CGFloat(plan.plot.minRow) * metrics.rowHeight
                )
            if !picture.annotations.isEmpty { ChartAnnotations(plan: plan, annotations: picture.annotations) }
        }
    }

    @ViewBuilder
    @MainActor private var plot: some View {
        let surface = PlotSurface(picture: picture)
        if let style = plan.configuration.plotStyle {
            style(ChartPlotContent(surface: AnyView(surface)))
        } else {
            surface
        }
    }
}

/// The plot of a chart.
struct PlotSurface {
    let picture: PlotPicture
}

extension PlotSurface: View {
    var body: some View {
        let picture = picture
        CellSurface { context, _ in
            for (index, cell) in picture.cells.enumerated() {
                guard let cell else { continue }
                let point = CellPoint(column: index % picture.size.width, row: index / picture.size.width)
                context.put(cell.glyph, style: cell.style, at: point)
            }
        }
    }
}
