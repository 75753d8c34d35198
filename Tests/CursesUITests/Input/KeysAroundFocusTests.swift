import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

extension TestApp {
    fileprivate func shows(_ text: String) -> Bool { screen.text.contains(text) }
}

@MainActor
@Suite("Keys of the screen and the place of the focus")
struct KeysAroundFocusTests {
    private struct Details: View {
        @State private var name = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            Form {
                TextField("Name", text: $name).focused($isFocused).onSubmit { isFocused = false }
                Button("OK") {}
                ForEach(0..<30, id: \.self) { Text("Line \($0)") }
            }
            .navigationTitle("Details")
        }
    }

    private struct Tabs: View {
        @State private var selection = 1

        var body: some View {
            TabView(selection: $selection) {
                Tab("One", systemImage: "star", value: 1) {
                    NavigationStack {
                        List { NavigationLink("Go") { Details() } }.navigationTitle("Start")
                    }
                }
                Tab("Two", systemImage: "heart", value: 2) { Text("The second tab") }
            }
        }
    }

    /// Opens the details, and lets them clear the focus.
    private func details(_ view: some View) -> TestApp {
        let app = TestApp(view, size: CellSize(width: 60, height: 16))
        app.press(.return)
        app.type("x")
        app.press(.return)
        #expect(app.shows("Details") && app.shows("Line 0"))
        return app
    }

    @Test("Escape goes back after the app has cleared the focus")
    func back() {
        let app = details(Tabs())
        app.press(.escape)
        #expect(app.shows("Go") && !app.shows("Line 0"))
    }

    @Test("Alt and a digit select a tab after the app has cleared the focus")
    func tab() {
        let app = details(Tabs())
        app.press("2", modifiers: .option)
        #expect(app.shows("The second tab"))
    }

    @Test("Page Down scrolls where the focus was, and Tab goes on from there")
    func scrolling() {
        let app = details(
            HStack {
                Tabs()
                ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("Aside \($0)") } } }
            })
        app.press(.pageDown)
        #expect(app.shows("Aside 0") && !app.shows("Line 0"))
        app.press(.tab)
        #expect(app.focused?.name == "OK")
    }

    @Test("Typed letters and Return do nothing after the app has cleared the focus")
    func typing() {
        let app = details(Tabs())
        app.type("y")
        app.press(.return)
        #expect(!app.shows("xy") && app.shows("Line 0"))
    }

    @Test("Keys of the screen work while the focus is in a bar around it")
    func bar() {
        let app = TestApp(
            Tabs().safeAreaInset(edge: .bottom) { Button("Play") {} }, size: CellSize(width: 60, height: 16))
        app.press(.return)
        #expect(app.shows("Line 0"))
        app.click(text: "Play")
        app.press(.escape)
        #expect(app.shows("Go") && !app.shows("Line 0"))
        app.press("2", modifiers: .option)
        #expect(app.shows("The second tab"))
    }

    @Test("Down goes to the next row of a list, not to a nearer bar below the list")
    func rows() {
        let list = List {
            ForEach(0..<4, id: \.self) { section in
                Section {
                    ForEach(0..<2, id: \.self) { row in
                        Button {
                        } label: {
                            VStack {
                                Text("Row \(section).\(row)"); Text("second line")
                            }
                        }
                    }
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
            }
        }
        .listStyle(.insetGrouped)
        for height in 9...16 {
            let app = TestApp(
                list.safeAreaInset(edge: .bottom) { Button("Play") {} }, size: CellSize(width: 40, height: height))
            var visited = [app.focused?.name]
            while visited.last != "Play", visited.count < 40 {
                app.press(.downArrow)
                visited.append(app.focused?.name)
            }
            let rows = (0..<4).flatMap { section in (0..<2).map { "Row \(section).\($0), second line" } }
            let distinct = visited.indices.filter { $0 == 0 || visited[$0] != visited[$0 - 1] }.map { visited[$0] }
            #expect(distinct == rows + ["Play"], "\(height) rows")
        }
    }

    private struct Steps: View {
        @State private var text = ""

        var body: some View {
            Form {
                ForEach(0..<12, id: \.self) { Text("Before \($0)") }
                TextField("Step", text: $text, axis: .vertical)
                ForEach(0..<12, id: \.self) { Text("After \($0)") }
            }
        }
    }

    @Test("The line of the caret stays visible while a field grows, and while the caret moves in it")
    func caret() {
        let app = TestApp(Steps(), size: CellSize(width: 40, height: 10))
        app.press(.tab)
        for line in 1...20 {
            app.type("line \(line)")
            #expect(app.shows("line \(line)"))
            app.press(.return)
        }
        for _ in 0..<19 { app.press(.upArrow) }
        #expect(app.shows("line 1 ") || app.shows("line 2"))
    }

    @Test("The key of the commands opens them in a text editor as well")
    func commands() {
        let app = TestApp(
            NavigationStack { TextEditor(text: .constant("one\ntwo")) }
                .toolbar { Button("Share") {} }, size: CellSize(width: 60, height: 16))
        app.press("p", modifiers: .control)
        app.type("zz")
        app.press(.escape)
        app.press(.escape)
        #expect(app.shows("one") && !app.shows("zz"))
    }
}
