import CursesUITesting
import Testing

@MainActor
@Suite("Visibility of bars")
struct ToolbarVisibilityTests {
    private struct Sometimes: View {
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    Button("toggle") { isShown.toggle() }
                    Spacer()
                    Text("last")
                }
                .toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        if isShown { Button("Below") {} }
                        Spacer()
                    }
                }
            }
        }
    }

    @Test("a bar at the bottom takes no space while it has nothing to show")
    func empty() {
        let app = TestApp(Sometimes(), size: CellSize(width: 30, height: 6))
        #expect(app.screen.rows[5].contains("last"), "\(app.screen)")
        app.press(.return)
        #expect(app.screen.rows[5].contains("Below"), "\(app.screen)")
        #expect(app.screen.rows[4].contains("───"))
        #expect(app.screen.rows[3].contains("last"))
        app.press(.return)
        #expect(app.screen.rows[5].contains("last"))
        #expect(app.screen.position(of: "───") == nil)
    }

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
