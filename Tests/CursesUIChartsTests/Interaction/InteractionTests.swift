import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Selecting in charts, and scrolling them")
struct InteractionTests {
    private final class Selected: ObservableObject {
        @Published var name: String?
        @Published var number: Double?
        @Published var range: ClosedRange<Double>?
        @Published var first = 0
    }

    private struct Fruit: View {
        @ObservedObject var selected: Selected
        var body: some View {
            Chart(Sample.fruit) { item in
                BarMark(x: .value("Name", item.name), y: .value("Count", item.count))
                if selected.name == item.name {
                    RuleMark(x: .value("Name", item.name)).annotation { Text("<\(Int(item.count))>") }
                }
            }
            .chartXSelection(value: $selected.name)
        }
    }

    private let size = CellSize(width: 40, height: 12)

    @Test("Arrow keys select the values in their order, Escape ends the selection")
    func keys() {
        let selected = Selected()
        let app = TestApp(Fruit(selected: selected), size: size)
        app.press(.rightArrow)
        #expect(selected.name == "apple")
        app.press(.rightArrow, times: 2)
        #expect(selected.name == "cherry" && app.screen.position(of: "<7>") != nil)
        app.press(.leftArrow)
        #expect(selected.name == "banana")
        app.press(.end)
        #expect(selected.name == "melon")
        app.press(.escape)
        #expect(selected.name == nil)
    }

    @Test("The mouse selects the value below it, and follows a drag")
    func mouse() {
        let selected = Selected()
        let app = TestApp(Fruit(selected: selected), size: size)
        app.click(column: 11, row: 5)
        #expect(selected.name == "banana")
        app.drag(from: CellPoint(column: 11, row: 5), to: CellPoint(column: 25, row: 5))
        #expect(selected.name == "grape")
    }

    @Test("The focus is seen on the line below the plot")
    func focus() {
        let app = TestApp(Fruit(selected: Selected()), size: size)
        #expect(app.screen.position(of: "━━━") != nil)
        #expect(app.focused != nil)
    }

    @Test("Dragging over numbers selects a range")
    func range() {
        let selected = Selected()
        struct Line: View {
            @ObservedObject var selected: Selected
            var body: some View {
                Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                    .chartXSelection(range: $selected.range)
                    .chartYAxis(.hidden)
            }
        }
        let app = TestApp(Line(selected: selected), size: size)
        app.drag(from: CellPoint(column: 30, row: 3), to: CellPoint(column: 10, row: 3))
        #expect(selected.range.map { $0.lowerBound < 3 && $0.upperBound > 7 } == true)
    }

    @Test("Sectors are selected by the sum of their values")
    func sectors() {
        let selected = Selected()
        struct Pie: View {
            @ObservedObject var selected: Selected
            var body: some View {
                Chart(Sample.fruit) { SectorMark(angle: .value("Count", $0.count)) }
                    .chartAngleSelection(value: $selected.number)
            }
        }
        let app = TestApp(Pie(selected: selected), size: size)
        app.press(.rightArrow)
        #expect(selected.number == 6)
        app.press(.rightArrow)
        #expect(selected.number == 12 + 15.5)
        app.click(column: 20, row: 11)
        #expect(selected.number.map { $0 > 30 && $0 < 60 } == true)
    }

    private struct Long: View {
        @ObservedObject var selected: Selected
        var body: some View {
            Chart(0..<100, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", $0 + 1)) }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 5)
        }
    }

    @Test("Keys scroll to values that cannot be seen, and the line shows where that is")
    func scrolling() {
        let app = TestApp(Long(selected: Selected()), size: size)
        #expect(app.screen.position(of: "n0") != nil && app.screen.position(of: "n5") == nil)
        app.press(.pageDown)
        #expect(app.screen.position(of: "n0") == nil && app.screen.position(of: "n5") != nil)
        app.press(.end)
        #expect(app.screen.position(of: "n99") != nil)
        app.press(.rightArrow)
        #expect(app.screen.position(of: "n99") != nil)
        app.press(.home)
        #expect(app.screen.position(of: "n0") != nil)
        #expect(app.screen.position(of: "━") == CellPoint(column: 0, row: 10))
    }

    @Test("A bound position scrolls the chart")
    func scrollPosition() {
        struct Bound: View {
            @ObservedObject var selected: Selected
            var body: some View {
                Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                    .chartScrollableAxes(.horizontal)
                    .chartXVisibleDomain(length: 10)
                    .chartScrollPosition(x: $selected.first)
            }
        }
        let selected = Selected()
        let app = TestApp(Bound(selected: selected), size: size)
        app.press(.pageDown)
        #expect(selected.first == 10)
        selected.first = 50
        app.settle()
        #expect(app.screen.position(of: "50") != nil)
    }

    @Test("A proxy tells where values are, and which values are at places")
    func proxy() {
        final class Answers { var texts: [String] = [] }
        let answers = Answers()
        let chart = Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 2)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartXScale(domain: 0...10).chartYScale(domain: 0...20)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
                    Text("\(Int(frame.width))x\(Int(frame.height))").position(x: 10, y: 2)
                    let x = proxy.position(forX: 5) ?? -1
                    let y = proxy.position(forY: 20) ?? -1
                    let value = proxy.value(atX: 20, as: Double.self) ?? -1
                    Text("\(Int(x)),\(Int(y)),\(Int(value))").position(x: 10, y: 4)
                }
            }
        let app = TestApp(chart, size: CellSize(width: 40, height: 10))
        #expect(app.screen.position(of: "40x10") != nil)
        #expect(app.screen.position(of: "20,0,5") != nil)
        _ = answers
    }

    private struct Days: View {
        @ObservedObject var selected: Selected
        var body: some View {
            Chart(0..<30, id: \.self) { LineMark(x: .value("Day", $0), y: .value("n", $0)) }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 5)
                .chartScrollPosition(x: $selected.first)
                .chartXSelection(value: $selected.number)
        }
    }

    @Test("In a chart with a selection, Page Up and Page Down scroll, and the arrow keys select")
    func selectingAndScrolling() {
        let selected = Selected()
        let app = TestApp(Days(selected: selected), size: size)
        app.press(.pageDown, times: 2)
        #expect(selected.first == 10 && selected.number == nil)
        app.press(.pageUp)
        #expect(selected.first == 5)
        app.press(.home)
        app.press(.rightArrow)
        #expect(selected.number == 1 && selected.first <= 1)
        app.press("?")
        #expect(app.screen.position(of: "Select") != nil && app.screen.position(of: "Scroll") != nil)
    }

    @Test("Page Down scrolls the vertical axis if only that can be scrolled")
    func verticalPages() {
        struct Tall: View {
            var body: some View {
                Chart(0..<40, id: \.self) { BarMark(x: .value("n", $0 + 1), y: .value("Name", "row \($0)")) }
                    .chartScrollableAxes(.vertical)
                    .chartYVisibleDomain(length: 4)
            }
        }
        let app = TestApp(Tall(), size: size)
        #expect(app.screen.position(of: "row 3") != nil && app.screen.position(of: "row 7") == nil)
        app.press(.pageDown)
        #expect(app.screen.position(of: "row 3") == nil && app.screen.position(of: "row 7") != nil)
    }
}
