import CursesUI
import CursesUITesting
import Testing

@testable import Gallery

@MainActor
@Suite("Pictures of the chart exhibits")
struct ChartExhibitTests {
    /// Compares pictures of a chart in three sizes: in 24-bit colour, in 16 colours, without colours, and in ASCII.
    private func assertPictures<Exhibit: View>(of exhibit: Exhibit, _ kind: String) {
        let name = String(describing: Exhibit.self)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        calendar.locale = Locale(identifier: "en_US")
        let exhibit = exhibit.environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.calendar, calendar).environment(\.timeZone, calendar.timeZone)
        for (width, height) in [(80, 24), (120, 40), (30, 8)] {
            func compare(_ view: some View, _ level: Capabilities.ColorLevel, _ colors: String) {
                let app = TestApp(view, size: CellSize(width: width, height: height), colorLevel: level)
                #expect(app.diagnostics == [])
                assertSnapshot(of: app, named: "\(kind).\(width)x\(height).\(colors)", function: name)
            }
            compare(exhibit, .trueColor, "24-bit")
            compare(exhibit, .ansi16, "16")
            compare(exhibit, .none, "none")
            compare(exhibit.environment(\.theme, .ascii), .none, "ascii")
        }
    }

    @Test("Bars", arguments: BarCharts.Kind.allCases)
    func bars(kind: BarCharts.Kind) { assertPictures(of: BarCharts(kind: kind), "\(kind)") }

    @Test("Lines and areas", arguments: LineCharts.Kind.allCases)
    func lines(kind: LineCharts.Kind) { assertPictures(of: LineCharts(kind: kind), "\(kind)") }

    @Test("Points, intervals and rectangles", arguments: PointCharts.Kind.allCases)
    func points(kind: PointCharts.Kind) { assertPictures(of: PointCharts(kind: kind), "\(kind)") }

    @Test("Sectors", arguments: SectorCharts.Kind.allCases)
    func sectors(kind: SectorCharts.Kind) { assertPictures(of: SectorCharts(kind: kind), "\(kind)") }

    @Test("Axes and scales", arguments: ChartAxes.Kind.allCases)
    func axes(kind: ChartAxes.Kind) { assertPictures(of: ChartAxes(kind: kind), "\(kind)") }

    @Test("Selections and scrolling", arguments: ChartSelections.Kind.allCases)
    func selections(kind: ChartSelections.Kind) { assertPictures(of: ChartSelections(kind: kind), "\(kind)") }

    @Test("Plots of collections and functions", arguments: ChartPlots.Kind.allCases)
    func plots(kind: ChartPlots.Kind) { assertPictures(of: ChartPlots(kind: kind), "\(kind)") }

    @Test("Sparklines, a heat map and large digits")
    func small() { assertPictures(of: SmallCharts(), "all") }

    @Test("These are all chart exhibits but the one with several charts at once")
    func exhibits() throws {
        let section = try #require(Exhibit.sections.first { $0.title == "Charts" })
        #expect(
            section.exhibits.map(\.id) == [
                "ChartKinds", "BarCharts", "LineCharts", "PointCharts", "SectorCharts", "ChartAxes", "ChartSelections",
                "ChartPlots", "SmallCharts",
            ])
    }
}
