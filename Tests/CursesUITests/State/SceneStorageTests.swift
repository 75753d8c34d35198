import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("SceneStorage")
struct SceneStorageTests {
    struct Note: View {
        @SceneStorage("note") private var note = ""

        var body: some View { TextField("Note", text: $note) }
    }

    struct Notes: View {
        @State private var isShown = true
        @SceneStorage("note") private var note = "?"
        @SceneStorage("note") private var number: Int?

        var body: some View {
            Toggle("Shown", isOn: $isShown)
            if isShown { Note() }
            Text(verbatim: "<\(note)> \(number.map(String.init) ?? "none")")
        }
    }

    private let size = CellSize(width: 30, height: 8)

    @Test("A value outlasts the view that shows it, is shared by key and type, and ends with the window")
    func outlasts() {
        let app = TestApp(Notes(), size: size)
        #expect(app.screen.position(of: "<?> none") != nil)
        app.press(.tab)
        app.press(.delete)
        app.type("milk")
        #expect(app.screen.position(of: "<milk> none") != nil)
        app.press(.tab)
        app.press(.space)
        #expect(app.screen.position(of: "milk") == app.screen.position(of: "milk> none"))
        app.press(.space)
        #expect(app.screen.position(of: "milk") != app.screen.position(of: "milk> none"))

        let next = TestApp(Notes(), size: size)
        #expect(next.screen.position(of: "<?> none") != nil)
    }

    struct Book: Identifiable {
        let id: Int
        var title = "Emma"
        var author = "Austen"
    }

    struct Books: View {
        @SceneStorage("columns") private var columns: TableColumnCustomization<Book>
        @SceneStorage("tabs") private var tabs: TabViewCustomization

        var body: some View {
            Table([Book(id: 1)], columnCustomization: $columns) {
                TableColumn("Title", value: \.title)
                TableColumn("Author", value: \.author).customizationID("author")
            }
            Button("Hide") {
                columns[visibility: "author"] = .hidden
                tabs[tab: "news"].tabBarVisibility = .hidden
            }
        }
    }

    @Test("Customizations are initially empty, and hide the columns that the app hides")
    func customizations() {
        let app = TestApp(Books(), size: CellSize(width: 30, height: 5))
        #expect(app.screen.text.contains("Austen"))
        app.click(text: "Hide")
        #expect(app.screen.text.contains("Emma") && !app.screen.text.contains("Austen"))
    }

    @Test("A structure comes back from a property list as it was set")
    func structures() throws {
        let values = SceneValues()
        let columns = TableColumnCustomization<Book>()
        values.location(of: "columns", initialValue: columns).value[visibility: "author"] = .hidden
        let list = try PropertyListSerialization.data(fromPropertyList: values.objects, format: .binary, options: 0)
        let read = try PropertyListSerialization.propertyList(from: list, format: nil)
        let next = SceneValues()
        next.saved = try #require(read as? [String: Any])
        #expect(next.location(of: "columns", initialValue: columns).value[visibility: "author"] == .hidden)
    }
}
