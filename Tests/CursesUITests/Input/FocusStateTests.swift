import CursesUITesting
import Testing

@MainActor
@Suite("@FocusState")
struct FocusStateTests {
    enum Field: Hashable { case first, second, third }

    struct Fields: View {
        @FocusState private var field: Field?
        let log: Log
        let start: Field?

        init(log: Log, start: Field? = nil) {
            self.log = log
            self.start = start
        }

        var body: some View {
            Text(verbatim: field.map { "\($0)" } ?? "nothing")
            Button("one") { field = .third }.focused($field, equals: .first)
            Button("two") { field = nil }.focused($field, equals: .second)
            Button("three") { field = .second }.focused($field, equals: .third)
            Button("other") { log.add("other") }
                .onAppear { if let start { field = start } }
                .onChange(of: field) { log.add("\(field.map { "\($0)" } ?? "nothing")") }
        }
    }

    private let log = Log()
    private let size = CellSize(width: 12, height: 5)

    @Test("it follows the focus")
    func follows() {
        let app = TestApp(Fields(log: log), size: size)
        #expect(app.screen.position(of: "first") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "second") != nil)
        app.press(.tab)
        app.press(.tab)
        #expect(app.screen.position(of: "nothing") != nil)
        app.click(text: "three")
        #expect(app.screen.position(of: "second") != nil)
    }

    @Test("setting it moves the focus; nil gives it up until Tab is pressed, which goes on from there")
    func moves() {
        let app = TestApp(Fields(log: log), size: size)
        app.press(.return)
        #expect(app.screen.position(of: "third") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "second") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "nothing") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "nothing") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "third") != nil)
    }

    @Test("set in onAppear it decides where the focus starts")
    func onAppear() {
        let app = TestApp(Fields(log: log, start: .second), size: size)
        #expect(app.screen.position(of: "second") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "third") != nil)
    }

    struct Flag: View {
        @FocusState private var isFocused: Bool
        let log: Log

        var body: some View {
            Button("plain") { isFocused = true }
            Button("flagged") { isFocused = false }.focused($isFocused)
            Text(verbatim: isFocused ? "yes" : "no")
        }
    }

    @Test("a flag says whether the one control has the focus, and moves it")
    func flag() {
        let app = TestApp(Flag(log: log), size: size)
        #expect(app.screen.position(of: "no") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "yes") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "no") != nil)
    }

    struct Timed: View {
        @FocusState private var isFocused: Bool

        var body: some View {
            Button("plain") {}
            Button("flagged") {}.focused($isFocused)
                .task {
                    try? await Task.sleep(for: .milliseconds(5))
                    isFocused = true
                }
        }
    }

    @Test("set from a task, and read by no body, it moves the focus all the same")
    func fromTask() async throws {
        let app = TestApp(Timed(), size: size)
        await app.wait { app in
            guard let point = app.screen.position(of: "flagged") else { return false }
            return app.screen.cell(point.column, point.row).style.attributes.contains(.reverse)
        }
    }

    struct Revealing: View {
        @FocusState private var field: Field?
        @State private var isShown = false

        var body: some View {
            Button("show") {
                isShown = true
                field = .second
            }
            if isShown { Button("new") {}.focused($field, equals: .second) }
            Text(verbatim: field == .second ? "there" : "elsewhere")
        }
    }

    @Test("it may ask for a control that the same action makes")
    func newControl() {
        let app = TestApp(Revealing(), size: size)
        app.press(.return)
        #expect(app.screen.position(of: "there") != nil)
        let point = app.screen.position(of: "new")!
        #expect(app.screen.cell(point.column, point.row).style.attributes.contains(.reverse))
    }

    struct Refusing: View {
        @FocusState private var field: Field?

        var body: some View {
            Button("go") { field = .second }.focused($field, equals: .first)
            Button("no") {}.focused($field, equals: .second).disabled(true)
            Text(verbatim: field.map { "\($0)" } ?? "nothing")
        }
    }

    @Test("asking for a control that is disabled leaves the focus, and the state, where they are")
    func refused() {
        let app = TestApp(Refusing(), size: size)
        app.press(.return)
        #expect(app.screen.position(of: "first") != nil)
    }

    private struct Renamed: View {
        @FocusState private var field: String?
        @State private var name = "old"

        var body: some View {
            Button("x") { name = "new" }.focused($field, equals: name)
            Text(verbatim: field ?? "none")
        }
    }

    @Test("the state follows a change of the value that stands for the focused control")
    func renaming() {
        let app = TestApp(Renamed(), size: CellSize(width: 8, height: 2))
        #expect(app.screen.position(of: "old") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "new") != nil)
        #expect(app.diagnostics == [])
    }

    struct Chosen: View {
        @State private var choice: Int? = 3
        @FocusState private var isFocused: Bool
        let asks: Bool

        var body: some View {
            List(selection: $choice) { ForEach(0..<5) { Text("row \($0)").tag($0) } }
                .focused($isFocused)
                .onAppear { isFocused = asks }
        }
    }

    @Test(
        "a list gets the focus at its selected row, when it is asked to and when its window opens",
        arguments: [true, false])
    func selectedRow(asks: Bool) {
        let app = TestApp(Chosen(asks: asks), size: CellSize(width: 12, height: 8))
        #expect(app.focused?.name == "row 3")
        app.press(.downArrow)
        #expect(app.focused?.name == "row 4")
    }

    struct Renaming: View {
        @State private var choice: Int? = 2
        @State private var names = ["a", "b", "c"]
        @FocusState private var field: Int?

        var body: some View {
            List(selection: $choice) {
                ForEach(names.indices, id: \.self) { row in
                    TextField("name \(row)", text: $names[row]).focused($field, equals: row).tag(row)
                }
            }
            .onAppear { field = 0 }
        }
    }

    @Test("a field in a list gets the focus although a different row is selected")
    func fieldInList() {
        let app = TestApp(Renaming(), size: CellSize(width: 20, height: 8))
        app.type("x")
        #expect(app.screen.text.contains("ax"))
    }
}
