import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Rows with controls that can be selected")
struct SelectedRowControlTests {
    private struct Row: Identifiable {
        let id: Int
        var name: String
    }

    enum Kind: CaseIterable {
        case buttons, field, toggle, tableField
    }

    private struct Screen: View {
        let kind: Kind
        @State private var rows = (0..<3).map { Row(id: $0, name: "r\($0)") }
        @State private var chosen: Int?
        @State private var isOn = false
        @State private var pressed = "none"

        var body: some View {
            let names = rows.map(\.name).joined(separator: " ")
            Text(verbatim: "chosen \(chosen ?? -1), \(pressed), \(names)")
            if kind == .tableField {
                Table($rows, selection: $chosen) {
                    TableColumn("Number") { $row in Text("number \(row.id)") }
                    TableColumn("Name") { $row in TextField("Name", text: $row.name) }
                }
            } else {
                List($rows, selection: $chosen) { $row in
                    HStack {
                        Text("row \(row.id)")
                        switch kind {
                        case .buttons:
                            Button("one") { pressed = "one \(row.id)" }
                            Button("two") { pressed = "two \(row.id)" }
                        case .toggle: Toggle("toggle", isOn: $isOn)
                        default: TextField("Name", text: $row.name)
                        }
                    }
                }
            }
        }
    }

    private func head(_ app: TestApp) -> String { app.screen.rows[0] }

    @Test("the arrows select the rows", arguments: Kind.allCases)
    func arrows(kind: Kind) {
        let app = TestApp(Screen(kind: kind), size: CellSize(width: 50, height: 12))
        while app.focused != nil, !head(app).contains("chosen 1") {
            let before = head(app)
            app.press(.downArrow)
            if head(app) == before { break }
        }
        #expect(head(app).contains("chosen 1"), "\(app.screen)")
        app.press(.upArrow)
        #expect(head(app).contains("chosen 0"), "\(app.screen)")
    }

    @Test("Right and Tab lead to the controls of a row", arguments: [KeyEquivalent.rightArrow, .tab])
    func controls(key: KeyEquivalent) {
        let buttons = TestApp(Screen(kind: .buttons), size: CellSize(width: 50, height: 12))
        buttons.press(.downArrow)
        buttons.press(key)
        buttons.press(.return)
        #expect(head(buttons).contains("one 1"), "\(buttons.screen)")
        let field = TestApp(Screen(kind: .field), size: CellSize(width: 50, height: 12))
        field.press(.downArrow)
        field.press(key)
        field.type("x")
        #expect(head(field).contains("r1x") || head(field).contains("xr1"), "\(field.screen)")
    }

    @Test("every control can be reached by keys", arguments: Kind.allCases)
    func reach(kind: Kind) {
        let app = TestApp(Screen(kind: kind), size: CellSize(width: 50, height: 12))
        #expect(app.keyboardReach().outOfReach == [])
    }
}
