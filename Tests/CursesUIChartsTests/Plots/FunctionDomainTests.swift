import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("The domains of functions")
struct FunctionDomainTests {
    private func screen(_ chart: some View) -> Snapshot {
        render(chart.environment(\.locale, Locale(identifier: "en_US")), size: CellSize(width: 50, height: 12))
    }

    @Test("A function without a domain has the horizontal domain of the chart")
    func scale() {
        let own = Chart { LinePlot(x: "x", y: "y", domain: -2...2) { $0 * $0 } }
        let shared = Chart { LinePlot(x: "x", y: "y") { $0 * $0 } }
        #expect(screen(own.chartXScale(domain: -2...2)) == screen(shared.chartXScale(domain: -2...2)))
    }

    @Test("Without such a domain, it has that of the other marks, in whatever order they are")
    func otherMarks() {
        @ChartContentBuilder func points() -> some ChartContent {
            PointMark(x: .value("x", 3), y: .value("y", 1))
            PointMark(x: .value("x", 7), y: .value("y", 2))
        }
        let own = Chart {
            points()
            AreaPlot(x: "x", y: "y", domain: 3...7) { $0 }
        }
        let after = Chart {
            points()
            AreaPlot(x: "x", y: "y") { $0 }
        }
        let before = Chart {
            AreaPlot(x: "x", y: "y") { $0 }
            points()
        }
        #expect(screen(own) == screen(after) && screen(after) == screen(before))
    }

    @Test("A function alone has the domain from 0 to 1")
    func alone() {
        let own = Chart { AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (-$0, $0) } }
        let plain = Chart { AreaPlot(x: "x", yStart: "a", yEnd: "b") { (-$0, $0) } }
        #expect(screen(own) == screen(plain))
        #expect(screen(Chart { LinePlot(x: "x", y: "y") { 1 / $0 } }).position(of: "1.0") != nil)
    }
}
