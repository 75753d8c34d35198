import CursesUITesting
import Testing

@testable import CursesUI

private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
}

private struct People: View {
    @State private var people = [
        Person(id: 1, name: "Linus", age: 54), Person(id: 2, name: "Ada", age: 36),
    ]
    @State private var chosen: Person.ID?
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
        Table(people, selection: $chosen, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(8)
            TableColumn("Both") { Text("\($0.name) \($0.age)") }
        }
        .onChange(of: order, initial: true) { people.sort(using: order) }
        Text(verbatim: "chosen \(chosen ?? 0)")
    }
}

@MainActor
@Suite("Tables")
struct TableTests {
    private let app = TestApp(People(), size: CellSize(width: 40, height: 6))

    private func column(_ text: String) -> Int? { app.screen.position(of: text)?.column }
    private func row(_ text: String) -> Int { app.screen.position(of: text)?.row ?? -1 }

    @Test("cells stand below their titles")
    func columns() {
        #expect(column("Name") == column("Linus"))
        #expect(column("Age") == column("36"))
        #expect(column("Both") == column("Ada 36"))
        #expect(row("Ada") < row("Linus"))
    }

    @Test("A column aligns its title and its cells")
    func alignment() {
        struct Aligned: View {
            var body: some View {
                Table([Person(id: 1, name: "Ada", age: 36)]) {
                    TableColumn("Centred", value: \.name).width(11).alignment(.center)
                    TableColumn("Age") { Text(verbatim: "\($0.age)") }.width(8).alignment(.numeric)
                    TableColumn("Name", value: \.name)
                }
            }
        }
        let app = TestApp(Aligned(), size: CellSize(width: 40, height: 2))
        #expect(app.screen == "  Centred        Age Name\n    Ada           36 Ada")
    }

    @Test("Return in the search moves the focus to the rows that it has found, if the app asks for it")
    func submittedSearch() {
        struct Searched: View {
            @State private var text = ""
            @State private var chosen: Int?
            @FocusState private var isFocused: Bool
            @FocusState private var pane: Int?

            var body: some View {
                VStack {
                    GeometryReader { _ in
                        Table(
                            [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Linus", age: 54)]
                                .filter { text.isEmpty || $0.name.contains(text) }, selection: $chosen
                        ) {
                            TableColumn("Name", value: \.name)
                        }
                        .focused($isFocused)
                    }
                    .searchable(text: $text)
                    .onSubmit(of: .search) { isFocused = true }
                }
                .focused($pane, equals: 1)
            }
        }
        let app = TestApp(Searched(), size: CellSize(width: 40, height: 8))
        app.press("/")
        app.type("Li")
        app.press(.return)
        #expect(app.focused?.name == "Linus")
    }

    @Test("a click on a title sorts by it, and turns the order round where it does so already")
    func sorting() {
        app.click(text: "Name")
        #expect(row("Linus") < row("Ada"))
        app.click(text: "Age")
        #expect(row("Ada") < row("Linus"))
        app.click(text: "Both")
        #expect(row("Ada") < row("Linus"))
    }

    @Test("rows are chosen as those of a list")
    func selection() {
        app.click(text: "Linus 54")
        #expect(app.screen.position(of: "chosen 1") != nil)
    }

    private struct Plain: View {
        let people: [Person]
        @State private var one: Person.ID?
        @State private var many: Set<Person.ID> = []
        @State private var order = [KeyPathComparator(\Person.name)]

        var body: some View {
            Table(people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            }
            Table(people, selection: $one) { TableColumn("One", value: \.name) }
            Table(people, selection: $many) { TableColumn("Many", value: \.name) }
            Table(of: Person.self, selection: $one, sortOrder: $order) {
                TableColumn("Rows", value: \.name)
            } rows: {
                ForEach(people) { TableRow($0) }
            }
            Table(of: Person.self, selection: $many, sortOrder: $order) {
                TableColumn("More", value: \.name)
            } rows: {
                ForEach(people) { TableRow($0) }
            }
        }
    }

    @Test("the columns know the type of the rows in every form")
    func forms() {
        let app = TestApp(Plain(people: [Person(id: 1, name: "Ada", age: 36)]), size: CellSize(width: 40, height: 30))
        for title in ["Name", "One", "Many", "Rows", "More"] {
            #expect(app.screen.position(of: title) != nil)
        }
        #expect(app.screen.text.components(separatedBy: "Ada").count == 6)
        #expect(app.screen.position(of: "36") != nil)
    }

    private struct Process: Identifiable {
        let id: Int
        let name: String
    }

    private struct Processes: View {
        @State private var chosen: Int?

        var body: some View {
            Table([Process(id: 1, name: "init"), Process(id: 2, name: "systemd-journald")], selection: $chosen) {
                TableColumn("PID") { Text("\($0.id)") }.width(5)
                TableColumn("Name", value: \.name)
                TableColumn("Memory") { _ in
                    Text("128 MB").frame(maxWidth: .infinity, alignment: .trailing)
                }
            }
        }
    }

    @Test("columns keep a least width in little room, and the table scrolls sideways")
    func sideways() {
        let app = TestApp(Processes(), size: CellSize(width: 18, height: 5))
        #expect(
            app.screen.text == """
                  PID   Name     M
                  1     init
                  2     systemd…
                """ + "\n\n━━━━━━━━━━━━──────")
        app.press(.downArrow)
        for _ in 0..<20 { app.press(.rightArrow) }
        #expect(app.screen.row(0) == " Name     Memory")
        app.press(.downArrow)
        #expect(app.screen.row(1).hasSuffix("128 MB"))
    }

    @Test("a table that has enough room does not scroll sideways")
    func noBar() {
        let screen = render(Processes(), size: CellSize(width: 25, height: 4))
        #expect(screen.row(1) == "  1     init       128 MB")
        #expect(screen.row(3) == "")
    }

    @Test("a column takes its ideal width, keeps its minimum, and stays below its maximum")
    func widths() {
        func widths(_ total: Int?, _ columns: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)...) -> [Int] {
            TableColumnCells.share(
                total, columns.map { TableColumnWidth(min: $0.min, ideal: $0.ideal, max: $0.max).cells(.cells) })
        }
        #expect(widths(40, (nil, nil, nil), (nil, nil, nil), (nil, nil, nil)) == [13, 13, 14])
        #expect(widths(40, (nil, 10, nil), (nil, nil, nil)) == [10, 30])
        #expect(widths(40, (nil, 10, nil), (nil, nil, 12)) == [28, 12])
        #expect(widths(40, (nil, nil, 10), (nil, nil, nil), (18, nil, nil)) == [10, 12, 18])
        #expect(widths(40, (5, 5, 5), (nil, nil, nil)) == [5, 35])
        #expect(widths(4, (5, 5, 5), (nil, nil, nil), (nil, nil, 3)) == [5, 8, 3])
        #expect(widths(nil, (5, 20, nil), (nil, nil, nil)) == [20, 8])
    }

    @Test("a cell without a view keeps its place")
    func blanks() {
        let table = Table([Process(id: 1, name: "init")]) {
            TableColumn("None") { if $0.id > 1 { Text("x") } }
            TableColumn("Name", value: \.name)
        }
        let screen = render(table, size: CellSize(width: 19, height: 2))
        #expect(screen.position(of: "init")?.column == screen.position(of: "Name")?.column)
    }

    @Test("columns may depend on conditions", arguments: [true, false])
    func conditions(isWide: Bool) {
        let people = [Person(id: 1, name: "Linus", age: 54)]
        let table = Table(people) {
            TableColumn("Name", value: \.name)
            if isWide {
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(8)
                TableColumn("Double") { Text("\($0.age * 2)") }
            }
            if isWide {
                TableColumn("Long", value: \.name).width(12)
            } else {
                TableColumn("Short") { Text($0.name.prefix(2)) }
            }
        }
        let app = TestApp(table, size: CellSize(width: 60, height: 3))
        let titles = app.screen.row(0).split(separator: " ").map(String.init)
        #expect(titles == (isWide ? ["Name", "Age", "Double", "Long"] : ["Name", "Short"]))
    }
}
