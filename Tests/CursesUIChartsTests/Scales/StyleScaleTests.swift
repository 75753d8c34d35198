import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Scales of styles and symbols, and domains that the app changes")
struct StyleScaleTests {
    private func screen(_ chart: some View, _ width: Int = 50, _ height: Int = 12) -> Snapshot {
        render(
            chart.environment(\.locale, Locale(identifier: "en_US")), size: CellSize(width: width, height: height))
    }

    private func bars() -> some View {
        Chart([2, 5, 8], id: \.self) {
            BarMark(x: .value("Name", "\($0)"), y: .value("n", 1)).foregroundStyle(by: .value("n", $0))
        }
    }

    private func colors(_ screen: Snapshot) -> [TerminalColor] {
        var colors: [TerminalColor] = []
        let row = 6
        for column in 0..<50 where screen.cell(column, row).glyph == "█" {
            let color = screen.cell(column, row).style.foreground
            if colors.last != color { colors.append(color) }
        }
        return colors
    }

    private let black = Color(red: 0, green: 0, blue: 0)
    private let white = Color(red: 1, green: 1, blue: 1)

    @Test("A range of numbers is the domain of a gradient")
    func continuous() {
        let gradient = Gradient(colors: [black, white])
        let fitted = screen(bars().chartForegroundStyleScale(range: gradient))
        let own = screen(bars().chartForegroundStyleScale(domain: 0...10, range: gradient))
        #expect(colors(fitted).first == .rgb(0, 0, 0) && colors(fitted).last == .rgb(255, 255, 255))
        #expect(colors(own).count == 3 && colors(own).first != .rgb(0, 0, 0) && colors(own).last != .rgb(255, 255, 255))
        #expect(own.position(of: "10") != nil && fitted.position(of: "10") == nil)
        let narrow = screen(bars().chartForegroundStyleScale(domain: 4...6, range: [black, white]))
        #expect(colors(narrow).first == .rgb(0, 0, 0) && colors(narrow).last == .rgb(255, 255, 255))
    }

    @Test("Names keep the styles that a domain and a range give them")
    func names() {
        let chart = Chart(["b", "a"], id: \.self) {
            BarMark(x: .value("Name", $0), y: .value("n", 1)).foregroundStyle(by: .value("Name", $0))
        }
        let screen = screen(chart.chartForegroundStyleScale(domain: ["a", "b"], range: [black, white]))
        #expect(colors(screen) == [.rgb(255, 255, 255), .rgb(0, 0, 0)])
    }

    private func points() -> some View {
        Chart(["b", "a", "c"], id: \.self) {
            PointMark(x: .value("Name", $0), y: .value("n", 1)).symbol(by: .value("Name", $0))
        }
    }

    @Test("Symbols are given in turn, in the order of a domain, or by a function")
    func symbols() {
        func legend(_ chart: some View) -> [String] {
            let screen = screen(chart)
            return ["a", "b", "c"].map { name in
                "●■▲◆★".map(String.init).first { screen.position(of: "\($0) \(name)") != nil } ?? ""
            }
        }
        #expect(legend(points().chartSymbolScale(range: [.square, .triangle])) == ["▲", "■", "■"])
        #expect(legend(points().chartSymbolScale(domain: ["a", "b", "c"])) == ["●", "■", "▲"])
        #expect(
            legend(points().chartSymbolScale(domain: ["a", "b", "c"], range: [.diamond, .circle, .pentagon]))
                == ["◆", "●", "★"])
        let mapped = points().chartSymbolScale(domain: ["a", "b", "c"]) { (name: String) -> BasicChartSymbolShape in
            name == "b" ? .triangle : .square
        }
        #expect(legend(mapped) == ["■", "▲", "■"])
    }

    @Test("An automatic domain of names can be changed and reversed")
    func changedNames() {
        func order(_ chart: some View) -> [String] {
            let screen = screen(chart)
            let places = ["a", "b", "c"].compactMap { name in
                screen.positions(of: name).first { $0.row == 11 }.map { (name: name, column: $0.column) }
            }
            return places.sorted { $0.column < $1.column }.map(\.name)
        }
        let chart = points().chartLegend(.hidden)
        #expect(order(chart) == ["b", "a", "c"])
        #expect(order(chart.chartXScale(domain: .automatic(dataType: String.self) { $0.sort() })) == ["a", "b", "c"])
        #expect(order(chart.chartXScale(domain: .automatic(reversed: true))) == ["c", "a", "b"])
        #expect(
            order(chart.chartXScale(domain: .automatic(dataType: String.self) { $0.removeAll { $0 == "a" } }))
                == ["b", "c"])
    }

    @Test("An automatic domain of numbers can be changed")
    func changedNumbers() {
        let chart = Chart([3, 4], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        let own = screen(chart.chartXScale(domain: 3...40))
        #expect(own == screen(chart.chartXScale(domain: .automatic(dataType: Int.self) { $0.append(40) })))
    }
}
