import CursesUITesting
import Testing

@MainActor
@Suite("List")
struct ListTests {
    private struct Fruit: Identifiable, Hashable {
        let id: Int
        var name: String
    }

    private static let fruits = ["apple", "pear", "plum"].enumerated().map { Fruit(id: $0, name: $1) }

    private func makeApp(_ view: some View, width: Int = 14, height: Int = 6) -> TestApp {
        TestApp(view, size: CellSize(width: width, height: height))
    }

    private struct Shrinking: View {
        @State private var names = ["apple", "pear", "plum"]
        @State private var chosen: Set<String> = ["pear", "plum"]

        var body: some View {
            Button("drop") { names = ["apple"] }
            Button("back") { names = ["apple", "pear", "plum"] }
            Text(verbatim: "chosen \(chosen.sorted().joined(separator: "+"))")
            List(names, id: \.self, selection: $chosen) { Text($0) }
        }
    }

    @Test("the list leaves the values of rows that have gone to the app, and selects the rows that come back")
    func goneRows() {
        let app = makeApp(Shrinking(), width: 30, height: 8)
        app.click(text: "drop")
        #expect(app.screen.position(of: "chosen pear+plum") != nil)
        app.click(text: "back")
        #expect(app.screen.position(of: "chosen pear+plum") != nil)
        #expect(app.screen.text.contains("✓ pear"), "\(app.screen)")
    }

    @Test("rows from data, from ids, from a range and written out look the same")
    func forms() {
        let fruits = Self.fruits
        let expected = "apple\npear\nplum"
        #expect(makeApp(List(fruits) { Text($0.name) }).screen == expected)
        #expect(makeApp(List(fruits, id: \.name) { Text($0.name) }).screen == expected)
        #expect(makeApp(List(0..<3) { Text(fruits[$0].name) }).screen == expected)
        #expect(makeApp(List { ForEach(fruits) { Text($0.name) } }).screen == expected)
        let written = List {
            Text("apple")
            Text("pear")
            Text("plum")
        }
        #expect(makeApp(written).screen == expected)
    }

    private struct Edited: View {
        @State var fruits = ListTests.fruits
        var body: some View {
            List($fruits) { $fruit in TextField("name", text: $fruit.name).textFieldStyle(.plain) }
        }
    }

    @Test("rows of bindings edit the data")
    func bindings() {
        let app = makeApp(Edited())
        app.type("s")
        app.press(.downArrow)
        app.type("s")
        #expect(app.screen == "apples\npears\nplum")
    }

    @Test("a million rows open with as many nodes, bodies and measurements as a hundred")
    func million() {
        func cost(_ count: Int) -> [Int] {
            let app = makeApp(List(0..<count) { Text(verbatim: "row \($0)") }, height: 20)
            let graph = app.host.graph
            return [graph.statistics.nodes, app.bodyCount, app.host.layoutQueue.statistics.measurements]
        }
        #expect(cost(1_000_000) == cost(100))
    }

    private struct Single: View {
        @State var chosen: Int?
        var count = 3
        var body: some View {
            List(0..<count, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
        }
    }

    @Test("a single selection follows the arrows; the row with the focus is in reverse video")
    func single() {
        let app = makeApp(Single())
        #expect(app.screen == "  row 0\n  row 1\n  row 2")
        #expect(app.screen.cell(4, 0).style.attributes.contains(.reverse))
        app.press(.downArrow)
        #expect(app.screen == "  row 0\n› row 1\n  row 2")
        #expect(app.screen.cell(4, 1).style.attributes.contains(.reverse))
        #expect(!app.screen.cell(4, 0).style.attributes.contains(.reverse))
        app.press(.end)
        #expect(app.screen.row(2) == "› row 2")
        app.press(.home)
        #expect(app.screen.row(0) == "› row 0")
        app.click(text: "row 1")
        #expect(app.screen == "  row 0\n› row 1\n  row 2")
    }

    @Test("the focus goes through a million rows by lines, pages and to the ends")
    func keys() {
        let app = makeApp(Single(count: 1_000_000), width: 16)
        for _ in 0..<20 { app.press(.downArrow) }
        #expect(app.screen.position(of: "› row 20") != nil)
        app.press(.pageDown)
        #expect(app.screen.position(of: "› row 25") != nil)
        app.press(.pageUp)
        #expect(app.screen.position(of: "› row 20") != nil)
        app.press(.end)
        #expect(app.screen.row(5).hasPrefix("› row 999999"))
        app.press(.upArrow)
        #expect(app.screen.position(of: "› row 999998") != nil)
        app.press(.home)
        #expect(app.screen.row(0).hasPrefix("› row 0"))
    }

    private struct Multiple: View {
        @State var chosen: Set<String> = ["b"]
        var body: some View {
            List(selection: $chosen) {
                ForEach(["a", "b", "c"], id: \.self) { Text($0) }
                Text("none")
                Text("tagged").tag("t")
                Text("barred").tag("x").selectionDisabled()
            }
        }
    }

    @Test("a set takes rows in and lets them go by space and clicks; return selects a row alone")
    func multiple() {
        let app = makeApp(Multiple())
        #expect(app.screen == "  a\n✓ b\n  c\n  none\n  tagged\n  barred")
        // The focus begins at the selected row.
        app.press(.upArrow)
        app.press(.space)
        app.press(.downArrow)
        app.press(.space)
        #expect(app.screen == "✓ a\n  b\n  c\n  none\n  tagged\n  barred")
        app.press(.downArrow)
        app.press(.downArrow)
        app.press(.space)
        app.click(text: "none")
        app.click(text: "barred")
        #expect(app.screen == "✓ a\n  b\n  c\n  none\n✓ tagged\n  barred")
        app.press(.return)
        #expect(app.screen == "  a\n  b\n  c\n  none\n✓ tagged\n  barred")
    }

    private struct Editing: View {
        @State var items = ["a", "b", "c", "d"]
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                EditButton().buttonStyle(.plain)
                List {
                    ForEach(items, id: \.self) { item in
                        Text(item).deleteDisabled(item == "d")
                    }
                    .onDelete(perform: delete)
                    .onMove(perform: move)
                }
            }
        }

        private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }

        private func move(from source: IndexSet, to destination: Int) {
            items.move(fromOffsets: source, toOffset: destination)
        }
    }

    @Test("the mouse moves a row to the place where its button is released")
    func dragRow() {
        let app = makeApp(Editing())
        app.drag(from: CellPoint(column: 0, row: 1), to: CellPoint(column: 0, row: 3))
        #expect(app.screen == "Edit\nb\nc\na\nd")
        app.drag(from: CellPoint(column: 0, row: 4), to: CellPoint(column: 0, row: 1))
        #expect(app.screen == "Edit\nd\nb\nc\na")
        app.drag(from: CellPoint(column: 0, row: 2), to: CellPoint(column: 0, row: 0))
        #expect(app.screen == "Edit\nb\nd\nc\na")
    }

    @Test("an app that refuses a move is asked once for each row that the mouse enters")
    func refusedMove() {
        let log = Log()
        let app = makeApp(
            List {
                ForEach(0..<4, id: \.self) { Text(verbatim: "row \($0)") }.onMove { log.add("\($0.first!) to \($1)") }
            })
        app.drag(from: .zero, to: CellPoint(column: 8, row: 1))
        #expect(log.take() == ["0 to 2"])
    }

    @Test("a low row that the mouse moves past a high row does not jump back")
    func dragPastHighRow() {
        struct Screen: View {
            @State private var items = ["a", "high", "b"]
            @State private var moves = 0

            var body: some View {
                List {
                    ForEach(items, id: \.self) { item in
                        Text(item).frame(height: item == "high" ? 3 : 1)
                    }
                    .onMove {
                        items.move(fromOffsets: $0, toOffset: $1)
                        moves += 1
                    }
                }
                Text(verbatim: "moves \(moves)")
            }
        }
        let app = makeApp(Screen())
        app.drag(from: .zero, to: CellPoint(column: 0, row: 3))
        #expect(app.screen.text.contains("moves 1"))
        #expect(app.screen.row(3).hasPrefix("a"), "\(app.screen)")
    }

    @Test("delete takes the row with the focus away, and the focus goes to the next")
    func delete() {
        let app = makeApp(Editing())
        app.press(.tab)
        app.press(.downArrow)
        app.press(.deleteForward)
        #expect(app.screen == "Edit\na\nc\nd")
        #expect(app.screen.cell(0, 2).style.attributes.contains(.reverse))
        app.press(.delete)
        #expect(app.screen == "Edit\na\nd")
        app.press(.deleteForward)
        #expect(app.screen == "Edit\na\nd")
    }

    private struct Long: View {
        @State var items = Array(0..<10_000)
        var body: some View {
            List {
                ForEach(items, id: \.self) { Text(verbatim: "row \($0)") }
                    .onDelete { items.remove(atOffsets: $0) }
            }
        }
    }

    @Test("wherever rows are deleted in a long list, the focus stays there")
    func deleteFar() {
        let app = makeApp(Long())
        app.press(.end)
        for _ in 0..<3 { app.press(.upArrow) }
        for _ in 0..<2 { app.press(.deleteForward) }
        #expect(app.screen.position(of: "row 9995") != nil && app.screen.position(of: "row 9996") == nil)
        let place = app.screen.position(of: "row 9998")
        #expect(place.map { app.screen.cell($0.column, $0.row).style.attributes.contains(.reverse) } == true)
    }

    @Test("alt with an arrow moves the row with the focus, which stays there")
    func move() {
        let app = makeApp(Editing())
        app.press(.tab)
        app.press(.downArrow, modifiers: .option)
        #expect(app.screen == "Edit\nb\na\nc\nd")
        #expect(app.screen.cell(0, 2).style.attributes.contains(.reverse))
        app.press(.upArrow, modifiers: .option)
        app.press(.upArrow, modifiers: .option)
        #expect(app.screen == "Edit\na\nb\nc\nd")
    }

    @Test("while the list is edited a sign in front of a row deletes it")
    func editMode() {
        let app = makeApp(Editing())
        app.press(.return)
        #expect(app.screen == "Done\n× a\n× b\n× c\nd")
        app.click(column: 0, row: 2)
        #expect(app.screen == "Done\n× a\n× c\nd")
        app.click(text: "Done")
        #expect(app.screen == "Edit\na\nc\nd")
    }

    @Test("tab leaves the list")
    func tab() {
        let app = makeApp(Editing())
        app.press(.tab)
        #expect(app.screen.cell(0, 1).style.attributes.contains(.reverse))
        app.press(.tab)
        #expect(app.screen.cell(0, 0).style.attributes.contains(.reverse))
        app.press(.tab, modifiers: .shift)
        #expect(!app.screen.cell(0, 0).style.attributes.contains(.reverse))
    }

    @Test("controls in rows have the focus themselves")
    func controls() {
        let log = Log()
        let list = List(0..<3) { index in Button("go \(index)") { log.add("\(index)") }.buttonStyle(.plain) }
        let app = makeApp(list)
        app.press(.downArrow)
        app.press(.return)
        #expect(log.entries == ["1"])
    }

    private var sections: some View {
        List {
            Section("One") {
                Text("a")
                Text("b")
            }
            Section {
                Text("c")
            } header: {
                Text("Two")
            } footer: {
                Text("foot")
            }
        }
    }

    @Test("a blank row sets a section without a header off in a grouped list")
    func headless() {
        let list = List {
            Section("One") { Text("a") }
            Section { Text("b") }
        }
        #expect(makeApp(list.listStyle(.grouped), height: 6).screen == "One\n  a\n\n  b")
        #expect(makeApp(list.listStyle(.plain), height: 6).screen == "One\na\nb")
    }

    @Test("styles show sections in their ways")
    func styles() {
        #expect(makeApp(sections, height: 8).screen == "One\na\nb\nTwo\nc\nfoot")
        #expect(makeApp(sections.listStyle(.grouped), height: 8).screen == "One\n  a\n  b\nTwo\n  c\n  foot")
        #expect(
            makeApp(sections.listStyle(InsetGroupedListStyle()), height: 9).screen == """
                ╭─ One ──────╮
                │ a          │
                │ b          │
                ╰────────────╯
                ╭─ Two ──────╮
                │ c          │
                ╰────────────╯
                  foot
                """
        )
        #expect(makeApp(List(0..<2) { Text(verbatim: "\($0)") }.listStyle(.sidebar)).screen == " 0\n 1")
        #expect(
            makeApp(List(0..<2) { Text(verbatim: "\($0)") }.listStyle(.insetGrouped)).screen == """
                ╭────────────╮
                │ 0          │
                │ 1          │
                ╰────────────╯
                """
        )
    }

    @Test("a row may have a background, insets and a separator of its own")
    func traits() {
        let app = makeApp(
            List {
                Text("plain")
                Text("red").listRowBackground(Color.red)
                Text("set off").listRowInsets(EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 0))
                Text("above").listRowSeparator(.visible)
            }
        )
        #expect(app.screen == "plain\nred\n\n   set off\nabove\n──────────────")
        #expect(app.screen.cell(10, 1).style.background == .red)
        #expect(app.screen.cell(10, 0).style.background == .default)
    }

    @Test("a background that the view inside a row sets covers the whole row")
    func backgroundOfRow() {
        struct Row: View {
            let isHigh: Bool
            var body: some View { Text("x").listRowBackground(Color.red) }
        }
        struct Page: View {
            @State private var isHigh = false
            var body: some View {
                List {
                    Row(isHigh: isHigh).padding(.bottom, isHigh ? 2 : 0).padding(1).onTapGesture { isHigh.toggle() }
                    HStack { Text("in a stack").listRowBackground(Color.red).frame(width: 3) }
                }
            }
        }
        let app = makeApp(Page())
        func rows(at column: Int) -> [Int] {
            (0..<8).filter { app.screen.cell(column, $0).style.background == .red }
        }
        #expect(rows(at: 0) == [0, 1, 2, 3, 4, 5])
        #expect(rows(at: 12) == [0, 1, 2])
        app.click(text: "x")
        #expect(rows(at: 12) == [0, 1, 2, 3, 4])
    }

    @Test("the background of a section's rows is not behind its lines, its header and its footer")
    func sectionBackground() {
        let section = Section {
            Text("one")
            Text("two")
        } header: {
            Text("Head")
        } footer: {
            Text("Foot")
        }
        let app = makeApp(List { section.listRowBackground(Color.red) }.listStyle(.insetGrouped))
        let colored = (0..<5).filter { app.screen.cell(5, $0).style.background == .red }
        #expect(colored == [1, 2], "\(app.screen)")
        #expect(app.screen.cell(0, 1).style.background == .default)
        #expect(app.screen.cell(13, 1).style.background == .default)
    }

    @MainActor @Observable
    final class Model {
        var count = 0
        var continuation: CheckedContinuation<Void, Never>?
    }

    @Test("F5 refreshes, and a line says so until that is done")
    func refresh() async throws {
        let model = Model()
        let list = List { Text("row") }.refreshable {
            model.count += 1
            await withCheckedContinuation { model.continuation = $0 }
        }
        let app = makeApp(list, width: 20)
        app.press(.function(5))
        #expect(app.screen.position(of: "Refreshing…") != nil)
        await app.wait { _ in model.continuation != nil }
        app.press(.function(5))
        model.continuation?.resume()
        await app.wait { $0.screen.position(of: "Refreshing") == nil }
        #expect(model.count == 1)
    }

    private struct Search: View {
        @State private var text = ""
        private let names = ["apple", "pear", "plum"]
        var body: some View {
            List(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                .searchable(text: $text, prompt: "Fruit")
        }
    }

    @Test("a searchable list has a field above it")
    func search() {
        let app = makeApp(Search())
        #expect(app.screen == "⌕ Fruit\napple\npear\nplum")
        app.type("pl")
        #expect(app.screen == "⌕ pl\napple\nplum")
    }

    @Test("right shows the actions of a row, left hides them")
    func swipeActions() {
        let log = Log()
        let app = makeApp(
            List(0..<2) { index in
                Text(verbatim: "\(index)").swipeActions { Button("Go") { log.add("\(index)") } }
            }
        )
        #expect(app.screen == "0\n1")
        app.press(.rightArrow)
        #expect(app.screen == "0       [ Go ]\n1")
        app.press(.return)
        #expect(log.entries == ["0"])
        app.press(.leftArrow)
        #expect(app.screen == "0\n1")
        app.press(.downArrow)
        app.press(.rightArrow)
        app.press(.return)
        #expect(log.entries == ["0", "1"])
    }

    @Test("in too little room it shows what it can")
    func little() {
        for width in 0...4 {
            for height in 0...3 {
                _ = render(sections.listStyle(.insetGrouped), size: CellSize(width: width, height: height))
            }
        }
        #expect(makeApp(sections.listStyle(.insetGrouped), width: 5, height: 5).screen.row(0).hasPrefix("One"))
    }
}
