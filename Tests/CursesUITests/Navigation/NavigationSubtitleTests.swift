import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("The parts of a screen's bar")
struct NavigationSubtitleTests {
    private let size = CellSize(width: 40, height: 6)

    @Test("a subtitle is behind the title")
    func subtitle() {
        let stack = NavigationStack {
            Text("content").navigationTitle("Inbox").navigationSubtitle("3 new")
        }
        #expect(render(stack, size: size).position(of: "Inbox 3 new") != nil)
    }

    @Test("the title of a toolbar can be removed, the items stay")
    func removed() {
        let stack = NavigationStack {
            Text("content").navigationTitle("Inbox")
                .toolbar { ToolbarItem { Button("Add") {} } }
                .toolbar(removing: .title)
        }
        let screen = render(stack, size: size)
        #expect(screen.position(of: "Inbox") == nil)
        #expect(screen.position(of: "Add") != nil)
    }

    @Test("the menu of a title is at the end of the bar")
    func titleMenu() {
        let log = Log()
        let app = TestApp(
            NavigationStack {
                Text("content").navigationTitle("Inbox")
                    .toolbar(id: "main") {
                        ToolbarTitleMenu { Button("Rename") { log.add("rename") } }
                    }
            },
            size: size
        )
        app.click(text: "More")
        app.click(text: "Rename")
        #expect(log.entries == ["rename"])
    }
}
