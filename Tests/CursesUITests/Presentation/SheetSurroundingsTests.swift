import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("A sheet looks the same, whatever its button is in")
struct SheetSurroundingsTests {
    enum Place: CaseIterable {
        case stack, list, form, header, table, toolbar, bottomBar, searchable, tab, disclosure, group, controlGroup
        case splitView, safeArea, overlay
    }

    /// A button that shows a sheet with many kinds of views.
    private struct Opener: View {
        @State private var isShown = false
        @State private var isOn = true
        @State private var name = "Ada"

        var body: some View {
            Button("Open", systemImage: "star") { isShown = true }
                .sheet(isPresented: $isShown) {
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Top of the sheet")
                        Text("A text that takes more than one line of the sheet, because it is long.")
                        Label("Label", systemImage: "heart")
                        Button("Button") {}
                        Toggle("Toggle", isOn: $isOn)
                        TextField("Name", text: $name)
                        LabeledContent("Label", value: "Value")
                        Section("Section") { Text("Row") }
                        Divider()
                        NavigationStack {
                            NavigationLink("Link") { Text("Next") }
                        }
                    }
                    .frame(width: 40, height: 14)
                }
        }
    }

    private struct Row: Identifiable {
        let id = 1
    }

    private struct Screen: View {
        let place: Place
        @State private var query = ""

        var body: some View {
            switch place {
            case .stack: Opener()
            case .list: List { Opener() }
            case .form: Form { Opener() }
            case .header:
                List {
                    Section {
                        Text("Row")
                    } header: {
                        Opener()
                    }
                }
            case .table: Table([Row()]) { TableColumn("Column") { _ in Opener() } }
            case .toolbar: NavigationStack { Text("Content").toolbar { Opener() } }
            case .bottomBar:
                NavigationStack { Text("Content").toolbar { ToolbarItem(placement: .bottomBar) { Opener() } } }
            case .searchable: NavigationStack { List { Opener() }.searchable(text: $query) }
            case .tab: TabView { Opener().tabItem { Text("Tab") } }
            case .disclosure: DisclosureGroup("Group", isExpanded: .constant(true)) { Opener() }
            case .group: GroupBox("Group") { Opener() }
            case .controlGroup: ControlGroup { Opener() }
            case .splitView:
                NavigationSplitView {
                    List { Opener() }
                } detail: {
                    Text("Detail")
                }
            case .safeArea: Text("Content").safeAreaInset(edge: .bottom) { Opener() }
            case .overlay: Text("Content").font(.caption).overlay { Opener() }
            }
        }
    }

    private func sheet(in place: Place) throws -> [String] {
        let app = TestApp(Screen(place: place), size: CellSize(width: 70, height: 24))
        let glyphs = app.screen.rows.joined()
        let opener = try #require(app.element(named: "Open"), "\(place): \(glyphs)")
        app.click(opener)
        let top = try #require(app.screen.position(of: "Top of the sheet"), "\(place)")
        return app.screen.rows[(top.row - 1)..<(top.row + 14)].map {
            String($0.dropFirst(top.column - 2).prefix(44))
        }
    }

    @Test("as in a stack", arguments: Place.allCases)
    func places(_ place: Place) throws {
        #expect(try sheet(in: place) == sheet(in: .stack))
    }
}
