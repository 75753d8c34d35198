import CursesUI
import CursesUITesting
import Testing

/// What a key costs on its way to the control, by the layout nodes that are looked at.
@MainActor
@Suite("A key looks at")
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

    @Test("as many where it moves the focus, or nobody takes it", arguments: EagerForm.allCases)
    func move(form: EagerForm) {
        for key: KeyEquivalent in [.tab, .upArrow, "x", "c"] {
            #expect(visits(form, count: 10_000) { $0.press(key) } == visits(form, count: 100) { $0.press(key) })
        }
    }

    @Test("as many where a view is clicked", arguments: EagerForm.allCases)
    func click(form: EagerForm) {
        let few = visits(form, count: 100) { $0.click(column: 12, row: 0) }
        #expect(visits(form, count: 10_000) { $0.click(column: 12, row: 0) } == few)
    }
}
