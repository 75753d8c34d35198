import CursesUITesting
import Testing

@MainActor
@Suite("Tabs")
struct TabViewTests {
    private let log = Log()
    private let size = CellSize(width: 24, height: 6)

    struct Counter: View {
        let name: String
        let log: Log
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log.add("\(name) appears") }
        }
    }

    struct Two: View {
        let log: Log

        var body: some View {
            TabView {
                Counter(name: "first", log: log).tabItem { Text("One") }
                Counter(name: "second", log: log).tabItem { Text("Two") }
            }
        }
    }

    @Test("a bar shows the tabs, with a heavy line below the chosen one")
    func picture() {
        let app = TestApp(Two(log: log), size: size)
        #expect(
            app.screen == """
                     One         Two
                ━━━━━━━━━━━━────────────

                      [ first 0 ]
                """)
        app.click(text: "Two")
        #expect(
            app.screen == """
                     One         Two
                ────────────━━━━━━━━━━━━

                      [ second 0 ]
                """)
    }

    @Test("a page can hide the bar, also one in a stack; the keys of the tabs remain")
    func hidden() {
        let view = TabView {
            Text("first").tabItem { Text("One") }
            NavigationStack { Text("second").toolbar(.hidden, for: .tabBar) }.tabItem { Text("Two") }
        }
        let app = TestApp(view, size: size)
        #expect(app.screen.position(of: "One") != nil)
        app.press("2", modifiers: .option)
        #expect(app.screen.position(of: "second") != nil)
        #expect(app.screen.position(of: "One") == nil)
        app.press("1", modifiers: .option)
        #expect(app.screen.position(of: "One") != nil)
    }

    @Test("the bar is hidden by the front screen of a stack alone")
    func hiddenByFront() {
        let view = TabView {
            NavigationStack {
                NavigationLink("open") { Text("detail") }.toolbar(.hidden, for: .tabBar)
            }
            .tabItem { Text("One") }
        }
        let app = TestApp(view, size: size)
        #expect(app.screen.position(of: "One") == nil)
        app.press(.return)
        #expect(app.screen.position(of: "detail") != nil)
        #expect(app.screen.position(of: "One") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "One") == nil)
    }

    @Test("a tab is made when it is first chosen, and keeps its state")
    func state() {
        let app = TestApp(Two(log: log), size: size)
        #expect(log.take() == ["first appears"])
        app.press(.return)
        app.press("2", modifiers: .option)
        #expect(log.take() == ["second appears"])
        app.press(.pageUp, modifiers: .control)
        #expect(app.screen.position(of: "first 1") != nil)
        #expect(log.take() == ["first appears"])
    }

    private func tabs(_ names: [String]) -> some View {
        TabView {
            ForEach(names, id: \.self) { name in
                Text(verbatim: "page of \(name)").tabItem { Text(verbatim: name) }
            }
        }
    }

    @Test("labels of different lengths share the bar; where they do not fit the chosen one stands alone")
    func narrowBar() {
        let names = ["One", "Fifteen", "Sixty-two"]
        let full = render(tabs(names), size: CellSize(width: 21, height: 3))
        #expect(full.row(0) == "One Fifteen Sixty-two")
        let five = render(tabs(["Seven77", "Five5", "Sixsix", "Seven88"]), size: CellSize(width: 30, height: 3))
        #expect(five.row(0) == "Seven77 Five5 Sixsix  Seven88")
        let app = TestApp(tabs(names), size: CellSize(width: 20, height: 4))
        #expect(
            app.screen == """
                 ‹    One 1/3     ›
                ━━━━━━━━━━━━━━━━━━━━
                    page of One
                """)
        app.click(text: "›")
        #expect(app.screen.row(0) == " ‹  Fifteen 2/3   ›")
        app.press(.pageDown, modifiers: .control)
        #expect(app.screen.position(of: "page of Sixty-two") != nil)
        #expect(app.diagnostics == [])
    }

    @Test("the arrow keys lead to the bar, Return chooses")
    func keys() {
        let app = TestApp(Two(log: log), size: size)
        app.press(.upArrow)
        app.press(.rightArrow)
        app.press(.return)
        #expect(app.screen.position(of: "second 0") != nil)
        #expect(app.diagnostics == [])
    }

    @Test("a key that chooses a tab leads from the bar into it, and leaves the focus where it is else")
    func keysLeadInside() {
        let app = TestApp(Two(log: log), size: size)
        app.press(.upArrow)
        app.press("2", modifiers: .option)
        app.press(.return)
        #expect(app.screen.position(of: "second 1") != nil)
        app.press(.upArrow)
        app.press(.pageUp, modifiers: .control)
        app.press(.return)
        #expect(app.screen.position(of: "first 1") != nil)
        app.press("1", modifiers: .option)
        app.press(.return)
        #expect(app.screen.position(of: "first 2") != nil)
    }

    @Test("the focus returns to where it was in a tab")
    func focusReturns() {
        let app = TestApp(
            TabView {
                Form {
                    ForEach(0..<20) { number in Button("Row \(number)") {} }
                }
                .tabItem { Text("First") }
                VStack {
                    Button("Upper") {}
                    Button("Lower") {}
                }
                .tabItem { Text("Second") }
            }, size: size)
        app.press(.tab, times: 14)
        #expect(app.focused?.name == "Row 14")
        app.press(.pageDown, modifiers: .control)
        #expect(app.focused?.name == "Upper")
        app.press(.tab)
        app.press(.pageUp, modifiers: .control)
        #expect(app.focused?.name == "Row 14")
        #expect(app.screen.position(of: "Row 14") != nil)
        app.press(.pageDown, modifiers: .control)
        #expect(app.focused?.name == "Lower")
        #expect(app.diagnostics == [])
    }

    struct Bound: View {
        enum Place { case home, search }
        @State private var place = Place.search

        var body: some View {
            TabView(selection: $place) {
                Button("to search") { place = .search }.tabItem { Text("Home") }.tag(Place.home)
                Button("to home") { place = .home }.tag(Place.search).tabItem { Text("Search") }
            }
            Text(verbatim: "at \(place)")
        }
    }

    private struct Untagged: View {
        @State private var place = "Main"

        var body: some View {
            TabView(selection: $place) {
                Text("first \(place)").tabItem { Text("One") }
                Button("second \(place)") { place = "third" }.tabItem { Text("Two") }
                Text("last \(place)").tabItem { Text("Three") }.tag("third")
            }
        }
    }

    @Test("tabs without a tag for the binding are selected in the bar, until the binding changes")
    func untagged() {
        let app = TestApp(Untagged(), size: CellSize(width: 40, height: 5))
        app.click(text: "Two")
        #expect(app.screen.text.contains("second Main"))
        app.press("1", modifiers: .option)
        #expect(app.screen.text.contains("first Main"))
        app.click(text: "Two")
        app.click(text: "second Main")
        #expect(app.screen.text.contains("last third"))
        app.click(text: "One")
        app.click(text: "Three")
        #expect(app.screen.text.contains("last third"))
    }

    @Test("a binding chooses by tags, and follows the bar")
    func binding() {
        let app = TestApp(Bound(), size: size)
        #expect(app.screen.position(of: "to home") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "to search") != nil)
        app.click(text: "Search")
        #expect(app.screen.position(of: "at search") != nil)
        #expect(app.diagnostics == [])
    }

    struct Modern: View {
        @State private var selection = 1
        @State private var count = 0

        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: 0) { Text("at home") }
                Tab("Add \(count)", systemImage: "plus", value: 1) {
                    Button("count") { count += 1 }
                }
            }
        }
    }

    @Test("tabs are written as Tab as well; their titles follow the state")
    func modern() {
        let app = TestApp(Modern(), size: size)
        app.press(.return)
        #expect(app.screen.position(of: "Add 1") != nil)
        app.click(text: "Home")
        #expect(app.screen.position(of: "at home") != nil)
    }

    @Test("pages have dots")
    func pages() {
        let app = TestApp(
            TabView {
                Text("page one")
                Text("page two")
            }
            .tabViewStyle(.page),
            size: size
        )
        #expect(app.screen.position(of: "‹ ● ○ ›") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "page two") != nil)
        #expect(app.screen.position(of: "‹ ○ ● ›") != nil)
    }

    @Test("the dots of pages have a ground if the style asks for it")
    func dotsOnGround() {
        func ground(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> (dots: Bool, page: Bool) {
            let screen = render(
                TabView {
                    Text("page one")
                    Text("page two")
                }
                .tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: mode)),
                size: size
            )
            let dots = screen.position(of: "‹ ● ○ ›")
            #expect(dots != nil)
            let point = dots ?? .zero
            return (
                screen.cell(point.column - 1, point.row).style.background != .default,
                screen.cell(0, point.row).style.background != .default
            )
        }
        #expect(ground(.always) == (true, false))
        for mode in [PageIndexViewStyle.BackgroundDisplayMode.automatic, .never, .interactive] {
            #expect(ground(mode) == (false, false))
        }
    }

    @Test("a label that is longer than the bar is cut off")
    func narrow() {
        let screen = render(
            TabView {
                ForEach(0..<4, id: \.self) { index in
                    Text("x").tabItem { Text(verbatim: "A label as long as a line \(index)") }
                }
            },
            size: CellSize(width: 20, height: 4)
        )
        #expect(screen.row(0) == " ‹ A label a… 1/4 ›")
    }

    @Test("tabs with a tag alone have their number for a title", arguments: [false, true])
    func tagsAlone(hasNavigation: Bool) {
        struct Tabs: View {
            let hasNavigation: Bool
            @State private var tab = 1

            var body: some View {
                TabView(selection: $tab) {
                    Text("first").tag(0)
                    if hasNavigation {
                        NavigationStack { Text("second").navigationTitle("Title") }.tag(1)
                    } else {
                        VStack {
                            Text("second"); Text("more")
                        }.tag(1)
                    }
                    Group { Text("third") }.tag(2)
                    Text("fourth").tabItem { Text("Four") }.tag(3)
                    ForEach(4..<6) { Text(verbatim: "in a loop \($0)").tag($0) }
                }
            }
        }
        let app = TestApp(Tabs(hasNavigation: hasNavigation), size: CellSize(width: 60, height: 8))
        #expect(app.screen.position(of: "second") != nil)
        for (title, content) in [
            ("1", "first"), ("3", "third"), ("Four", "fourth"), ("6", "in a loop 5"), ("2", "second"),
        ] {
            app.click(text: title)
            #expect(app.screen.position(of: content) != nil, "\(title)")
        }
    }

    private struct Badged: View {
        @State private var count = 0

        var body: some View {
            TabView {
                Button("more") { count += 1 }.tabItem { Text("One") }
                Text("second").tabItem { Text("Two") }.badge(count)
            }
        }
    }

    @Test("a badge stands beside the label of its tab")
    func badge() {
        let app = TestApp(Badged(), size: CellSize(width: 30, height: 6))
        #expect(app.screen.position(of: "Two 1") == nil)
        app.click(text: "more")
        #expect(app.screen.position(of: "Two 1") != nil)
        app.click(text: "more")
        #expect(app.screen.position(of: "Two 2") != nil)
        #expect(app.diagnostics == [])
    }
}
