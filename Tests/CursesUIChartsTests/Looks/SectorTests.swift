import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Sectors in small plots, and small sectors")
struct SectorTests {
    private struct Slice: Identifiable {
        let name: String
        let value: Double
        var id: String { name }
    }

    private let slices = [("a", 50.0), ("b", 26.0), ("c", 20.0), ("d", 4.0)].map { Slice(name: $0, value: $1) }

    private func donut(
        _ slices: [Slice], _ width: Int, _ height: Int, inset: CGFloat = 1, inner: MarkDimension = .ratio(0.6),
        _ level: Capabilities.ColorLevel = .trueColor, isASCII: Bool = false
    ) -> Snapshot {
        let chart = Chart(slices) {
            SectorMark(angle: .value("n", $0.value), innerRadius: inner, angularInset: inset)
                .foregroundStyle(by: .value("Name", $0.name))
        }
        .chartLegend(.hidden)
        let size = CellSize(width: width, height: height)
        return isASCII
            ? render(chart.environment(\.theme, .ascii), size: size, colorLevel: level)
            : render(chart, size: size, colorLevel: level)
    }

    private func colors(_ screen: Snapshot, _ width: Int, _ height: Int) -> Set<TerminalColor> {
        var colors: Set<TerminalColor> = []
        for row in 0..<height {
            for column in 0..<width {
                let cell = screen.cell(column, row)
                if cell.glyph != " " { colors.insert(cell.style.foreground) }
                colors.insert(cell.style.background)
            }
        }
        return colors.subtracting([.default])
    }

    @Test("Each sector remains visible with a gap between sectors", arguments: [(40, 12), (80, 24), (24, 8), (16, 4)])
    func sizes(width: Int, height: Int) {
        for inset in [0, 1, 4] as [CGFloat] {
            #expect(colors(donut(slices, width, height, inset: inset), width, height).count == 4)
            let plain = donut(slices, width, height, inset: inset, .none)
            for sign in ["▒", "░", "▓"] { #expect(plain.position(of: sign) != nil, "\(sign) \(inset)") }
            // The solid pattern may fill parts of cells only.
            #expect(plain.description.contains { "▁▂▃▄▅▆▇█▉▊▋▌▍▖▗▘▝▀▐▛▜▙▟".contains($0) })
            let ascii = donut(slices, width, height, inset: inset, .none, isASCII: true)
            for sign in ["#", "=", "+", ":"] { #expect(ascii.position(of: sign) != nil, "\(sign) \(inset)") }
        }
    }

    @Test("A ring remains even if its inner radius is greater than the plot")
    func thickHole() {
        #expect(colors(donut(slices, 40, 12, inner: .fixed(50)), 40, 12).count == 4)
    }

    @Test("Many small sectors beside a large one have a part of a cell each")
    func many() {
        let small = (0..<6).map { Slice(name: "s\($0)", value: 0.2) }
        let screen = donut([Slice(name: "all", value: 100)] + small, 60, 20, inset: 0)
        #expect(colors(screen, 60, 20).count >= 5)
    }
}
