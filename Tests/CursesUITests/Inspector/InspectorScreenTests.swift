import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

/// Tests the screen of the inspector without an app.
@MainActor
@Suite("The screen of the inspector")
struct InspectorScreenTests {
    private let source = RequestLog()
    private let model: InspectorModel
    private nonisolated static let sizes = [
        CellSize(width: 80, height: 24), CellSize(width: 120, height: 40), CellSize(width: 40, height: 12),
    ]

    init() {
        model = InspectorModel(source: source, isDocked: false)
        model.receive(.fixture)
    }

    private func app(_ size: CellSize, _ level: Capabilities.ColorLevel = .trueColor) -> TestApp {
        TestApp(InspectorScreen(model: model), size: size, colorLevel: level)
    }

    @Test("Each pane at each size", arguments: InspectorPane.allCases, InspectorScreenTests.sizes)
    func panes(pane: InspectorPane, size: CellSize) {
        let app = app(size)
        app.press(KeyEquivalent(pane.digit))
        assertSnapshot(of: app, named: "\(pane)-\(size.width)x\(size.height)")
    }

    @Test("Without colour, what is marked is still seen")
    func withoutColor() {
        let app = app(CellSize(width: 60, height: 20), .none)
        assertSnapshot(of: app)
    }

    @Test("Before the first news, and with nothing to show, each pane says so")
    func empty() {
        let model = InspectorModel(source: source, isDocked: false)
        let app = TestApp(InspectorScreen(model: model), size: CellSize(width: 60, height: 20))
        #expect(app.screen.position(of: "Waiting for the app.") != nil)
        model.receive(Inspection(app: "Empty", process: 1, screen: InspectedArea(CellSize(width: 1, height: 1))))
        app.settle()
        let texts = [
            "No view is chosen", "No view is chosen", "No body has run", "Nothing has happened", "No frame",
            "no mistake",
        ]
        for (pane, text) in zip(InspectorPane.allCases.dropFirst(), texts) {
            app.press(KeyEquivalent(pane.digit))
            #expect(app.screen.position(of: text) != nil, "\(pane)")
        }
    }

    @Test("Arrows mark views and choose them in the app; they fold and unfold the tree")
    func tree() {
        let app = app(CellSize(width: 60, height: 18))
        #expect(model.selection == 4)
        app.press(.downArrow)
        #expect(source.requests.last == .choose(5))
        app.press(.upArrow)
        app.press(.leftArrow)
        #expect(app.screen.position(of: "Sea Otter") == nil)
        #expect(app.screen.position(of: "Blue Heron") != nil)
        app.press(.leftArrow)
        #expect(model.selection == 3)
        app.press(.leftArrow)
        #expect(app.screen.position(of: "Blue Heron") == nil)
        app.press(.rightArrow)
        app.press(.rightArrow)
        #expect(model.selection == 4)
        app.press(.rightArrow)
        #expect(app.screen.position(of: "Sea Otter") != nil)
        app.press(.home)
        #expect(model.selection == 1)
        app.press(.end)
        #expect(model.selection == 9)
    }

    @Test("A view that is chosen in the app is marked, and the views around it are unfolded")
    func chosen() {
        let app = app(CellSize(width: 60, height: 18))
        app.press(.home)
        app.press(.leftArrow)
        #expect(app.screen.position(of: "Sea Otter") == nil)
        var news = Inspection.fixture
        news.chosen = 5
        model.receive(news)
        app.settle()
        #expect(model.selection == 5)
        #expect(app.screen.position(of: "Sea Otter") != nil)
    }

    @Test("Keys ask the app; Tab and the digits change the pane")
    func keys() {
        let app = app(CellSize(width: 60, height: 18))
        for key in ["p", "a", "c", " "] { app.press(KeyEquivalent(Character(key))) }
        #expect(source.requests == [.pick(true), .listAll(true), .clear, .pause(true)])
        var picking = Inspection.fixture
        picking.isPicking = true
        model.receive(picking)
        app.press(.rightArrow)
        app.press(.upArrow, modifiers: .shift)
        app.press(.return)
        #expect(
            source.requests.suffix(3) == [
                .movePointer(columns: 1, rows: 0), .movePointer(columns: 0, rows: -5), .pick(false),
            ])
        model.receive(Inspection.fixture)
        app.press(.tab)
        #expect(model.pane == .state)
        app.press(.tab, modifiers: .shift)
        app.press(.tab, modifiers: .shift)
        #expect(model.pane == .diagnostics)
        app.press("1")
        app.press(.return)
        #expect(model.pane == .state)
        var closes = 0
        model.close = { closes += 1 }
        app.press(.escape)
        app.press("q")
        #expect(closes == 2)
    }

    @Test("A click on a name shows its pane, a click on a row marks it, the wheel scrolls")
    func mouse() throws {
        let app = app(CellSize(width: 60, height: 8))
        app.send(.mouse(.init(.press, button: .left, at: CellPoint(column: 8, row: 3))))
        app.send(.mouse(.init(.release, button: .left, at: CellPoint(column: 8, row: 3))))
        #expect(source.requests.last == .choose(3))
        app.send(.mouse(.init(.scrollDown, at: CellPoint(column: 8, row: 3))))
        #expect(app.screen.position(of: "Button") != nil)
        let tab = try #require(app.screen.position(of: "Log"))
        app.send(.mouse(.init(.press, button: .left, at: tab)))
        #expect(model.pane == .log)
    }

    @Test("What is too long is scrolled aside")
    func aside() {
        let app = app(CellSize(width: 40, height: 12))
        app.press("4")
        app.press("5")
        #expect(app.screen.position(of: "read by BerthRow") == nil)
        for _ in 0..<3 { app.press(.rightArrow) }
        #expect(app.screen.position(of: "read by BerthRow") != nil)
    }

    @Test("Bars have a height in eighths, and no time is without a bar")
    func bars() {
        #expect(FrameChart.block(0, top: 8, row: 0, of: 1) == " ")
        #expect(FrameChart.block(0.01, top: 8, row: 0, of: 1) == "▁")
        #expect(FrameChart.block(4, top: 8, row: 0, of: 1) == "▄")
        #expect(FrameChart.block(8, top: 8, row: 1, of: 2) == "█")
        #expect(FrameChart.block(4, top: 8, row: 1, of: 2) == " ")
        #expect([85, 1234, 250_000].map(FrameChart.text) == ["85µs", "1.2ms", "0.2s"])
    }
}
