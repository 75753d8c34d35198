import CursesUITesting
import Foundation
import Testing

private struct Filtered: View {
    @State private var chosen: Int?

    var body: some View {
        List(selection: $chosen) {
            Section("A") { rows { $0 != 2 } }
            Section("B") { rows { $0 == 2 } }
        }
        Text(verbatim: "chosen \(chosen.map(String.init) ?? "none")")
    }

    private func rows(_ isShown: @escaping (Int) -> Bool) -> some View {
        ForEach([1, 2, 3], id: \.self) { number in
            if isShown(number) { Text(verbatim: "Row \(number)") }
        }
        .onDelete { _ in }
        .padding(.leading, 1)
    }
}

private struct Deleting: View {
    @State var names = ["Ada", "Bob", "Cyd"]
    @State var chosen: String?

    var body: some View {
        List(selection: $chosen) {
            ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
        Text(verbatim: "chosen \(chosen ?? "none")")
    }
}

@MainActor
@Suite("the keys of a list")
struct ListKeysTests {
    private func makeApp(_ view: some View, width: Int = 14, height: Int = 6) -> TestApp {
        TestApp(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CellSize(width: width, height: height)
        )
    }

    private struct Fruit: Identifiable {
        let id: String
        static let all = ["apple", "banana", "blueberry", "cherry"].map(Fruit.init)
    }

    private struct Opening: View {
        @State private var chosen: String?
        let log: Log
        var body: some View {
            List(Fruit.all, selection: $chosen) { Text($0.id) }
                .contextMenu(forSelectionType: String.self) { ids in
                    Button("Peel \(ids.sorted().joined(separator: " "))") { log.add("peel \(ids.sorted())") }
                } primaryAction: {
                    log.add("open \($0.sorted())")
                }
        }
    }

    @Test("return opens the row with the focus by the primary action, and a double click does")
    func primaryAction() {
        let log = Log()
        let app = makeApp(Opening(log: log))
        app.press(.return)
        app.press(.downArrow)
        app.press(.return)
        #expect(log.entries == ["open [\"apple\"]", "open [\"banana\"]"])
        app.click(text: "cherry")
        #expect(log.entries.count == 2)
        app.click(text: "cherry")
        #expect(log.entries.last == "open [\"cherry\"]")
    }

    @Test(
        "the menu of the rows opens by keys and by the right button",
        arguments: [
            KeyPress(.function(9)), KeyPress(.function(16)), KeyPress(.function(10), modifiers: .shift),
            KeyPress(.return, modifiers: .option),
        ]
    )
    func selectionMenu(key: KeyPress) {
        let log = Log()
        let app = makeApp(Opening(log: log), width: 24, height: 8)
        app.press(.downArrow)
        app.press(key.key, modifiers: key.modifiers)
        #expect(app.screen.position(of: "Peel banana") != nil)
        app.press(.return)
        #expect(log.entries == ["peel [\"banana\"]"])
        app.click(text: "cherry", button: .right)
        #expect(app.click(text: "Peel cherry"))
        #expect(log.entries.last == "peel [\"cherry\"]")
    }

    private struct Handling: View {
        @State private var chosen: Int?
        let log: Log
        var body: some View {
            List(1..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
                .onKeyPress(.return) {
                    log.add("return \(chosen ?? 0)")
                    return .handled
                }
                .onKeyPress(.space) {
                    log.add("space \(chosen ?? 0)")
                    return .handled
                }
                .onKeyPress("r") {
                    log.add("r")
                    return .handled
                }
        }
    }

    @Test("keys that a list does not use reach the views around it")
    func unusedKeys() {
        let log = Log()
        let app = makeApp(Handling(log: log))
        app.press(.return)
        app.press(.downArrow)
        app.press(.space)
        app.press("r")
        #expect(log.entries == ["return 1", "space 2", "r"])
    }

    @Test("a blank goes on with the letters of a row; else it keeps its meaning")
    func typeAheadBlank() {
        struct Towns: View {
            @State private var chosen: Set<String> = []
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "\(chosen.sorted())")
                    List(["Bath", "New Delhi", "New York", "Newark"], id: \.self, selection: $chosen) { Text($0) }
                }
            }
        }
        let app = makeApp(Towns(), width: 30, height: 7)
        app.type("new y")
        #expect(app.focused?.name == "New York")
        #expect(app.screen.row(0) == "[]")
        app.advance(by: .seconds(2))
        app.press(.space)
        #expect(app.screen.row(0) == "[\"New York\"]")
        app.type("b ")
        #expect(app.focused?.name == "Bath")
        #expect(app.screen.row(0) == "[\"Bath\", \"New York\"]")
    }

    private struct Many: View {
        @State private var chosen: Set<Int> = []
        var count = 4
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: chosen.count > 9 ? "all \(chosen.count)" : "\(chosen.sorted())")
                List(0..<count, id: \.self, selection: $chosen) { Text("row \($0)") }
            }
        }
    }

    @Test("shift with an arrow extends the selection from the row where it began")
    func extending() {
        let app = makeApp(Many(), height: 7)
        app.press(.downArrow)
        app.press(.downArrow, modifiers: .shift)
        app.press(.downArrow, modifiers: .shift)
        #expect(app.screen.row(0) == "[1, 2, 3]")
        app.press(.upArrow, modifiers: .shift)
        #expect(app.screen.row(0) == "[1, 2]")
        app.press(.home, modifiers: .shift)
        #expect(app.screen.row(0) == "[0, 1]")
        app.press(.space)
        #expect(app.screen.row(0) == "[1]")
    }

    @Test("shift with end selects rows that are not built")
    func extendingFar() {
        let app = makeApp(Many(count: 500), width: 20)
        app.press(.downArrow)
        app.press(.end, modifiers: .shift)
        #expect(app.screen.row(0) == "all 499")
    }

    @Test("control-A selects all rows, and escape none")
    func all() {
        let app = makeApp(Many(count: 500), width: 20)
        app.press("a", modifiers: .control)
        #expect(app.screen.row(0) == "all 500")
        app.press(.escape)
        #expect(app.screen.row(0) == "[]")
    }

    @Test("a letter moves to the next row that begins with it, letters in a row to a row that begins with them")
    func letters() {
        let app = makeApp(Opening(log: Log()))
        app.press("b")
        #expect(app.screen.position(of: "› banana") != nil)
        app.press("b")
        #expect(app.screen.position(of: "› blueberry") != nil)
        app.advance(by: .seconds(2))
        app.type("blu")
        #expect(app.screen.position(of: "› blueberry") != nil)
        app.advance(by: .seconds(2))
        app.press("A")
        #expect(app.screen.position(of: "› apple") != nil)
        app.press("z")
        #expect(app.screen.position(of: "› apple") != nil)
    }

    private struct Numbers: View {
        @State private var chosen: Int?
        var body: some View {
            List(0..<10_000, id: \.self, selection: $chosen) { Text(verbatim: $0 == 300 ? "zebra" : "row \($0)") }
        }
    }

    @Test("a letter finds a row that is not built")
    func farLetter() {
        let app = makeApp(Numbers())
        app.press("z")
        #expect(app.screen.position(of: "› zebra") != nil)
    }

    @Test("letters move among rows of links")
    func links() {
        let app = makeApp(
            NavigationStack {
                List(Fruit.all) { fruit in NavigationLink(fruit.id) { Text(verbatim: "the \(fruit.id)") } }
            }
        )
        app.press("c")
        #expect(app.focused?.name == "cherry")
        app.press(.home)
        #expect(app.focused?.name == "apple")
        app.press(.end)
        app.press(.return)
        #expect(app.screen.position(of: "the cherry") != nil)
    }

    @Test("tab leaves a list of links, and returns to the row where it left")
    func stops() {
        let list = List(Fruit.all) { fruit in Button(fruit.id) {}.buttonStyle(.plain) }
        let app = makeApp(
            VStack(alignment: .leading, spacing: 0) {
                Button("before") {}
                list
                Button("after") {}
            },
            height: 8
        )
        app.press(.tab)
        app.press(.downArrow)
        #expect(app.focused?.name == "banana")
        app.press(.tab)
        #expect(app.focused?.name == "after")
        app.press(.tab, modifiers: .shift)
        #expect(app.focused?.name == "banana")
        app.press(.tab, modifiers: .shift)
        #expect(app.focused?.name == "before")
    }

    @Test("a menu of a view in a row opens by a key")
    func menuInRow() {
        let app = makeApp(
            List(Fruit.all, selection: .constant(nil as String?)) { fruit in
                HStack { Text(fruit.id).contextMenu { Button("Peel") {} } }
            },
            height: 8
        )
        app.press(.return, modifiers: .option)
        #expect(app.screen.position(of: "Peel") != nil)
    }

    private struct Sorted: View {
        @State private var order = [KeyPathComparator(\Fruit.id)]
        @State private var chosen: String?
        var body: some View {
            Table(Fruit.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
                TableColumn("Name", value: \.id)
                TableColumn("Again", value: \.id)
                TableColumn("Third", value: \.id)
            }
            .contextMenu(forSelectionType: String.self) { _ in Button("Peel") {} }
        }
    }

    @Test("the titles of a table are one stop, in which the arrows choose a column and return sorts")
    func tableTitles() {
        let app = makeApp(Sorted(), width: 40)
        #expect(app.focused?.name == "apple, apple, apple")
        app.press(.downArrow)
        #expect(app.screen.row(1).hasPrefix("  apple"))
        #expect(app.screen.row(2).hasPrefix("› banana"))
        app.press(.return, modifiers: .option)
        #expect(app.screen.position(of: "Peel") != nil)
        app.press(.escape)
        app.press(.tab)
        app.press(.rightArrow)
        #expect(app.focused?.name == "Again")
        app.press(.leftArrow)
        app.press(.return)
        #expect(app.screen.row(1).hasPrefix("  cherry"))
    }

    @Test("An arrow at the end of a list selects the row that has the focus without being selected")
    func onlyRow() {
        let app = TestApp(Deleting(names: ["Ada"]), size: CellSize(width: 20, height: 4))
        #expect(app.screen.text.contains("chosen none"))
        app.press(.downArrow)
        #expect(app.screen.text.contains("chosen Ada"))
    }

    @Test("A single selection follows the focus after the selected row is deleted")
    func deletion() {
        let app = TestApp(Deleting(), size: CellSize(width: 20, height: 6))
        app.press(.downArrow)
        #expect(app.screen.text.contains("chosen Bob"))
        app.press(.delete)
        #expect(app.screen.text.contains("chosen Cyd"))
        app.press(.delete)
        #expect(app.screen.text.contains("chosen Ada"))
    }

    @Test("Elements of a section that show nothing are no rows")
    func elementsWithoutContent() {
        let app = TestApp(Filtered(), size: CellSize(width: 30, height: 9))
        var rows: [String] = []
        for _ in 1...4 {
            app.press(.downArrow)
            rows.append(app.screen.row(8).trimmingCharacters(in: .whitespaces))
        }
        #expect(rows == ["chosen 3", "chosen 2", "chosen 2", "chosen 2"])
        #expect(app.focused?.name == "Row 2")
    }

    @Test("The focus follows the selection that the app changes, so that keys act on the marked row")
    func appSelection() {
        struct Selecting: View {
            @State private var chosen: String? = "Ada"

            var body: some View {
                List(["Ada", "Bob", "Cyd"], id: \.self, selection: $chosen) { Text($0) }
                Button("choose") { chosen = "Cyd" }.keyboardShortcut("x", modifiers: [])
            }
        }
        let app = TestApp(Selecting(), size: CellSize(width: 20, height: 5))
        #expect(app.focused?.name == "Ada")
        app.press("x")
        #expect(app.focused?.name == "Cyd")
        app.press(.upArrow)
        #expect(app.focused?.name == "Bob")
        app.press(.tab)
        app.press("x")
        #expect(app.focused?.name == "choose")
    }

    @Test("If a list takes the place of the focused view, the focus enters at the selected row", arguments: [2, 90])
    func entrance(number: Int) {
        struct Replacing: View {
            let number: Int
            @State private var chosen: Int?

            var body: some View {
                if chosen == nil {
                    Button("choose") { chosen = number }
                } else {
                    List(0..<100, id: \.self, selection: $chosen) { Text(verbatim: "Row \($0)") }
                }
            }
        }
        let app = TestApp(Replacing(number: number), size: CellSize(width: 30, height: 10))
        app.press(.return)
        #expect(app.focused?.name == "Row \(number)")
        #expect(app.screen.position(of: "Row \(number)") != nil, "\(app.screen)")
    }

    @Test("After a window has closed, the focus returns to the row that the window has selected", arguments: [2, 90])
    func windowSelection(number: Int) {
        struct Choosing: View {
            let number: Int
            @State private var chosen: Int? = 0
            @State private var isOpen = false

            var body: some View {
                List(0..<100, id: \.self, selection: $chosen) { Text(verbatim: "Row \($0)") }
                    .onKeyPress("x") {
                        isOpen = true
                        return .handled
                    }
                    .sheet(isPresented: $isOpen) {
                        Button("choose") {
                            chosen = number
                            isOpen = false
                        }
                    }
            }
        }
        let app = TestApp(Choosing(number: number), size: CellSize(width: 30, height: 10))
        #expect(app.focused?.name == "Row 0")
        app.press("x")
        #expect(app.focused?.name == "choose")
        app.press(.return)
        #expect(app.focused?.name == "Row \(number)")
        #expect(app.screen.position(of: "Row \(number)") != nil, "\(app.screen)")
    }

    @Test("letters find the text that the app gives a row")
    func typeSelection() {
        struct Names: View {
            @State private var chosen: String?

            var body: some View {
                Text(verbatim: "chosen: \(chosen ?? "-")")
                List(["alpha", "beta", "gamma"], id: \.self, selection: $chosen) { name in
                    Text(verbatim: name).typeSelectEquivalent(name == "gamma" ? Text(verbatim: "xylo") : nil)
                }
            }
        }
        let app = makeApp(Names())
        app.press("g")
        #expect(app.screen.position(of: "chosen: gamma") == nil)
        app.advance(by: .seconds(2))
        app.press("x")
        #expect(app.screen.position(of: "chosen: gamma") != nil)
        app.advance(by: .seconds(2))
        app.press("b")
        #expect(app.screen.position(of: "chosen: beta") != nil)
    }
}
