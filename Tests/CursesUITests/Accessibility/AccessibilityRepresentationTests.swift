import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Views that describe others to assistive technologies")
struct AccessibilityRepresentationTests {
    private let size = CellSize(width: 30, height: 6)

    @Test("a representation is told in place of what is shown")
    func representation() throws {
        let app = TestApp(
            VStack {
                Text("★★★☆☆").accessibilityRepresentation {
                    ProgressView("Rating", value: 0.6)
                }
            },
            size: size
        )
        #expect(app.screen.position(of: "★★★☆☆") != nil)
        #expect(app.screen.position(of: "Rating") == nil)
        #expect(app.element(named: "★★★☆☆") == nil)
        #expect(app.element(named: "Rating") != nil)
    }

    @Test("a representation has the focus of the control that it stands for")
    func focus() throws {
        let app = TestApp(
            Button("•••") {}.accessibilityRepresentation { Toggle("Dots", isOn: .constant(true)) }, size: size)
        let element = try #require(app.element(named: "Dots"))
        #expect(element.isFocusable)
        #expect(element.isFocused)
    }

    @Test("a representation follows the state, and nothing in it appears")
    func following() {
        struct Stars: View {
            let log: Log
            @State private var count = 1
            var body: some View {
                Button("add") { count += 1 }
                Text(verbatim: String(repeating: "*", count: count))
                    .accessibilityRepresentation {
                        Text(verbatim: "\(count) stars").onAppear { log.add("appeared") }
                    }
            }
        }
        let log = Log()
        let app = TestApp(VStack { Stars(log: log) }, size: size)
        #expect(app.element(named: "1 stars") != nil)
        app.click(text: "add")
        #expect(app.element(named: "2 stars") != nil)
        #expect(log.entries == [])
    }

    @Test("children are told within the element of a drawing")
    func children() {
        let app = TestApp(
            Color.red.frame(width: 4, height: 2)
                .accessibilityChildren { ForEach(["Mon", "Tue"], id: \.self) { Text($0) } }
                .accessibilityLabel("Chart"),
            size: size
        )
        #expect(app.element(named: "Chart") != nil)
        #expect(app.element(named: "Mon") != nil)
        #expect(app.element(named: "Tue") != nil)
    }

    @Test("the actions of a view are in the command palette")
    func actions() {
        let log = Log()
        let app = TestApp(
            Button("Message") {}
                .accessibilityActions { Button("Reply") { log.add("reply") } }
                .accessibilityAction(named: "Archive") { log.add("archive") },
            size: CellSize(width: 40, height: 14)
        )
        #expect(app.screen.position(of: "Reply") == nil)
        app.press("p", modifiers: .control)
        #expect(app.screen.position(of: "Reply") != nil)
        app.type("Archive")
        app.press(.return)
        #expect(log.entries == ["archive"])
    }

    private struct Fields: View {
        private enum Field { case name, mail }
        @State private var name = ""
        @State private var mail = ""
        @AccessibilityFocusState private var field: Field?
        @AccessibilityFocusState(for: .voiceOver) private var isOnName: Bool

        var body: some View {
            VStack(spacing: 0) {
                TextField("Name", text: $name).accessibilityFocused($field, equals: .name)
                    .accessibilityFocused($isOnName)
                TextField("Mail", text: $mail).accessibilityFocused($field, equals: .mail)
                Button("Check") { field = .mail }
                Text(verbatim: field == .mail ? "at mail" : isOnName ? "at name" : "elsewhere")
            }
        }
    }

    @Test("a state for assistive technologies follows and moves the focus")
    func focusState() {
        let app = TestApp(Fields(), size: size)
        #expect(app.screen.position(of: "at name") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "at mail") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "elsewhere") != nil)
        app.press(.return)
        #expect(app.focused?.name == "Mail")
    }
}
