import CursesUI
import CursesUITesting
import Testing

/// Tests the cost of delivering a key to its control, in visited layout nodes.
@MainActor
@Suite("A key visits")
struct KeyCostTests {
    private func visits(_ form: EagerForm, count: Int, _ act: (TestApp) -> Void) -> Int {
        let app = TestApp(EagerScreen(form: form, count: count), size: FrameCostTests.size)
        for _ in 0..<3 { act(app) }
        let before = app.host.layoutQueue.statistics.visits
        act(app)
        return app.host.layoutQueue.statistics.visits - before
    }

    @Test("as many layout nodes among ten thousand views as among a hundred", arguments: EagerForm.allCases)
    func press(form: EagerForm) {
        #expect(visits(form, count: 10_000) { $0.press(.return) } == visits(form, count: 100) { $0.press(.return) })
    }

    @Test("as many if it moves the focus, or no view uses it", arguments: EagerForm.allCases)
    func move(form: EagerForm) {
        for key: KeyEquivalent in [.tab, .upArrow, "x", "c"] {
            #expect(visits(form, count: 10_000) { $0.press(key) } == visits(form, count: 100) { $0.press(key) })
        }
    }

    @Test("as many if a view is clicked", arguments: EagerForm.allCases)
    func click(form: EagerForm) {
        let few = visits(form, count: 100) { $0.click(column: 12, row: 0) }
        #expect(visits(form, count: 10_000) { $0.click(column: 12, row: 0) } == few)
    }

    @Test("as many in a form of two thousand rows as in one of a hundred", arguments: [.tab, "a"] as [KeyEquivalent])
    func form(key: KeyEquivalent) {
        func visits(_ count: Int) -> Int {
            let app = TestApp(FormScreen(count: count), size: FrameCostTests.size)
            for _ in 0..<4 { app.press(key) }
            let before = app.host.layoutQueue.statistics.visits
            app.press(key)
            return app.host.layoutQueue.statistics.visits - before
        }
        #expect(visits(2_000) == visits(100))
    }

    @Test("A letter in a form or a list creates the content of one row", arguments: [false, true])
    func rows(isList: Bool) {
        let app = TestApp(FormScreen(count: 100, isList: isList), size: FrameCostTests.size)
        app.press("a")
        FormScreen.rowCount = 0
        app.press("b")
        #expect(FormScreen.rowCount == 1)
        #expect(app.screen.position(of: "Guest 0ab") != nil)
    }
}
