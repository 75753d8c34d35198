import CursesUITesting
import Testing

@MainActor
@Suite("Alerts and confirmations")
struct DialogTests {
    private let log = Log()
    private let size = CellSize(width: 40, height: 12)

    struct Deleting: View {
        @State private var isAsking = false
        let log: Log

        var body: some View {
            Button("ask") { isAsking = true }
                .alert("Delete the file?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { log.add("delete") }
                    Button("Keep", role: .cancel) { log.add("keep") }
                } message: {
                    Text("It cannot be brought back.")
                }
            Text(verbatim: isAsking ? "asking" : "idle")
        }
    }

    @Test("an alert has a title, a message and buttons side by side")
    func picture() {
        let app = TestApp(Deleting(log: log), size: CellSize(width: 40, height: 8))
        app.press(.return)
        #expect(
            app.screen == """

                     ╭────────────────────────────╮
                     │      Delete the file?      │
                     │ It cannot be brought back. │
                     │                            │
                     │    [ Delete ]  [ Keep ]    │
                     ╰────────────────────────────╯
                """)
    }

    @Test("an empty title takes no row, and without a text there is no blank row")
    func blank() {
        let titles: [() -> Text] = [{ Text("") }, { Text(verbatim: "") }, { Text("") + Text(String()) }]
        for title in titles {
            let app = TestApp(
                Text("behind").alert(title(), isPresented: .constant(true)) {
                } message: {
                    Text("Saved.")
                }, size: CellSize(width: 20, height: 5))
            #expect(
                app.screen.rows.map { $0.trimmingCharacters(in: .whitespaces) } == [
                    "╭────────╮", "│ Saved. │", "│        │", "│ [ OK ] │", "╰────────╯",
                ])
        }
        let app = TestApp(
            Text("behind").alert("", isPresented: .constant(true)) {}, size: CellSize(width: 20, height: 3))
        #expect(
            app.screen.rows.map { $0.trimmingCharacters(in: .whitespaces) } == [
                "╭────────╮", "│ [ OK ] │", "╰────────╯",
            ])
    }

    @Test("Escape leaves an alert whose buttons are all disabled")
    func disabledButtons() {
        struct Screen: View {
            @State private var isAsking = true
            var body: some View {
                Text("behind").alert("Wait", isPresented: $isAsking) {
                    Button("OK") {}.disabled(true)
                    Button("Cancel", role: .cancel) {}.disabled(true)
                }
            }
        }
        let app = TestApp(Screen(), size: size)
        app.press(.return)
        #expect(app.screen.position(of: "Wait") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "Wait") == nil)
    }

    @Test("any button takes it away; the focus starts at one that destroys nothing")
    func buttons() {
        let app = TestApp(Deleting(log: log), size: size)
        app.press(.return)
        app.press(.return)
        #expect(log.take() == ["keep"])
        #expect(app.screen.position(of: "idle") != nil)
        app.press(.return)
        app.click(text: "Delete ]")
        #expect(log.take() == ["delete"])
        #expect(app.screen.position(of: "idle") != nil)
    }

    @Test("Escape presses the cancel button; a click beside an alert does nothing")
    func escape() {
        let app = TestApp(Deleting(log: log), size: size)
        app.press(.return)
        app.click(column: 0, row: 0)
        #expect(app.screen.position(of: "Keep") != nil)
        app.press(.escape)
        #expect(log.take() == ["keep"])
        #expect(app.screen.position(of: "idle") != nil)
    }

    struct Forms: View {
        enum Failure: LocalizedError {
            case full
            var errorDescription: String? { "The disk is full." }
        }

        struct Name: Identifiable { let id: String }

        enum Form { case bare, conditional, error, data, old, item }

        let form: Form
        let log: Log
        @State private var isShown = true
        @State private var name: Name? = Name(id: "Ada")

        var body: some View {
            let base = Text(verbatim: isShown ? "shown" : "gone")
            switch form {
            case .bare:
                base.alert("Done", isPresented: $isShown) {}
            case .conditional:
                base.alert(Text("Done"), isPresented: $isShown) {
                    if name == nil { Button("Never") {} }
                }
            case .error:
                base.alert(isPresented: $isShown, error: Failure.full) { Button("Retry") {} }
            case .data:
                base.alert("Hello", isPresented: $isShown, presenting: name) { name in
                    Button("Bye \(name.id)") {}
                } message: { name in
                    Text("to \(name.id)")
                }
            case .old:
                base.alert(isPresented: $isShown) {
                    Alert(
                        title: Text("Old"),
                        message: Text("but good"),
                        primaryButton: .default(Text("Yes")) { log.add("yes") },
                        secondaryButton: .cancel()
                    )
                }
            case .item:
                Text(verbatim: name == nil ? "gone" : "shown")
                    .alert(item: $name) { Alert(title: Text("Hello \($0.id)")) }
            }
        }
    }

    @Test(
        "every form of an alert shows its texts and goes with Return",
        arguments: [
            (Forms.Form.bare, ["Done", "[ OK ]"]), (.conditional, ["Done", "[ OK ]"]),
            (.error, ["The disk is full.", "[ Retry ]"]), (.data, ["Hello", "to Ada", "[ Bye Ada ]"]),
            (.old, ["Old", "but good", "[ Yes ]  [ Cancel ]"]), (.item, ["Hello Ada", "[ OK ]"]),
        ]
    )
    func forms(form: Forms.Form, texts: [String]) {
        let app = TestApp(Forms(form: form, log: log), size: size)
        for text in texts { #expect(app.screen.position(of: text) != nil, "\(text)") }
        app.press(.return)
        #expect(app.screen.position(of: "gone") != nil)
        #expect(log.take() == (form == .old ? ["yes"] : []))
    }

    struct Choosing: View {
        @State private var isAsking = true
        let log: Log

        var body: some View {
            Text(verbatim: isAsking ? "asking" : "idle")
                .confirmationDialog("Delete 12 files?", isPresented: $isAsking) {
                    Button("Delete all", role: .destructive) { log.add("all") }
                    Button("Delete old ones") { log.add("old") }
                }
        }
    }

    @Test("a confirmation has its choices in a column, and a cancel button of its own")
    func confirmation() {
        let app = TestApp(Choosing(log: log), size: CellSize(width: 30, height: 9))
        #expect(
            app.screen == """

                   ╭─────────────────────╮
                   │  Delete 12 files?   │
                   │                     │
                   │   [ Delete all ]    │
                   │ [ Delete old ones ] │
                   │     [ Cancel ]      │
                   ╰─────────────────────╯
                """)
        app.press(.return)
        #expect(log.take() == ["old"])
        #expect(app.screen.position(of: "idle") != nil)
    }

    @Test("a click beside a confirmation cancels it")
    func outside() {
        let app = TestApp(Choosing(log: log), size: size)
        app.click(column: 0, row: 0)
        #expect(app.screen.position(of: "idle") != nil)
        #expect(log.take() == [])
    }

    @Test("an action sheet asks likewise")
    func actionSheet() {
        let app = TestApp(
            Text("x").actionSheet(isPresented: .constant(true)) {
                ActionSheet(title: Text("What?"), buttons: [.default(Text("This")), .cancel()])
            },
            size: size
        )
        #expect(app.screen.position(of: "[ This ]") != nil)
        #expect(app.screen.position(of: "[ Cancel ]") != nil)
    }

    @Test("buttons that do not fit side by side stand in a column; long messages scroll")
    func narrow() {
        let app = TestApp(
            Text("x").alert("Title", isPresented: .constant(true)) {
                Button("A rather long one") {}
                Button("Another long one") {}
            } message: {
                Text(verbatim: String(repeating: "words and ", count: 20))
            },
            size: CellSize(width: 30, height: 10)
        )
        let first = app.screen.position(of: "[ A rather") ?? .zero
        let second = app.screen.position(of: "[ Another") ?? .zero
        #expect(second.row == first.row + 1)
        #expect(app.screen.position(of: "Title") != nil)
    }

    private struct Renaming: View {
        @State private var isPresented = true
        @State private var name = ""
        @State private var result = "none"

        var body: some View {
            Text(verbatim: "result \(result)")
                .alert("Rename", isPresented: $isPresented) {
                    TextField("Name", text: $name)
                    Button("Cancel", role: .cancel) { result = "cancelled" }
                    Button("OK") { result = name }.disabled(name.contains("/"))
                }
        }
    }

    @Test("Return in the field of an alert does not cancel it while the default button is disabled")
    func returnWithDisabledButton() {
        let app = TestApp(Renaming(), size: CellSize(width: 40, height: 10))
        app.type("a/b\n")
        #expect(app.screen.position(of: "a/b") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "result cancelled") != nil)
    }

    @Test("Return in the field of an alert presses the default button")
    func returnInField() {
        let app = TestApp(Renaming(), size: CellSize(width: 40, height: 10))
        app.click(text: "Name")
        app.type("new")
        app.press(.return)
        #expect(app.screen.position(of: "result new") != nil)
        #expect(app.screen.position(of: "Rename") == nil)
    }

    @Test("The fields of an alert are above its buttons, as wide as the alert")
    func fieldsAboveButtons() throws {
        let app = TestApp(Renaming(), size: CellSize(width: 60, height: 12))
        app.type("a name that is longer than two buttons")
        let field = try #require(app.screen.position(of: "longer than two"))
        let cancel = try #require(app.screen.position(of: "Cancel"))
        let save = try #require(app.screen.position(of: "OK"))
        #expect(field.row + 1 == cancel.row && cancel.row == save.row)
    }

    private struct Deciding: View {
        @State private var item: Int? = 4
        @State private var log = "-"
        @State private var isTold = false

        private var isAsking: Binding<Bool> {
            Binding {
                item != nil
            } set: {
                if !$0 { item = nil }
            }
        }

        var body: some View {
            Text(verbatim: "\(log), item \(item ?? 0)")
                .confirmationDialog("Sure?", isPresented: isAsking) {
                    Button("Go") {
                        log = "saw \(item ?? 0)"
                        isTold = true
                    }
                }
                .alert("Told", isPresented: $isTold) {}
        }
    }

    @Test("an action sees the data of its dialog, which goes after it, and may present another alert")
    func actionFirst() {
        let app = TestApp(Deciding(), size: CellSize(width: 40, height: 12))
        #expect(app.focused?.name == "Go")
        app.press(.return)
        #expect(app.screen.position(of: "Sure?") == nil)
        #expect(app.screen.position(of: "Told") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "saw 4, item 0") != nil, "\(app.screen)")
    }
}
