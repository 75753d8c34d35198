import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Selecting a range with keys, and selecting and scrolling along the vertical axis")
struct RangeSelectionTests {
    private final class Selected: ObservableObject {
        @Published var x: ClosedRange<Int>?
        @Published var y: ClosedRange<Int>?
        @Published var value: Int?
        @Published var first = 0
    }

    private struct Days: View {
        @ObservedObject var selected: Selected
        var body: some View {
            Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXSelection(range: $selected.x)
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
        }
    }

    private let size = CellSize(width: 40, height: 12)

    @Test("Shift and an arrow key extend the range from where it began, in both directions")
    func extending() {
        let selected = Selected()
        let app = TestApp(Days(selected: selected), size: size)
        app.press(.rightArrow, times: 4)
        #expect(selected.x == 3...3)
        app.press(.rightArrow, modifiers: .shift, times: 2)
        #expect(selected.x == 3...5)
        app.press(.leftArrow, modifiers: .shift, times: 3)
        #expect(selected.x == 2...3)
        app.press(.end, modifiers: .shift)
        #expect(selected.x == 3...10)
        app.press(.home, modifiers: .shift)
        #expect(selected.x == 0...3)
    }

    @Test("An arrow key alone makes the range a single value, and moves it; Escape ends the selection")
    func collapsing() {
        let selected = Selected()
        let app = TestApp(Days(selected: selected), size: size)
        app.press(.rightArrow, times: 3)
        app.press(.rightArrow, modifiers: .shift, times: 2)
        app.press(.rightArrow)
        #expect(selected.x == 5...5)
        app.press(.leftArrow, modifiers: .shift, times: 2)
        app.press(.leftArrow)
        #expect(selected.x == 2...2)
        // At the last value there is nothing to move to, but the range still becomes a single value.
        app.press(.end, modifiers: .shift)
        app.press(.rightArrow)
        #expect(selected.x == 10...10)
        app.press(.escape)
        #expect(selected.x == nil)
        app.press(.rightArrow, modifiers: .shift)
        #expect(selected.x == 0...0)
    }

    @Test("Keys extend a range that the app has set at its end, and one that the mouse has dragged where it was left")
    func rangesOfOthers() {
        let selected = Selected()
        selected.x = 4...6
        let app = TestApp(Days(selected: selected), size: size)
        app.press(.rightArrow, modifiers: .shift)
        #expect(selected.x == 4...7)
        app.drag(from: CellPoint(column: 30, row: 3), to: CellPoint(column: 10, row: 3))
        let dragged = selected.x
        app.press(.leftArrow, modifiers: .shift)
        #expect(selected.x?.upperBound == dragged?.upperBound)
        #expect(selected.x.map { $0.lowerBound < dragged?.lowerBound ?? 0 } == true)
    }

    @Test("In a right-to-left chart the left arrow key extends the range")
    func rightToLeft() {
        let selected = Selected()
        let app = TestApp(
            Days(selected: selected).environment(\.layoutDirection, .rightToLeft), size: size)
        app.press(.leftArrow)
        app.press(.leftArrow, modifiers: .shift)
        #expect(selected.x == 0...1)
    }

    @Test("A chart that selects a single value leaves Shift to the views around it")
    func singleValue() {
        let selected = Selected()
        struct One: View {
            @ObservedObject var selected: Selected
            var body: some View {
                Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                    .chartXSelection(value: $selected.value)
            }
        }
        let app = TestApp(One(selected: selected), size: size)
        app.press(.rightArrow)
        app.press(.rightArrow, modifiers: .shift)
        #expect(selected.value == 0)
    }

    @Test("The key help names the keys that select and extend")
    func keyHelp() {
        let app = TestApp(Days(selected: Selected()))
        app.press("?")
        #expect(app.screen.position(of: "Select") != nil && app.screen.position(of: "Extend") != nil)
    }

    private struct Vertical: View {
        @ObservedObject var selected: Selected
        var body: some View {
            Chart(0..<11, id: \.self) { PointMark(x: .value("x", 5), y: .value("y", $0)) }
                .chartYSelection(value: $selected.value)
                .chartXAxis(.hidden).chartYAxis(.hidden)
        }
    }

    @Test("The vertical arrow keys and the mouse select a value of the vertical axis")
    func verticalValue() {
        let selected = Selected()
        let app = TestApp(Vertical(selected: selected), size: size)
        app.press(.upArrow, times: 3)
        #expect(selected.value == 2)
        app.press(.downArrow)
        #expect(selected.value == 1)
        app.press(.rightArrow)
        #expect(selected.value == 1)
        app.click(column: 10, row: 0)
        #expect(selected.value.map { $0 >= 9 } == true)
    }

    @Test("The vertical arrow keys with Shift, and a drag, select a range of the vertical axis")
    func verticalRange() {
        let selected = Selected()
        struct Range: View {
            @ObservedObject var selected: Selected
            var body: some View {
                Chart(0..<11, id: \.self) { PointMark(x: .value("x", 5), y: .value("y", $0)) }
                    .chartYSelection(range: $selected.y)
                    .chartXAxis(.hidden).chartYAxis(.hidden)
            }
        }
        let app = TestApp(Range(selected: selected), size: size)
        app.press(.upArrow, times: 2)
        app.press(.upArrow, modifiers: .shift, times: 3)
        #expect(selected.y == 1...4)
        app.drag(from: CellPoint(column: 5, row: 10), to: CellPoint(column: 5, row: 1))
        #expect(selected.y.map { $0.lowerBound <= 1 && $0.upperBound >= 9 } == true)
    }

    private struct Tall: View {
        @ObservedObject var selected: Selected
        var body: some View {
            Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0 % 10), y: .value("y", $0)) }
                .chartScrollableAxes(.vertical)
                .chartYVisibleDomain(length: 10)
                .chartScrollPosition(y: $selected.first)
        }
    }

    @Test("The vertical arrow keys and a drag scroll a chart with a visible part of the vertical axis")
    func verticalScrolling() {
        let selected = Selected()
        let app = TestApp(Tall(selected: selected), size: size)
        #expect(app.screen.position(of: "10") != nil && app.screen.position(of: "50") == nil)
        app.press(.upArrow, times: 3)
        #expect(selected.first == 3)
        app.press(.downArrow)
        #expect(selected.first == 2)
        app.drag(from: CellPoint(column: 5, row: 1), to: CellPoint(column: 5, row: 8))
        #expect(selected.first > 5)
    }

    @Test("A drag moves the visible part with the mouse, and no farther than the ends")
    func dragging() {
        final class Place: ObservableObject { @Published var first = 40 }
        struct Long: View {
            @ObservedObject var place: Place
            var body: some View {
                Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                    .chartScrollableAxes(.horizontal)
                    .chartXVisibleDomain(length: 20)
                    .chartScrollPosition(x: $place.first)
                    .chartYAxis(.hidden)
            }
        }
        let place = Place()
        let app = TestApp(Long(place: place), size: size)
        app.drag(from: CellPoint(column: 30, row: 3), to: CellPoint(column: 10, row: 3))
        #expect(place.first == 50)
        app.drag(from: CellPoint(column: 10, row: 3), to: CellPoint(column: 20, row: 3))
        #expect(place.first == 45)
        for _ in 0..<6 { app.drag(from: CellPoint(column: 2, row: 3), to: CellPoint(column: 38, row: 3)) }
        #expect(place.first == 0)
    }
}
