import CursesUITesting
import Testing

@MainActor
@Suite("What stands where there is nothing")
struct ContentUnavailableTests {
    @Test("a title, why, and what can be done stand in the middle")
    func parts() {
        let log = Log()
        let app = TestApp(
            ContentUnavailableView {
                Label("No mail", systemImage: "tray")
            } description: {
                Text("New mail appears here.")
            } actions: {
                Button("Look") { log.add("look") }
            },
            size: CellSize(width: 30, height: 8)
        )
        let title = app.screen.position(of: "No mail")?.row ?? 0
        #expect(app.screen.position(of: "New mail appears here.")?.row == title + 1)
        app.click(text: "Look")
        #expect(log.take() == ["look"])
    }

    @Test("a search says what it was for")
    func search() {
        let app = TestApp(
            ContentUnavailableView.search(text: "fern"),
            size: CellSize(width: 40, height: 6)
        )
        #expect(app.screen.position(of: "No results for “fern”") != nil)
    }
}
