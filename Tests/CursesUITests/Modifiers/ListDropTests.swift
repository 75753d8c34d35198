import CursesUI
import CursesUITerminal
import CursesUITesting
import TestSupport
import Testing

@MainActor
@Suite("Drops on lists")
struct ListDropTests {
    private struct Board: View {
        let log: Log
        let right: [String]

        var body: some View {
            HStack(spacing: 2) {
                List {
                    ForEach(["a", "b"], id: \.self) { Text(verbatim: $0).draggable($0) }
                        .dropDestination(for: String.self) { items, place in log.add("left \(items) \(place)") }
                }
                Text(verbatim: "plain").frame(maxWidth: .infinity, maxHeight: .infinity)
                List {
                    ForEach(right, id: \.self) { Text(verbatim: $0) }
                        .dropDestination(for: String.self) { items, place in log.add("right \(items) \(place)") }
                }
            }
        }
    }

    private let log = Log()

    private func makeApp(_ right: [String]) -> TestApp {
        TestApp(Board(log: log, right: right), size: CellSize(width: 40, height: 8))
    }

    private func drop(_ app: TestApp, column: Int, row: Int) -> [String] {
        app.drag(from: app.screen.position(of: "a")!, to: CellPoint(column: column, row: row))
        return log.take()
    }

    @Test("an item belongs to the list that it is dropped on, and beside a list to none")
    func beside() {
        let app = makeApp(["x", "y"])
        let right = app.screen.position(of: "x")!.column
        let plain = app.screen.position(of: "plain")!
        #expect(drop(app, column: 1, row: 6) == ["left [\"a\"] 2"])
        #expect(drop(app, column: plain.column, row: plain.row) == [])
        #expect(drop(app, column: plain.column, row: 7) == [])
        #expect(drop(app, column: right, row: 7) == ["right [\"a\"] 2"])
        #expect(drop(app, column: right, row: 0) == ["right [\"a\"] 0"])
    }

    @Test("a list without rows takes an item anywhere, with the mouse and with keys")
    func empty() {
        let app = makeApp([])
        #expect(drop(app, column: 35, row: 0) == ["right [\"a\"] 0"])
        #expect(drop(app, column: 35, row: 6) == ["right [\"a\"] 0"])
        #expect(drop(app, column: 1, row: 6) == ["left [\"a\"] 2"])
        app.press("d", modifiers: .option)
        app.press(.rightArrow)
        app.press(.return)
        #expect(log.take() == ["right [\"a\"] 0"])
    }

    private struct Person: Identifiable {
        let id: Int
        let name: String
    }

    @Test("a table without rows takes an item")
    func table() {
        let app = TestApp(
            VStack(spacing: 0) {
                Text(verbatim: "source").draggable("item")
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    ForEach([Person]()).dropDestination(for: String.self) { [log] place, items in
                        log.add("\(items) \(place)")
                    }
                }
            },
            size: CellSize(width: 20, height: 8))
        app.drag(from: app.screen.position(of: "source")!, to: CellPoint(column: 5, row: 5))
        #expect(log.take() == ["[\"item\"] 0"])
    }
}
