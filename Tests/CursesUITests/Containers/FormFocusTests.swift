import CursesUITesting
import Testing

@MainActor
@Suite("The focus among the rows of forms and lists")
struct FormFocusTests {
    /// Two sections. The last row of the first one has a button that collapses its section or removes its rows.
    private struct Sections: View {
        let isForm: Bool
        let hasExpansion: Bool
        @State private var isExpanded = true
        @State private var names = ["Ada", "Bob", "Cyd"]

        var body: some View {
            if isForm { Form { sections } } else { List { sections } }
        }

        @ViewBuilder private var sections: some View {
            if hasExpansion {
                Section("First", isExpanded: $isExpanded) { rows }
            } else {
                Section("First") { rows }
            }
            Section("Second") {
                ForEach(0..<6) { number in Button("Second \(number)") {} }
            }
        }

        @ViewBuilder private var rows: some View {
            ForEach(names, id: \.self) { name in Button(name) {} }
            if hasExpansion || !names.isEmpty {
                Button("Close") { if hasExpansion { isExpanded = false } else { names = [] } }
            }
        }
    }

    @Test("Up from a bar leads to the last row of a form, however narrow its control is")
    func upFromBar() {
        struct Screen: View {
            @State private var isOn = false

            var body: some View {
                NavigationStack {
                    Form {
                        Toggle("Wide", isOn: $isOn)
                        Text("tap").onTapGesture {}
                        Text("hold").onLongPressGesture {}
                    }
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") {} } }
                }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 50, height: 14))
        while app.focused?.name != "hold" {
            let before = app.focused?.name
            app.press(.downArrow)
            if app.focused?.name == before { break }
        }
        #expect(app.focused?.name == "hold")
        app.press(.downArrow)
        #expect(app.focused?.name == "Bottom")
        app.press(.upArrow)
        #expect(app.focused?.name == "hold")
    }

    @Test("the focus moves to the header when the section of its row is collapsed", arguments: [false, true])
    func collapse(isForm: Bool) {
        let app = TestApp(Sections(isForm: isForm, hasExpansion: true), size: CellSize(width: 30, height: 16))
        app.press(.downArrow, times: 4)
        #expect(app.focused?.name == "Close")
        app.press(.return)
        #expect(app.focused?.name == "First")
        app.press(.return)
        #expect(app.screen.position(of: "Ada") != nil)
    }

    @Test("the focus moves to the next section when its own section has lost all rows", arguments: [false, true])
    func emptySection(isForm: Bool) {
        let app = TestApp(Sections(isForm: isForm, hasExpansion: false), size: CellSize(width: 30, height: 16))
        app.press(.downArrow, times: 3)
        #expect(app.focused?.name == "Close")
        app.press(.return)
        #expect(app.focused?.name == "Second 0")
    }

    @Test("the focus moves to the header of a disclosure group that a button in it closes", arguments: [false, true])
    func closedGroup(isForm: Bool) {
        struct Groups: View {
            let isForm: Bool
            @State private var isExpanded = true

            var body: some View {
                if isForm { Form { rows } } else { List { rows } }
            }

            @ViewBuilder private var rows: some View {
                DisclosureGroup("More", isExpanded: $isExpanded) {
                    Toggle("Inner", isOn: .constant(true))
                    Button("Close it") { isExpanded = false }
                }
                Button("Erase") {}
            }
        }
        let app = TestApp(Groups(isForm: isForm), size: CellSize(width: 30, height: 10))
        for _ in 0..<5 where app.focused?.name != "Close it" { app.press(.downArrow) }
        app.press(.return)
        #expect(app.focused?.name != "Erase")
        app.press(.return)
        #expect(app.screen.position(of: "Close it") != nil)
    }

    @Test("in a form, the arrow keys reach the header of each section that can be collapsed")
    func headers() {
        let app = TestApp(
            Form {
                Section("First") { Toggle("Upper", isOn: .constant(true)) }
                Section("Closed", isExpanded: .constant(false)) { Toggle("Hidden", isOn: .constant(true)) }
                Section("Open", isExpanded: .constant(true)) { Toggle("Lower", isOn: .constant(true)) }
                Button("Last") {}
            }, size: CellSize(width: 40, height: 16))
        let names = ["Upper", "Closed", "Open", "Lower", "Last"]
        for name in names {
            #expect(app.focused?.name == name)
            app.press(.downArrow)
        }
        for name in names.reversed() {
            #expect(app.focused?.name == name)
            app.press(.upArrow)
        }
    }

    @Test("if an app removes the last row of a section, the focus stays in the section")
    func lastRow() {
        struct Names: View {
            @State private var names = ["Ada", "Bob", "Cyd"]

            var body: some View {
                Form {
                    Section("Names") {
                        ForEach(names, id: \.self) { name in Button(name) { names.removeAll { $0 == name } } }
                    }
                    Section("Other") { TextField("Field", text: .constant("")) }
                }
            }
        }
        let app = TestApp(Names(), size: CellSize(width: 40, height: 12))
        app.press(.downArrow, times: 2)
        app.press(.return)
        #expect(app.focused?.name == "Bob")
        app.press(.upArrow)
        app.press(.return)
        #expect(app.focused?.name == "Bob")
    }
}
