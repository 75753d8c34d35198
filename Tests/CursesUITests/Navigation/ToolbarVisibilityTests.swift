import CursesUITesting
import Testing

@MainActor
@Suite("Visibility of bars")
struct ToolbarVisibilityTests {
    @Test("toolbarVisibility hides all bars that it names")
    func several() {
        func rows(_ view: some View) -> String {
            TestApp(NavigationStack { view }, size: CellSize(width: 30, height: 6)).screen.text
        }
        let screen = Text("content").navigationTitle("Title").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
        #expect(rows(screen).contains("Title") && rows(screen).contains("Below"))
        let hidden = rows(screen.toolbarVisibility(.hidden, for: .bottomBar, .navigationBar))
        #expect(!hidden.contains("Title") && !hidden.contains("Below") && hidden.contains("content"))
    }
}
