import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Translucent marks")
struct BlendedMarksTests {
    /// Renders a chart with a line above its area, both at the same height from 0 to 1, on a terminal that reports its
    /// colours.
    private func chart(_ height: Double, on background: TerminalColor = .rgb(0, 0, 0)) -> Snapshot {
        let white = Color(red: 1, green: 1, blue: 1)
        let view = Chart {
            ForEach([0, 1], id: \.self) { x in
                AreaMark(x: .value("x", x), y: .value("y", height)).foregroundStyle(white.opacity(0.25))
                LineMark(x: .value("x", x), y: .value("y", height)).foregroundStyle(white)
            }
        }
        .chartYScale(domain: 0...1).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        let app = TestApp(view, size: CellSize(width: 10, height: 4))
        app.terminal.capabilities.foreground = .rgb(255, 255, 255)
        app.terminal.capabilities.background = background
        app.settle()
        return app.screen
    }

    private func color(_ cell: Cell) -> TerminalColor {
        cell.glyph == "█" ? cell.style.foreground : cell.style.background
    }

    @Test("an area is blended with the background that it is drawn on")
    func areas() {
        #expect(color(chart(1).cell(5, 3)) == .rgb(64, 64, 64))
        #expect(color(chart(1, on: .rgb(100, 100, 100)).cell(5, 3)) == .rgb(139, 139, 139))
    }

    @Test("a cell of a line has the background of the part of the area that is in it")
    func lines() {
        // The line is in the second of four rows. The area fills at most the lower half of that row.
        for (height, level) in [(0.625, UInt8(32)), (0.5625, 16)] {
            let cell = chart(height).cell(5, 1)
            #expect(cell.style.foreground == .rgb(255, 255, 255))
            #expect(cell.style.background == .rgb(level, level, level))
        }
    }
}
