import CursesUITesting
import Testing

@MainActor
@Suite("Section")
struct SectionTests {
    private func picture(_ view: some View, width: Int = 24, height: Int = 8) -> Snapshot {
        render(view.frame(maxHeight: .infinity, alignment: .top), size: CellSize(width: width, height: height))
    }

    @Test("in a form the rows stand in a box, the header in its line and the footer below")
    func grouped() {
        let form = Form {
            Section {
                Text("Name")
                Text("Password")
            } header: {
                Text("Account")
            } footer: {
                Text("Both are needed.")
            }
        }
        #expect(
            picture(form) == """
                ╭─ Account ────────────╮
                │ Name                 │
                │ Password             │
                ╰──────────────────────╯
                  Both are needed.
                """
        )
    }

    @Test("the spellings of a header and a footer say the same")
    func spellings() {
        let title = "Head"
        let both = picture(
            Form {
                Section {
                    Text("row")
                } header: {
                    Text("Head")
                } footer: {
                    Text("Foot")
                }
            })
        #expect(both == picture(Form { Section(header: Text("Head"), footer: Text("Foot")) { Text("row") } }))
        let head = picture(
            Form {
                Section {
                    Text("row")
                } header: {
                    Text("Head")
                }
            })
        #expect(head == picture(Form { Section(header: Text("Head")) { Text("row") } }))
        #expect(head == picture(Form { Section("Head") { Text("row") } }))
        #expect(head == picture(Form { Section(title) { Text("row") } }))
        let foot = picture(
            Form {
                Section {
                    Text("row")
                } footer: {
                    Text("Foot")
                }
            })
        #expect(foot == picture(Form { Section(footer: Text("Foot")) { Text("row") } }))
        let none = picture(Form { Section { Text("row") } })
        #expect(
            none == """
                ╭──────────────────────╮
                │ row                  │
                ╰──────────────────────╯
                """
        )
        #expect(Set([both, head, foot, none].map(\.text)).count == 4)
    }

    @Test("a footer keeps its own colour; without one it is dim beside the rows")
    func colours() {
        let screen = picture(
            Form {
                Section {
                    Text("a")
                } footer: {
                    Text("plain")
                }
                Section {
                    Text("b")
                } footer: {
                    Text("red").foregroundColor(.red)
                }
            },
            height: 10
        )
        func style(_ text: String) -> Style? {
            screen.position(of: text).map { screen.cell($0.column, $0.row).style }
        }
        #expect(style("plain") == Style(attributes: .dim))
        #expect(style("red")?.foreground == .red)
    }

    private struct Conditional: View {
        @State private var isOn = false
        @State private var names: [String] = []
        var body: some View {
            Form {
                Toggle("On", isOn: $isOn)
                Section {
                    if isOn { Text("row") }
                    ForEach(names, id: \.self) { Text($0) }
                }
                Section("Head") {
                    Group { if isOn { Button("Add") { names = ["name"] } } }
                }
            }
        }
    }

    @Test("a section without rows has no box, and has one as soon as it has rows")
    func empty() {
        let app = TestApp(Conditional(), size: CellSize(width: 24, height: 9))
        #expect(
            app.screen == """
                [ ] On
                   Head
                """)
        app.press(.space)
        #expect(
            app.screen == """
                [x] On
                ╭──────────────────────╮
                │ row                  │
                ╰──────────────────────╯
                ╭─ Head ───────────────╮
                │ [ Add ]              │
                ╰──────────────────────╯
                """)
        app.click(text: "Add")
        #expect(app.screen.position(of: "name") != nil)
        app.click(text: "On")
        #expect(app.screen.position(of: "name") != nil)
        #expect(app.screen.position(of: "row") == nil)
    }

    @Test("a section without rows keeps its footer, in forms and in lists", arguments: [true, false])
    func emptyWithFooter(isForm: Bool) {
        @ViewBuilder func sections() -> some View {
            Section {
                if isForm && !isForm { Text("row") }
            } footer: {
                Text("Nothing yet.")
            }
            Section("Rows") { Text("one") }
        }
        let screen = isForm ? picture(Form { sections() }) : picture(List { sections() }.listStyle(.insetGrouped))
        #expect(screen.position(of: "Nothing yet.")?.row == 0)
        #expect(screen.position(of: "one") != nil)
    }

    @Test("each view of a group or a ForEach is a row")
    func rows() {
        let form = Form {
            Section("Rows") {
                Group {
                    Text("one")
                    Text("two")
                }
                ForEach(3..<5) { Text(verbatim: "row \($0)") }
            }
        }
        #expect(
            picture(form, width: 14) == """
                ╭─ Rows ─────╮
                │ one        │
                │ two        │
                │ row 3      │
                │ row 4      │
                ╰────────────╯
                """
        )
    }

    @Test("a header of several rows stands above the box")
    func tallHeader() {
        let form = Form {
            Section {
                Text("row")
            } header: {
                Text("first")
                Text("second")
            }
        }
        #expect(
            picture(form, width: 14) == """
                   first
                   second
                ╭────────────╮
                │ row        │
                ╰────────────╯
                """
        )
    }

    @Test("where there is no room for a box its content is all there is")
    func narrow() {
        let form = Form {
            Section {
                Text("row")
            } header: {
                Text("Head")
            } footer: {
                Text("Foot")
            }
        }
        #expect(picture(form, width: 6) == "Head\nrow\nFoot")
    }

    @Test("in a stack header, rows and footer are views one after the other")
    func stack() {
        let stack = VStack(alignment: .leading) {
            Section {
                Text("row")
            } header: {
                Text("Head")
            } footer: {
                Text("Foot")
            }
        }
        #expect(picture(stack) == "          Head\n          row\n          Foot")
    }

    @Test("the column style sets rows off without boxes")
    func columns() {
        let form = Form {
            Section {
                Text("row")
            } header: {
                Text("Head")
            } footer: {
                Text("Foot")
            }
        }
        #expect(picture(form.formStyle(.columns)) == "Head\n  row\n  Foot")
    }

    struct Collapsible: View {
        @State private var isExpanded = true
        var body: some View {
            Form { Section("Head", isExpanded: $isExpanded) { Text("row") } }
        }
    }

    @Test("the header of a section that can be closed closes and opens it")
    func collapsible() {
        let app = TestApp(Collapsible(), size: CellSize(width: 14, height: 3))
        #expect(app.screen.row(0) == "╭─ ▾ Head ───╮")
        #expect(app.screen.row(1) == "│ row        │")
        app.press(.return)
        #expect(app.screen.position(of: "row") == nil)
        #expect(app.screen.position(of: "▸ Head") != nil)
        app.click(text: "▸")
        #expect(app.screen.position(of: "row") != nil)
    }

    struct Plainly: View {
        @State private var isExpanded = false
        var body: some View {
            VStack { Section("Head", isExpanded: $isExpanded) { Text("row") }.collapsible(false) }
        }
    }

    @Test("a section that cannot be closed shows its rows")
    func notCollapsible() {
        #expect(picture(Plainly(), width: 4) == "Head\n row")
    }

    @Test("a surrounding view can keep sections open too")
    func collapsibleAround() {
        struct Around: View {
            @State private var isExpanded = false
            var body: some View {
                Form { Section("Head", isExpanded: $isExpanded) { Text("row") }.bold(false).collapsible(false) }
            }
        }
        let picture = picture(Around(), width: 14, height: 3)
        #expect(picture.row(0) == "╭─ Head ─────╮")
        #expect(picture.row(1) == "│ row        │")
    }

    @Test("a header with increased prominence is underlined", arguments: [0, 1, 2])
    func prominence(look: Int) throws {
        @ViewBuilder func view(_ prominence: Prominence) -> some View {
            let section = Section("Head") { Text("row") }.headerProminence(prominence)
            switch look {
            case 0: Form { section }
            case 1: Form { section }.formStyle(.columns)
            default: List { section }
            }
        }
        let standard = picture(view(.standard))
        let increased = picture(view(.increased))
        #expect(standard.text == increased.text)
        let place = try #require(increased.position(of: "Head"))
        #expect(standard.cell(place.column, place.row).style.attributes == .bold)
        #expect(increased.cell(place.column, place.row).style.attributes == [.bold, .underline])
        let row = try #require(increased.position(of: "row"))
        let bare = picture(VStack { Section("Head") { Text("row") }.headerProminence(.increased) })
        #expect(bare.position(of: "Head").map { bare.cell($0.column, $0.row).style.attributes } == [])
        #expect(increased.cell(row.column, row.row).style.attributes == [])
    }

    @Test("Elements without views are in no box")
    func blanks() {
        let groups = [("One", [1, 2]), ("Two", []), ("Three", [3]), ("Four", [])]
        let app = TestApp(
            List {
                ForEach(groups, id: \.0) { group in
                    if !group.1.isEmpty { Section(group.0) { ForEach(group.1, id: \.self) { Text("\($0)") } } }
                }
            }
            .listStyle(.insetGrouped),
            size: CellSize(width: 30, height: 16))
        #expect(app.screen.text.filter { $0 == "╭" }.count == 2)
    }
}
