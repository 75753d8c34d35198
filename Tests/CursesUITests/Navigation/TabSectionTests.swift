import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Sections of tabs")
struct TabSectionTests {
    private struct Tabs: View {
        @State private var selection = 1
        var body: some View {
            TabView(selection: $selection) {
                Tab("One", systemImage: "star", value: 1) { Text("first page") }
                TabSection("More") {
                    Tab("Two", systemImage: "star", value: 2) { Text("second page") }
                    Tab("Three", systemImage: "star", value: 3) { Text("third page") }
                }
            }
        }
    }

    @Test("the tabs of a section are tabs of the bar")
    func bar() {
        let app = TestApp(Tabs(), size: CellSize(width: 50, height: 8))
        #expect(app.screen.position(of: "first page") != nil)
        app.click(text: "Three")
        #expect(app.screen.position(of: "third page") != nil)
        app.press(.pageUp, modifiers: .control)
        #expect(app.screen.position(of: "second page") != nil)
    }
}
