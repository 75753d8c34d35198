import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Motion of numbers, symbols, windows and tabs")
struct MotionTests {
    /// Expects that the app draws nothing any more.
    private func expectRest(_ app: TestApp, _ location: SourceLocation = #_sourceLocation) {
        app.advance(by: .seconds(5))
        let frames = app.frameCount
        app.advance(by: .seconds(60))
        #expect(app.frameCount == frames, sourceLocation: location)
    }

    // MARK: Numbers

    private struct Counter: View {
        var transition = ContentTransition.numericText()
        var animation: Animation? = .linear(duration: 0.5)
        var start = 123
        var step = 45
        @State private var count: Int?

        var body: some View {
            Text(verbatim: "n \(count ?? start)").contentTransition(transition)
            Button("b") { withAnimation(animation) { count = (count ?? start) + step } }
        }
    }

    private func number(_ app: TestApp) -> String { app.screen.row(0).trimmingCharacters(in: .whitespaces) }

    @Test("The digits of a number roll to the new number, from the first frame on")
    func rolls() {
        let app = TestApp(Counter(), size: CellSize(width: 8, height: 2))
        app.press(.return)
        // The number rolls from 123 to 168.
        #expect(number(app) == "n 134")
        app.advance(by: .milliseconds(250))
        let middle = number(app)
        #expect(middle != "n 134" && middle != "n 168")
        app.advance(by: .milliseconds(400))
        #expect(number(app) == "n 168")
        expectRest(app)
    }

    @Test("They roll down where the number does, or where that is asked for")
    func rollsDown() {
        for transition in [ContentTransition.numericText(countsDown: true), .numericText(value: 1)] {
            let app = TestApp(Counter(transition: transition, step: -3), size: CellSize(width: 8, height: 2))
            app.press(.return)
            // The number rolls from 123 to 120.
            #expect(number(app) == "n 122")
            app.advance(by: .seconds(1))
            #expect(number(app) == "n 120")
        }
    }

    @Test("A number with more digits has its new width at once")
    func width() {
        let app = TestApp(Counter(start: 95, step: 10), size: CellSize(width: 8, height: 2))
        app.press(.return)
        #expect(number(app).count == "n 105".count)
        app.advance(by: .seconds(1))
        #expect(number(app) == "n 105")
    }

    @Test("Without an animation, without the transition and with less motion, the number is shown at once")
    func atOnce() {
        for view in [Counter(transition: .identity), Counter(animation: nil)] {
            let app = TestApp(view, size: CellSize(width: 8, height: 2))
            app.press(.return)
            #expect(number(app) == "n 168")
        }
        let reduced = TestApp(
            Counter().environment(\.accessibilityReduceMotion, true), size: CellSize(width: 8, height: 2))
        reduced.press(.return)
        #expect(number(reduced) == "n 168")
        expectRest(reduced)
    }

    // MARK: Symbols

    private struct Symbol<E: SymbolEffect>: View {
        let effect: E
        var options = SymbolEffectOptions.default
        var isActive = true

        var body: some View { Image(systemName: "bell").symbolEffect(effect, options: options, isActive: isActive) }
    }

    /// Returns the cells that a symbol shows during two seconds, and the app.
    private func looks(_ view: some View) -> (Set<Cell>, TestApp) {
        let app = TestApp(view, size: CellSize(width: 1, height: 1))
        var looks: Set<Cell> = [app.screen.cell(0, 0)]
        for _ in 0..<40 {
            app.advance(by: .milliseconds(50))
            looks.insert(app.screen.cell(0, 0))
        }
        return (looks, app)
    }

    private let bell = Cell(glyph: "♪")

    @Test("A symbol becomes dim and bright in turn while an effect is active")
    func pulse() {
        let dim = Cell(glyph: "♪", style: Style(attributes: .dim))
        #expect(looks(Symbol(effect: .pulse)).0 == [bell, dim])
        #expect(looks(Symbol(effect: .variableColor.iterative)).0 == [bell, dim])
        let (still, app) = looks(Symbol(effect: .pulse, isActive: false))
        #expect(still == [bell])
        expectRest(app)
    }

    @Test("An effect with a number of repetitions comes to rest")
    func repetitions() {
        let (seen, app) = looks(Symbol(effect: .bounce, options: .repeat(2)))
        #expect(seen.count == 2)
        #expect(app.screen.cell(0, 0) == bell)
        expectRest(app)
    }

    @Test("A symbol that turns is the spinner of the theme, and a scaled one is bold")
    func turn() {
        let spinner = Set(Theme.Symbols().spinner)
        #expect(Set(looks(Symbol(effect: .rotate)).0.map(\.glyph.description)) == spinner)
        #expect(looks(Symbol(effect: .scale.up)).0 == [Cell(glyph: "♪", style: Style(attributes: .bold))])
    }

    @Test("A symbol appears and disappears")
    func appear() {
        #expect(looks(Symbol(effect: .disappear)).0 == [.blank])
        #expect(looks(Symbol(effect: .disappear, isActive: false)).0 == [bell])
        #expect(looks(Symbol(effect: .appear, isActive: false)).0 == [.blank])
    }

    private struct Replaced: View {
        var transition = ContentTransition.symbolEffect(.replace)
        @State private var isOn = false

        var body: some View {
            Image(systemName: isOn ? "checkmark" : "xmark").contentTransition(transition)
            Button("b") { isOn.toggle() }
        }
    }

    @Test("A new symbol is seen in the first frame, and fades in")
    func replace() {
        let app = TestApp(Replaced(), size: CellSize(width: 5, height: 2))
        let place = app.screen.position(of: "✕") ?? .zero
        let old = app.screen.cell(place.column, place.row)
        #expect(old.style.attributes.isEmpty)
        app.press(.return)
        let first = app.screen.cell(place.column, place.row)
        #expect(first == Cell(glyph: "✓", style: Style(attributes: .dim)))
        app.advance(by: .milliseconds(400))
        #expect(app.screen.cell(place.column, place.row) == Cell(glyph: "✓"))
        expectRest(app)
        app.press(.return)
        #expect(app.screen.cell(place.column, place.row) == Cell(glyph: old.glyph, style: Style(attributes: .dim)))
        app.press(.return)
        app.advance(by: .milliseconds(400))
        #expect(app.screen.cell(place.column, place.row) == Cell(glyph: "✓"))
    }

    @Test("With less motion, and without the transition, a new symbol is shown at once")
    func replaceAtOnce() {
        let views = [
            AnyView(Replaced(transition: .identity)),
            AnyView(Replaced().environment(\.accessibilityReduceMotion, true)),
            AnyView(Replaced().transaction { $0.disablesAnimations = true }),
            AnyView(Image(systemName: "checkmark").symbolEffect(.replace)),
        ]
        for view in views {
            let app = TestApp(view, size: CellSize(width: 5, height: 2))
            app.press(.return)
            let place = app.screen.position(of: "✓") ?? .zero
            #expect(app.screen.cell(place.column, place.row) == Cell(glyph: "✓"))
            expectRest(app)
        }
    }

    @Test("A change of a value shows an effect once")
    func value() {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Image(systemName: "bell").symbolEffect(.bounce, value: count)
                Button("b") { count += 1 }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 5, height: 2))
        let place = app.screen.position(of: "♪") ?? .zero
        expectRest(app)
        app.press(.return)
        #expect(app.screen.cell(place.column, place.row).style.attributes == .dim)
        app.advance(by: .seconds(1))
        #expect(app.screen.cell(place.column, place.row) == bell)
        expectRest(app)
    }

    @Test("Symbols stand still where the user wants less motion, and where effects are removed")
    func stillSymbols() {
        for view in [
            AnyView(Symbol(effect: .pulse).environment(\.accessibilityReduceMotion, true)),
            AnyView(Image(systemName: "bell").symbolEffectsRemoved().symbolEffect(.rotate)),
        ] {
            let (seen, app) = looks(view)
            #expect(seen == [bell])
            expectRest(app)
        }
    }

    // MARK: Windows and tabs

    private struct Window: View {
        @State private var isShown = false
        @State private var count = 0

        var body: some View {
            Button("open \(count)") { isShown = true }
                .sheet(isPresented: $isShown) { Button("inside") { count += 1 } }
        }
    }

    @Test("A sheet rises to its place, and can be used on its way")
    func sheet() {
        let size = CellSize(width: 40, height: 20)
        let still = TestApp(Window(), size: size)
        let moving = TestApp(Window().environment(\.showsMotion, true), size: size)
        for app in [still, moving] { app.press(.return) }
        let place = still.screen.position(of: "inside")
        let start = moving.screen.position(of: "inside")
        #expect(start?.column == place?.column)
        #expect((start?.row ?? 0) > (place?.row ?? 0))
        for app in [still, moving] { app.press(.return) }
        #expect(moving.screen.position(of: "open 1") != nil)
        let rows = (0..<10).map { _ in
            moving.advance(by: .milliseconds(33))
            return moving.screen.position(of: "inside")?.row ?? 0
        }
        #expect(rows == rows.sorted(by: >))
        #expect(moving.screen == still.screen)
        expectRest(moving)
    }

    @Test("With less motion a sheet is at its place at once")
    func stillSheet() {
        let size = CellSize(width: 40, height: 20)
        let still = TestApp(Window(), size: size)
        let reduced = TestApp(
            Window().environment(\.showsMotion, true).environment(\.accessibilityReduceMotion, true), size: size)
        for app in [still, reduced] { app.press(.return) }
        #expect(reduced.screen == still.screen)
        #expect(OwnMotion.isReduced(["CURSESUI_REDUCE_MOTION": "1"]))
        #expect(!OwnMotion.isReduced([:]))
    }

    private struct Tabs: View {
        @State private var selection = 0

        var body: some View {
            TabView(selection: $selection) {
                Button("first") { selection = 1 }.tabItem { Text("A") }.tag(0)
                Button("second") { selection = 0 }.tabItem { Text("B") }.tag(1)
            }
        }
    }

    @Test("The page of a tab slides in from its side")
    func tabs() {
        let size = CellSize(width: 40, height: 8)
        let still = TestApp(Tabs(), size: size)
        let moving = TestApp(Tabs().environment(\.showsMotion, true), size: size)
        #expect(moving.screen == still.screen)
        for (text, isAfter) in [("second", true), ("first", false)] {
            let button = isAfter ? "first" : "second"
            for app in [still, moving] { app.click(text: button) }
            let place = still.screen.position(of: text)?.column ?? 0
            let start = moving.screen.position(of: text)?.column ?? 0
            #expect(isAfter ? start > place : start < place)
            moving.advance(by: .seconds(1))
            #expect(moving.screen == still.screen)
            expectRest(moving)
        }
    }
}
