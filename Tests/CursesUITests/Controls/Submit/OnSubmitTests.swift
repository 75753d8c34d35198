import CursesUITesting
import Testing

@MainActor
@Suite("Submission")
struct OnSubmitTests {
    private let log = Log()

    private func makeApp(_ view: some View) -> TestApp {
        TestApp(view, size: CellSize(width: 12, height: 4))
    }

    @Test("Return runs the actions around a field, from the inside out")
    func order() {
        let log = log
        let field = TextField("", text: .constant(""))
            .onSubmit { log.add("inner") }
            .onSubmit(of: .search) { log.add("search") }
            .onSubmit(of: [.search, .text]) { log.add("outer") }
        makeApp(field).press(.return)
        #expect(log.take() == ["inner", "outer"])
    }

    @Test("a scope keeps submissions inside")
    func scope() {
        let log = log
        let field = TextField("", text: .constant(""))
            .onSubmit { log.add("inner") }
            .submitScope()
            .onSubmit { log.add("outer") }
        let open = TextField("", text: .constant("")).submitScope(false).onSubmit { log.add("open") }
        let app = makeApp(
            VStack {
                field; open
            })
        app.press(.return)
        app.press(.tab)
        app.press(.return)
        #expect(log.take() == ["inner", "open"])
    }

    @Test("the action may move the focus")
    func focus() {
        struct Fields: View {
            @FocusState var focus: Int?
            @State var first = ""
            @State var second = ""
            var body: some View {
                TextField("", text: $first).focused($focus, equals: 1).onSubmit { focus = 2 }
                SecureField("", text: $second).focused($focus, equals: 2)
                Text(verbatim: "\(first)/\(second)")
            }
        }
        let app = makeApp(Fields())
        app.type("a\nb")
        #expect(app.screen.position(of: "a/b") != nil)
    }

    @Test("without an action Return is passed on")
    func passedOn() {
        struct Fields: View {
            let log: Log
            @State var text = ""
            var body: some View {
                Button(action: { log.add("around") }) { TextField("", text: $text) }
            }
        }
        let app = makeApp(Fields(log: log))
        app.press(.tab)
        app.press(.return)
        #expect(log.take() == ["around"])
    }

    @Test("what only software keyboards know of compiles and changes nothing")
    func traits() {
        let plain = render(TextField("Name", text: .constant("x")), size: CellSize(width: 9, height: 1))
        let field = TextField("Name", text: .constant("x"))
            .textInputAutocapitalization(.never)
            .disableAutocorrection(true)
            .autocorrectionDisabled()
            .submitLabel(.next)
        #expect(render(field, size: CellSize(width: 9, height: 1)) == plain)
    }
}
