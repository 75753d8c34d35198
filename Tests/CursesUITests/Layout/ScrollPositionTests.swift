import CursesUITesting
import Testing

@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
    private struct Rows: View {
        let isLazy: Bool
        var anchor: UnitPoint?
        @State private var position: Int?

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "at \(position.map(String.init) ?? "-")")
                ScrollView {
                    if isLazy {
                        LazyVStack { ForEach(0..<100) { Text(verbatim: "row \($0)") } }
                    } else {
                        ForEach(0..<100) { Text(verbatim: "row \($0)") }
                    }
                }
                .scrollPosition(id: $position, anchor: anchor)
                Button("go") { position = 50 }
            }
        }
    }

    private func app(isLazy: Bool, _ anchor: UnitPoint? = nil) -> TestApp {
        TestApp(Rows(isLazy: isLazy, anchor: anchor), size: CellSize(width: 12, height: 7))
    }

    @Test("scrolling by hand changes the value", arguments: [false, true])
    func byHand(isLazy: Bool) {
        let app = app(isLazy: isLazy)
        #expect(app.screen.position(of: "at -") != nil)
        app.scroll(1, column: 2, row: 2)
        #expect(app.screen.position(of: "at 3") != nil)
        #expect(app.screen.position(of: "row 3")?.row == 1)
    }

    @Test("a new value scrolls, and stays", arguments: [false, true])
    func byValue(isLazy: Bool) {
        let app = app(isLazy: isLazy)
        app.click(text: "go")
        #expect(app.screen.position(of: "row 50")?.row == 1)
        #expect(app.screen.position(of: "at 50") != nil)
        app.scroll(-1, column: 2, row: 2)
        #expect(app.screen.position(of: "at 47") != nil)
    }

    @Test("the anchor says where the view is to stand")
    func anchored() {
        let app = app(isLazy: false, .bottom)
        app.click(text: "go")
        #expect(app.screen.position(of: "row 50")?.row == 5)
        #expect(app.screen.position(of: "at 50") != nil)
    }
}
