import CursesUITesting
import Testing

@MainActor
@Suite("Navigation")
struct NavigationStackTests {
    private let log = Log()
    private let size = CellSize(width: 30, height: 8)

    struct Cities: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                VStack(alignment: .leading, spacing: 0) {
                    Button("count \(count)") { count += 1 }
                    NavigationLink("Paris") { City(name: "Paris") }
                    NavigationLink("Rome", value: "Rome")
                }
                .navigationTitle("Cities")
                .navigationDestination(for: String.self) { City(name: $0) }
            }
        }
    }

    struct City: View {
        let name: String
        @State private var visits = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack(spacing: 0) {
                Button("\(visits) visits") { visits += 1 }
                Button("leave") { dismiss() }
                NavigationLink("further", value: "suburb of \(name)")
            }
            .navigationTitle(name)
        }
    }

    @Test("the root stands below a bar with its title")
    func root() {
        let screen = render(Cities(), size: size)
        #expect(
            screen == """
                            Cities
                ──────────────────────────────


                          [ count 0 ]
                          Paris
                          Rome
                """)
    }

    @Test("a link to a view leads there; the bar leads back")
    func viewLink() {
        let app = TestApp(Cities(), size: size)
        app.click(text: "Paris")
        #expect(
            app.screen == """
                ‹ Cities    Paris
                ──────────────────────────────


                         [ 0 visits ]
                           [ leave ]
                            further
                """)
        app.press(.return)
        #expect(app.screen.position(of: "1 visits") != nil)
        app.click(text: "‹ Cities")
        #expect(app.screen.position(of: "count 0") != nil)
        #expect(app.screen.position(of: "visits") == nil)
    }

    @Test("a covered screen keeps its state, and the focus returns to where it was")
    func state() {
        let app = TestApp(Cities(), size: size)
        app.press(.return)
        app.press(.tab)
        app.press(.tab)
        app.press(.return)
        #expect(app.screen.position(of: "Rome") != nil)
        #expect(app.screen.position(of: "0 visits") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "count 1") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "0 visits") != nil)
    }

    @Test("values lead on and on; dismiss, Escape and Alt-Left lead back by one")
    func values() {
        let app = TestApp(Cities(), size: CellSize(width: 70, height: 8))
        app.click(text: "Rome")
        app.click(text: "further")
        #expect(app.screen.position(of: "suburb of Rome") != nil)
        app.click(text: "further")
        #expect(app.screen.position(of: "suburb of suburb") != nil)
        app.press(.leftArrow, modifiers: .option)
        #expect(app.screen.position(of: "suburb of suburb") == nil)
        app.click(text: "leave")
        #expect(app.screen.position(of: "suburb") == nil)
        #expect(app.screen.position(of: "Rome") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "Paris") != nil)
    }

    struct Path: View {
        @State private var path: [Int] = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Button("go") { path = [4, 5] }
                    .navigationDestination(for: Int.self) { number in
                        Number(number: number) { path = [] }
                        Button("on") { path.append(number + 1) }
                    }
                    .navigationTitle("root")
            }
            Text(verbatim: "path \(path)")
        }
    }

    struct Number: View {
        let number: Int
        let home: () -> Void
        @State private var presses = 0

        var body: some View {
            Button("number \(number) presses \(presses)") { presses += 1 }
            Button("home") { home() }
        }
    }

    @Test("a path says which screens are shown, and follows when the user goes back")
    func path() {
        let app = TestApp(Path(), size: size)
        #expect(app.screen.position(of: "number 1 presses 0") != nil)
        app.press(.return)
        app.click(text: "[ on ]")
        #expect(app.screen.position(of: "number 2 presses 0") != nil)
        #expect(app.screen.position(of: "path [1, 2]") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "number 1 presses 1") != nil)
        #expect(app.screen.position(of: "path [1]") != nil)
        app.click(text: "home")
        app.click(text: "[ go ]")
        #expect(app.screen.position(of: "number 5 presses 0") != nil)
        #expect(app.screen.position(of: "path [4, 5]") != nil)
        #expect(app.diagnostics == [])
    }

    struct Mixed: View {
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                Button("start") {
                    path.append("text")
                    path.append(7)
                }
                .navigationDestination(for: String.self) { Text(verbatim: "string \($0)") }
                .navigationDestination(for: Int.self) { number in
                    Text(verbatim: "int \(number) of \(path.count)")
                    NavigationLink("lost", value: 1.5)
                }
            }
        }
    }

    @Test("a path of any types; a value that no view is for is named")
    func mixedPath() {
        let app = TestApp(Mixed(), size: CellSize(width: 50, height: 8))
        app.press(.return)
        #expect(app.screen.position(of: "int 7 of 2") != nil)
        app.click(text: "lost")
        #expect(app.screen.position(of: "No navigationDestination for Double") != nil)
        app.press(.escape)
        app.press(.escape)
        #expect(app.screen.position(of: "string text") != nil)
    }

    struct Bound: View {
        @State private var isActive = false
        @State private var selection: Int?
        @State private var isShown = false
        @State private var item: Int?

        var body: some View {
            NavigationView {
                VStack(spacing: 0) {
                    NavigationLink("flag", destination: Text("by flag"), isActive: $isActive)
                    NavigationLink(destination: Text("by tag"), tag: 2, selection: $selection) {
                        Text("tag")
                    }
                    Button("shown") { isShown = true }
                        .navigationDestination(isPresented: $isShown) { Text("by presence") }
                    Button("item") { item = 3 }
                        .navigationDestination(item: $item) { Text("by item \($0)") }
                    Text(verbatim: "\(isActive) \(selection ?? 0) \(isShown) \(item ?? 0)")
                }
                .navigationBarTitle("Bound", displayMode: .inline)
            }
        }
    }

    @Test(
        "bindings lead to views, and are reset by the way back",
        arguments: [
            ("flag", "by flag"), ("tag", "by tag"), ("shown", "by presence"), ("item", "by item 3"),
        ]
    )
    func bindings(link: String, destination: String) {
        let app = TestApp(Bound(), size: size)
        app.click(text: link)
        #expect(app.screen.position(of: destination) != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "false 0 false 0") != nil)
    }

    struct Barred: View {
        @State private var isEditing = false
        let log: Log

        var body: some View {
            NavigationView {
                Text("content")
                    .navigationTitle("Bars")
                    .navigationBarItems(leading: Button("Old") { log.add("old") })
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) {
                            Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
                        }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Left") {}
                            Button("Right") {}
                        }
                        if isEditing {
                            ToolbarItem(placement: .principal) { Text("Editing") }
                        }
                    }
            }
        }
    }

    @Test("toolbar items stand in the bars at the top and at the bottom, and change with state")
    func toolbar() {
        let app = TestApp(Barred(log: log), size: size)
        #expect(
            app.screen == """
                [ Old ]      Bars     [ Edit ]
                ──────────────────────────────


                            content

                ──────────────────────────────
                      [ Left ]  [ Right ]
                """)
        app.click(text: "Edit")
        #expect(app.screen.row(0) == "[ Old ]    Editing    [ Done ]")
        app.click(text: "Old")
        #expect(log.take() == ["old"])
    }

    struct Stubborn: View {
        var body: some View {
            NavigationStack {
                NavigationLink("in") {
                    StubbornScreen().navigationBarBackButtonHidden()
                }
            }
        }
    }

    struct StubbornScreen: View {
        @Environment(\.presentationMode) private var mode

        var body: some View { Button("my way out") { mode.wrappedValue.dismiss() } }
    }

    @Test("a screen that hides the way back has its own")
    func hiddenBack() {
        let app = TestApp(Stubborn(), size: size)
        app.press(.return)
        #expect(app.screen.position(of: "Back") == nil)
        app.press(.escape)
        #expect(app.screen.position(of: "my way out") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "in") != nil)
    }

    struct Live: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                NavigationLink("detail") { Button("count is \(count)") { count += 1 } }
            }
        }
    }

    @Test("the view that a link leads to follows the state of the screen below")
    func live() {
        let app = TestApp(Live(), size: size)
        app.press(.return)
        app.press(.return)
        app.press(.return)
        #expect(app.screen.position(of: "count is 2") != nil)
        #expect(app.diagnostics == [])
    }

    @Test("a long title gives way to the items beside it")
    func narrow() {
        let screen = render(
            NavigationStack {
                Text("x").navigationTitle("A title that is far too long")
                    .toolbar { Button("Add") {} }
            },
            size: CellSize(width: 20, height: 4)
        )
        #expect(screen.row(0).hasSuffix("[ Add ]"))
        #expect(screen.row(0).contains("…"))
    }

    private struct Destinations: View {
        @State private var hasFirst = true
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("drop") { hasFirst = false }
                    Button("go") { path.append(1) }
                    if hasFirst {
                        Text("first").navigationDestination(for: Int.self) { Text(verbatim: "first \($0)") }
                    }
                    Text("second").navigationDestination(for: Int.self) { Text(verbatim: "second \($0)") }
                }
            }
        }
    }

    @Test("the first destination of a type counts; when it goes, the next takes over")
    func destinations() {
        let app = TestApp(Destinations(), size: size)
        app.click(text: "go")
        #expect(app.screen.position(of: "first 1") != nil)
        app.press(.escape)
        app.click(text: "drop")
        app.click(text: "go")
        #expect(app.screen.position(of: "second 1") != nil)
    }
}
