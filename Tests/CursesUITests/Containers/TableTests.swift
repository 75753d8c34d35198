import CursesUITesting
import Testing

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
}
