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

    private struct Sidebar: View {
        @State private var added = 0
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("home page") }
                TabSection("Lists: \(added)") {
                    Tab("Work", systemImage: "star") {
                        TabView {
                            Tab("Inner", systemImage: "star") { Text("inner page") }
                        }
                        .tabViewStyle(.sidebarAdaptable)
                        .defaultAdaptableTabBarPlacement(.sidebar)
                    }
                    Tab("Garden", systemImage: "star") { Text("garden page") }
                }
                .sectionActions { Button("+") { added += 1 } }
                TabSection {
                    Tab("Bin", systemImage: "trash") { Text("bin page") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("a sidebar shows the titles and the actions of sections, and a bar does not")
    func sidebar() {
        let app = TestApp(Sidebar(), size: CellSize(width: 64, height: 10))
        #expect(
            app.screen == """
                 › ⌂ Home      │
                Lists: 0  [ + ]│
                   ☆ Work      │
                   ☆ Garden    │
                   ⌫ Bin       │                   home page
                               │
                               │
                               │
                               │
                               │
                """)
        app.click(text: "+")
        #expect(app.screen.position(of: "Lists: 1") != nil)
        app.resize(to: CellSize(width: 50, height: 10))
        #expect(app.screen.position(of: "Lists") == nil)
        #expect(app.screen.position(of: "Garden") != nil)
    }

    @Test("a long title of a section is cut beside its actions, which show their icons")
    func longTitle() {
        let app = TestApp(
            TabView {
                Tab("Home", systemImage: "house") { Text("home page") }
                TabSection("Lists with a long title") {
                    Tab("Work", systemImage: "star") { Text("work page") }
                }
                .sectionActions { Button("Add a list", systemImage: "plus") {} }
                TabSection("Another section with a long title") {
                    Tab("Bin", systemImage: "trash") { Text("bin page") }
                }
            }
            .tabViewStyle(.sidebarAdaptable),
            size: CellSize(width: 64, height: 8))
        #expect(
            app.screen == """
                 › ⌂ Home      │
                Lists wi… [ + ]│
                   ☆ Work      │
                Another sectio…│                   home page
                   ⌫ Bin       │
                               │
                               │
                               │
                """)
    }

    @Test("the arrow keys go from a section's tabs to the next section's, and a page's own tabs have no title")
    func keys() {
        let app = TestApp(Sidebar(), size: CellSize(width: 64, height: 10))
        app.press(.leftArrow)
        app.press(.downArrow)
        #expect(app.screen.position(of: "inner page") != nil)
        #expect(app.screen.text.split(separator: "Lists").count == 2)
        app.press(.downArrow)
        #expect(app.screen.position(of: "garden page") != nil)
        app.press(.downArrow)
        #expect(app.screen.position(of: "bin page") != nil)
        app.press(.upArrow)
        #expect(app.screen.position(of: "garden page") != nil)
    }

    @Test("the actions of a section are reached by keyboard")
    func actionsByKeyboard() {
        let app = TestApp(Sidebar(), size: CellSize(width: 64, height: 10))
        for _ in 0..<6 where app.screen.position(of: "Lists: 1") == nil {
            app.press(.tab)
            app.press(.return)
        }
        #expect(app.screen.position(of: "Lists: 1") != nil)
        #expect(app.screen.position(of: "home page") != nil)
    }
}
