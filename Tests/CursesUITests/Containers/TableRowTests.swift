import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Rows of tables, one by one")
struct TableRowTests {
    private struct City: Identifiable {
        let id: Int
        let name: String
    }

    @Test("the sort order tells the type of the rows")
    func sorted() {
        struct Cities: View {
            @State private var order = [KeyPathComparator(\City.name)]
            @State private var selection: City.ID?

            var body: some View {
                Table(selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Number") { Text(verbatim: "#\($0.id)") }
                } rows: {
                    ForEach([City(id: 1, name: "Paris"), City(id: 2, name: "Rome")]) { TableRow($0) }
                }
            }
        }
        let screen = render(Cities(), size: CellSize(width: 24, height: 6))
        #expect(screen.position(of: "Paris")?.row == 1)
        #expect(screen.position(of: "#2")?.row == 2)
    }

    @Test("the rows tell their type, also those that can be selected")
    func untyped() {
        struct Cities: View {
            @State private var one: City.ID?
            @State private var several: Set<City.ID> = []

            var body: some View {
                Table {
                    TableColumn("Name", value: \City.name)
                } rows: {
                    TableRow(City(id: 1, name: "Paris"))
                }
                Table(selection: $one) {
                    TableColumn("Name", value: \City.name)
                } rows: {
                    TableRow(City(id: 2, name: "Rome"))
                }
                Table(selection: $several) {
                    TableColumn("Name", value: \City.name)
                } rows: {
                    TableRow(City(id: 3, name: "Oslo"))
                }
            }
        }
        let screen = render(Cities(), size: CellSize(width: 24, height: 12))
        #expect(["Paris", "Rome", "Oslo"].allSatisfy { screen.position(of: $0) != nil })
    }

    @Test("rows of their own and of a ForEach stand below each other")
    func rows() {
        let cities = [City(id: 1, name: "Paris"), City(id: 2, name: "Rome")]
        let screen = render(
            Table(of: City.self) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text(verbatim: "#\($0.id)") }
            } rows: {
                TableRow(City(id: 0, name: "Oslo"))
                ForEach(cities) { TableRow($0) }
            },
            size: CellSize(width: 24, height: 6)
        )
        let rows = ["Oslo", "Paris", "Rome"].map { screen.position(of: $0)?.row }
        #expect(rows == [1, 2, 3])
        #expect(screen.position(of: "#2")?.row == 3)
    }

    @Test("the elements of a ForEach alone are rows")
    func elements() {
        let cities = [City(id: 1, name: "Paris"), City(id: 2, name: "Rome")]
        let screen = render(
            Table(of: City.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(cities)
            },
            size: CellSize(width: 24, height: 6)
        )
        #expect(screen.position(of: "Rome")?.row == 2)
    }

    private struct Menus: View {
        let log: Log

        var body: some View {
            Table(of: City.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(City(id: 0, name: "Oslo"))
                ForEach([City(id: 1, name: "Paris"), City(id: 2, name: "Rome")]) { city in
                    TableRow(city).contextMenu { Button("Visit") { log.add(city.name) } }
                }
            }
        }
    }

    @Test("the menu of a row opens with the mouse and with a key")
    func menu() {
        let log = Log()
        let app = TestApp(Menus(log: log), size: CellSize(width: 24, height: 9))
        app.click(text: "Oslo", button: .right)
        #expect(app.screen.position(of: "Visit") == nil)
        app.click(text: "Rome", button: .right)
        app.click(text: "Visit")
        #expect(log.take() == ["Rome"])
        app.press(.downArrow)
        app.press(.return, modifiers: .option)
        app.press(.return)
        #expect(log.take().count == 1)
    }

    private struct Dragged: View {
        let log: Log

        var body: some View {
            Table(of: City.self) {
                TableColumn("Name", value: \.name, comparator: String.Comparator(options: .caseInsensitive))
            } rows: {
                TableRow(City(id: 0, name: "Oslo")).draggable("item")
                ForEach([City(id: 1, name: "Paris"), City(id: 2, name: "Rome")]) { city in
                    TableRow(city).contextMenu { Button("Visit") { log.add(city.name) } }.selectionDisabled(
                        city.id == 9)
                }
                .dropDestination(for: String.self) { offset, items in log.add("\(items) \(offset)") }
            }
        }
    }

    @Test("an item of a row is inserted between the rows of a ForEach")
    func insertion() {
        for (steps, expected) in [(1, 0), (2, 1), (3, 2)] {
            let log = Log()
            let app = TestApp(Dragged(log: log), size: CellSize(width: 24, height: 9))
            // The focus begins in a row with a menu.
            app.press(.home)
            app.press("d", modifiers: .option)
            for _ in 0..<steps { app.press(.downArrow) }
            app.press(.return)
            #expect(log.take() == ["[\"item\"] \(expected)"], "\(steps)")
            app.click(text: "Rome", button: .right)
            app.click(text: "Visit")
            #expect(log.take() == ["Rome"])
        }
    }
}
