import CursesUITesting
import Testing

@MainActor
@Suite("Tab content")
struct TabContentTests {
    enum Screen: Hashable { case home, albums, artists, search }

    struct LibraryTabs: TabContent {
        @State private var count = 0

        var body: some TabContent<Screen> {
            Tab("Albums \(count)", systemImage: "star", value: .albums) {
                Button("albums page") { count += 1 }
            }
            Tab("Artists", systemImage: "star", value: .artists) { Text("artists page") }
        }
    }

    struct Tabs: View {
        @State private var screen = Screen.home
        var showsSearch = true

        var body: some View {
            TabView(selection: $screen) {
                Tab("Home", systemImage: "house", value: .home) {
                    Button("to artists") { screen = .artists }
                }
                LibraryTabs()
                if showsSearch {
                    Tab(value: .search, role: .search) { Text("search page") }
                }
            }
        }
    }

    private func app(_ view: some View) -> TestApp { TestApp(view, size: CellSize(width: 60, height: 8)) }

    private func shows(_ text: String, _ app: TestApp) -> Bool { app.screen.position(of: text) != nil }

    @Test("an app's own tab content has its tabs in the bar, and has state")
    func ownContent() {
        let app = app(Tabs())
        app.click(text: "to artists")
        #expect(shows("artists page", app))
        app.click(text: "Albums 0")
        app.click(text: "albums page")
        #expect(shows("Albums 1", app))
        app.click(text: "Search")
        #expect(shows("search page", app))
    }

    @Test("a tab of a condition that is not met is not in the bar")
    func condition() {
        #expect(!shows("Search", app(Tabs(showsSearch: false))))
    }

    @Test("tabs of a collection, of a group and of a choice")
    func collections() {
        struct Many: View {
            @State private var number = 1
            let isOdd = true

            var body: some View {
                TabView(selection: $number) {
                    ForEach(1..<3) { index in
                        Tab("N\(index)", systemImage: "star", value: index) { Text("page \(index)") }
                    }
                    ForEach(["x", "y"], id: \.self) { name in
                        Tab("T\(name)", systemImage: "star", value: name == "x" ? 10 : 11) { Text("text \(name)") }
                    }
                    Group {
                        Tab("G1", systemImage: "star", value: 20) { Text("group 1") }
                        Tab("G2", systemImage: "star", value: 21) { Text("group 2") }
                    }
                    if isOdd {
                        Tab("Odd", systemImage: "star", value: 30) { Text("odd page") }
                    } else {
                        Tab("Even", systemImage: "star", value: 31) { Text("even page") }
                    }
                    AnyTabContent(Tab("Any", systemImage: "star", value: 40) { Text("any page") })
                }
            }
        }
        let app = app(Many())
        for (tab, page) in [
            ("N2", "page 2"), ("Ty", "text y"), ("G2", "group 2"), ("Odd", "odd page"), ("Any", "any page"),
            ("N1", "page 1"),
        ] {
            app.click(text: tab)
            #expect(shows(page, app), "\(tab)")
        }
        #expect(!shows("Even", app))
    }

    @Test("tabs without values keep a selection of their own")
    func withoutValues() {
        let app = app(
            TabView {
                Tab("One", systemImage: "star") { Text("first page") }
                TabSection("More") {
                    Tab("Two", systemImage: "star") { Text("second page") }
                    Tab {
                        Text("third page")
                    } label: {
                        Text("Three")
                    }
                }
            }
        )
        #expect(shows("first page", app))
        app.click(text: "Three")
        #expect(shows("third page", app))
        app.press(.pageUp, modifiers: .control)
        #expect(shows("second page", app))
    }

    @Test("badges, hidden tabs and disabled tabs")
    func modifiers() {
        let app = app(
            TabView {
                Tab("One", systemImage: "star") { Text("first page") }.badge(5)
                Tab("Two", systemImage: "star") { Text("second page") }.hidden()
                Tab("Three", systemImage: "star") { Text("third page") }.disabled(true)
                Tab("Four", systemImage: "star") { Text("fourth page") }
                    .badge("new").tabPlacement(.pinned).customizationBehavior(.disabled, for: .sidebar)
                    .defaultVisibility(.hidden, for: .sidebar)
            }
        )
        #expect(shows("One 5", app))
        #expect(shows("Four new", app))
        #expect(!shows("Two", app))
        app.click(text: "Three")
        #expect(shows("first page", app))
        app.press(.pageDown, modifiers: .control)
        #expect(shows("fourth page", app))
        app.press(.pageDown, modifiers: .control)
        #expect(shows("first page", app))
    }

    @Test("a customization hides and shows tabs")
    func customization() {
        struct Customized: View {
            @State private var customization = TabViewCustomization()

            var body: some View {
                TabView {
                    Tab("One", systemImage: "star") {
                        Button("toggle") {
                            let isHidden = customization[tab: "two"].tabBarVisibility == .hidden
                            customization[tab: "two"].tabBarVisibility = isHidden ? .visible : .hidden
                        }
                    }
                    Tab("Two", systemImage: "star") { Text("second page") }.customizationID("two")
                }
                .tabViewCustomization($customization)
            }
        }
        let app = app(Customized())
        #expect(shows("Two", app))
        app.click(text: "toggle")
        #expect(!shows("Two", app))
        app.click(text: "toggle")
        #expect(shows("Two", app))
    }

    @Test("assistive programs read the label of a tab")
    func accessibility() {
        let app = app(
            TabView {
                Tab("One", systemImage: "star") { Text("first page") }.accessibilityLabel("The first")
            }
        )
        #expect(app.element(named: "The first") != nil)
    }
}
