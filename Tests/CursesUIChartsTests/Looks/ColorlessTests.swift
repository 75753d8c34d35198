import CursesUI
import CursesUICharts
import CursesUITesting
import CursesUITerminal
import Testing

@MainActor
@Suite("Marks without colours")
struct ColorlessTests {
    private func screen(_ chart: some View, isASCII: Bool = false) -> Snapshot {
        let chart = chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        let size = CellSize(width: 20, height: 4)
        return isASCII
            ? render(chart.environment(\.theme, .ascii), size: size, colorLevel: .none)
            : render(chart, size: size, colorLevel: .none)
    }

    private func area(_ opacity: Double) -> some View {
        Chart([0, 1], id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", 1)).opacity(opacity) }
            .chartYScale(domain: 0...1)
    }

    @Test("A translucent area is shaded")
    func shades() {
        #expect(screen(area(1)).position(of: "█") != nil)
        for (opacity, shade, ascii) in [(0.3, "░", ":"), (0.5, "▒", "+")] {
            #expect(screen(area(opacity)).position(of: shade) != nil && screen(area(opacity)).position(of: "█") == nil)
            #expect(screen(area(opacity), isASCII: true).position(of: ascii) != nil)
        }
        #expect(screen(area(1), isASCII: true).position(of: "#") != nil)
    }

    @Test("Translucent marks keep the patterns of their series, and are dim")
    func series() {
        let chart = Chart(["a", "b"], id: \.self) { name in
            BarMark(x: .value("Name", name), y: .value("y", 1))
                .foregroundStyle(by: .value("Name", name))
                .opacity(name == "b" ? 0.5 : 1)
        }
        let screen = screen(chart)
        let (solid, dim) = (screen.position(of: "█"), screen.position(of: "▒"))
        #expect(solid.map { screen.cell($0.column, $0.row).style.attributes.contains(.dim) } == false)
        #expect(dim.map { screen.cell($0.column, $0.row).style.attributes.contains(.dim) } == true)
    }

    @Test("An area and a bar that are thinner than half a cell remain")
    func thin() {
        let area = Chart([0, 1], id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", 0.05)).opacity(0.3) }
            .chartYScale(domain: 0...1)
        #expect(screen(area).position(of: String(repeating: "░", count: 20)) != nil)
        let bars = Chart(["a", "b"], id: \.self) { name in
            BarMark(x: .value("Name", name), y: .value("y", name == "a" ? 1 : 0.05))
        }
        .chartYScale(domain: 0...1)
        let rows = screen(bars, isASCII: true).description.split(separator: "\n").map { $0.filter { $0 == "#" }.count }
        #expect(rows.count == 4 && rows[3] == 2 * rows[2])
    }

    @Test("In ASCII three signs tell sizes apart")
    func sizes() {
        let chart = Chart(0..<3, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("Size", $0))
        }
        for sign in ["o", "O", "@"] { #expect(screen(chart, isASCII: true).position(of: sign) != nil) }
    }

    @Test("Bars with patterns end at the eighth of a cell")
    func eighths() {
        func bars(_ height: Double) -> Snapshot {
            screen(
                Chart(["a", "b"], id: \.self) { name in
                    BarMark(x: .value("Name", name), y: .value("y", height)).foregroundStyle(by: .value("Name", name))
                }
                .chartYScale(domain: 0...4))
        }
        #expect(bars(2).positions(of: "▃").isEmpty && bars(2).position(of: "▒") != nil)
        // Two solid bars' ends, one of which is above the pattern.
        let row = bars(2.375).description.split(separator: "\n", omittingEmptySubsequences: false)
            .first { $0.contains("▃") }
        #expect(row.map { !$0.contains("▒") && $0.split(separator: " ").count == 2 } == true)
    }
}
