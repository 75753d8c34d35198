import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("The place of the legend")
struct LegendTests {
    private func chart() -> some View {
        Chart(Sample.sales) {
            BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
                .foregroundStyle(by: .value("Region", $0.region))
        }
    }

    private func screen(_ chart: some View, _ width: Int = 50, _ height: Int = 14) -> Snapshot {
        render(chart, size: CellSize(width: width, height: height))
    }

    private func places(_ screen: Snapshot) -> [CellPoint] {
        ["■ North", "■ South", "■ West"].compactMap { screen.position(of: $0) }
    }

    @Test("A legend after the plot has one entry in each row, and the plot is narrower")
    func trailing() {
        let screen = screen(chart().chartLegend(position: .trailing))
        let places = places(screen)
        #expect(places.map(\.column) == [43, 43, 43] && places.map(\.row) == [0, 1, 2])
        #expect(screen.positions(of: "─").map(\.column).max() ?? 50 < 40)
        #expect(screen.position(of: "─ 0").map { $0.column < 40 } == true)
    }

    @Test("A legend before the plot is before the labels of the axis as well")
    func leading() {
        let screen = screen(
            chart().chartLegend(position: .leading).chartYAxis { AxisMarks(position: .leading) })
        #expect(places(screen).map(\.column) == [0, 0, 0])
        #expect(screen.positions(of: "─").map(\.column).min() ?? 0 > 9)
        #expect(screen.positions(of: "0").allSatisfy { $0.column > 8 })
    }

    @Test("A legend beside the plot is aligned with its top, its middle or its bottom")
    func vertical() {
        func rows(_ alignment: Alignment) -> [Int] {
            places(screen(chart().chartLegend(position: .trailing, alignment: alignment))).map(\.row)
        }
        #expect(rows(.top) == [0, 1, 2] && rows(.center) == [4, 5, 6] && rows(.bottom) == [9, 10, 11])
    }

    @Test("Without room at the side, the legend is below the plot")
    func narrow() {
        #expect(places(screen(chart().chartLegend(position: .trailing), 22, 14)).first.map { $0.row >= 12 } == true)
    }

    @Test("A legend above or below the plot is aligned with its beginning, its middle or its end")
    func horizontal() {
        func columns(_ position: AnnotationPosition, _ alignment: Alignment?) -> [Int] {
            places(screen(chart().chartLegend(position: position, alignment: alignment))).map(\.column)
        }
        for position in [AnnotationPosition.top, .bottom] {
            let start = columns(position, nil)
            #expect(start == [0, 9, 18] && columns(position, .leading) == start)
            // The plot has 46 or 47 columns, and the legend 24.
            #expect(columns(position, .center).first.map { (10...12).contains($0) } == true)
            #expect(columns(position, .trailing).first.map { (21...23).contains($0) } == true)
        }
    }

    @Test("A view instead of the legend is at the same places")
    func views() {
        func place(_ position: AnnotationPosition, _ alignment: Alignment?) -> CellPoint? {
            screen(chart().chartLegend(position: position, alignment: alignment) { Text("own") }).position(of: "own")
        }
        #expect(place(.trailing, .center).map { $0.column == 47 && (5...8).contains($0.row) } == true)
        #expect(place(.leading, nil) == CellPoint(column: 0, row: 0))
        #expect(place(.bottom, nil) == CellPoint(column: 0, row: 13))
        #expect(place(.top, .trailing) == CellPoint(column: 47, row: 0))
    }
}
