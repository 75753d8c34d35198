import CursesUI
import CursesUITesting
import TestSupport
import Testing

@MainActor
@Suite("Groups of rows in tables")
struct TableSectionTests {
    private struct City: Identifiable {
        let id: Int
        let name: String
    }

    private let oslo = City(id: 0, name: "Oslo")
    private let paris = City(id: 1, name: "Paris")
    private let lima = City(id: 2, name: "Lima")
    private let size = CellSize(width: 24, height: 8)

    @Test("a row stands in the table while its condition is true", arguments: [true, false])
    func conditions(isOn: Bool) {
        let screen = render(
            Table(of: City.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(oslo)
                if isOn { TableRow(paris) }
                if isOn {
                    TableRow(lima)
                } else {
                    ForEach([City(id: 3, name: "Quito")])
                }
            },
            size: size)
        let rows = ["Oslo", "Paris", "Lima", "Quito"].map { screen.position(of: $0)?.row }
        #expect(rows == (isOn ? [1, 2, 3, nil] : [1, nil, nil, 2]))
    }

    private struct Sections: View {
        let rows: [City]
        @State private var isExpanded = true
        @State private var chosen: City.ID?

        var body: some View {
            Table(of: City.self, selection: $chosen) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(rows[0])
                Section("Europe") {
                    TableRow(rows[1])
                }
                Section(isExpanded: $isExpanded) {
                    TableRow(rows[2])
                } header: {
                    Text(verbatim: "America \(chosen ?? -1)")
                }
            }
        }
    }

    @Test("a group has a header above its rows, which is not selected and can hide the rows")
    func sections() {
        let app = TestApp(Sections(rows: [oslo, paris, lima]), size: size)
        func rows() -> [Int?] {
            ["Name", "Oslo", "Europe", "Paris", "America", "Lima"].map { app.screen.position(of: $0)?.row }
        }
        #expect(rows() == [0, 1, 2, 3, 4, 5])
        app.click(text: "Europe")
        #expect(app.screen.text.contains("America -1"))
        app.click(text: "Paris")
        #expect(app.screen.text.contains("America 1"))
        app.press(.downArrow)
        app.press(.leftArrow)
        #expect(rows() == [0, 1, 2, 3, 4, nil])
        app.press(.rightArrow)
        #expect(rows() == [0, 1, 2, 3, 4, 5])
        #expect(app.diagnostics == [])
    }
}
