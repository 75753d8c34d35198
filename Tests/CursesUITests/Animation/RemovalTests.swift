import CursesUITesting
import Testing

@MainActor
@Suite("Views on their way out")
struct RemovalTests {
    /// Shows a view until Return is pressed on its button.
    private struct Leaving<Content: View>: View {
        let transition: AnyTransition
        @ViewBuilder let content: Content
        @State private var isShown = true

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("b") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.buttonStyle(.plain)
                if isShown { content.transition(transition) }
                Text(verbatim: "end")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func app(_ transition: AnyTransition, _ content: some View = Text(verbatim: "x")) -> TestApp {
        TestApp(Leaving(transition: transition) { content }, size: CellSize(width: 12, height: 6))
    }

    @Test("a view that fades is dim before it is gone")
    func opacity() {
        let app = app(.opacity)
        app.press(.return)
        app.advance(by: .milliseconds(500))
        let place = app.screen.position(of: "x") ?? .zero
        #expect(app.screen.cell(place.column, place.row).style.attributes.contains(.dim))
        app.advance(by: .milliseconds(600))
        #expect(app.screen.position(of: "x") == nil)
        #expect(app.screen.position(of: "end")?.row == 1)
    }

    @Test("a view that moves passes through the cells between")
    func move() {
        let app = app(.move(edge: .trailing), Text(verbatim: "x").frame(width: 10, alignment: .leading))
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(app.screen.position(of: "x")?.column == 5)
        app.advance(by: .milliseconds(600))
        #expect(app.screen.position(of: "x") == nil)
    }

    @Test("a view that slides leaves at the other side")
    func slide() {
        let app = app(.slide, Text(verbatim: "x").frame(width: 10, alignment: .leading))
        app.press(.return)
        app.advance(by: .milliseconds(300))
        #expect((app.screen.position(of: "x")?.column ?? 0) > 1)
    }

    @Test("the removal of an asymmetric transition is its own")
    func asymmetric() {
        let transition = AnyTransition.asymmetric(insertion: .opacity, removal: .offset(x: 10))
        let app = app(transition)
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(app.screen.position(of: "x")?.column == 5)
    }

    @Test("a view without a transition, or with none to be seen, is gone at once")
    func identity() {
        let app = app(.identity)
        app.press(.return)
        #expect(app.screen.position(of: "x") == nil)
    }

    @Test("a change that is not animated shows none")
    func unanimated() {
        struct Screen: View {
            @State private var isShown = true

            var body: some View {
                Button("b") { isShown = false }
                if isShown { Text(verbatim: "x").transition(.opacity) }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 12, height: 4))
        app.press(.return)
        #expect(app.screen.position(of: "x") == nil)
    }

    @Test("what leaves takes neither keys nor clicks")
    func input() {
        let log = Log()
        let app = app(.opacity, Button("press") { log.add("pressed") })
        app.press(.return)
        app.advance(by: .milliseconds(200))
        app.click(text: "press")
        app.press(.tab)
        app.press(.space)
        #expect(log.entries.isEmpty)
    }

    @Test("a view that comes back on its way out returns from where it was")
    func back() {
        let app = app(.offset(x: 10))
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(app.screen.position(of: "x")?.column == 5)
        app.press(.return)
        #expect(app.screen.text.filter { $0 == "x" }.count == 1)
        #expect(app.screen.position(of: "x")?.column == 5)
        app.advance(by: .milliseconds(1100))
        #expect(app.screen.position(of: "x")?.column == 0)
    }

    @Test("a row that comes back on its way out exists once, and a row in its place does not stop it")
    func rowsBack() {
        struct Screen: View {
            @State private var rows = ["x", "y"]

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(rows, id: \.self) { Text(verbatim: $0).transition(.offset(x: 10)) }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .focusable()
                .onKeyPress { press in
                    withAnimation(.linear(duration: 1)) { rows = press.characters.map { String($0) } + ["y"] }
                    return .handled
                }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 20, height: 4))
        func count(_ letter: Character) -> Int { app.screen.text.filter { $0 == letter }.count }
        app.press("z")
        app.advance(by: .milliseconds(500))
        #expect(app.screen.position(of: "x")?.column == 5)
        app.press("x")
        #expect(count("x") == 1)
        #expect(app.screen.position(of: "x")?.column == 5)
        app.advance(by: .milliseconds(1100))
        #expect(app.screen.position(of: "x")?.column == 0)
        #expect(count("z") == 0)
    }

    @Test("a row of a ForEach leaves while the others close up")
    func rows() {
        struct Screen: View {
            @State private var rows = ["one", "two", "three"]

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("b") { withAnimation(.linear(duration: 1)) { _ = rows.removeFirst() } }
                        .buttonStyle(.plain)
                    ForEach(rows, id: \.self) { Text(verbatim: $0).transition(.move(edge: .leading)) }
                }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 12, height: 5))
        app.press(.return)
        app.advance(by: .seconds(2))
        #expect(app.screen.position(of: "one") == nil)
        #expect(app.screen.position(of: "two") != nil)
    }

    @Test("nothing runs when it is over, and the completion is called then")
    func completion() async {
        struct Screen: View {
            @State private var isShown = true
            @State private var isDone = false

            var body: some View {
                Button("b") {
                    withAnimation(.linear(duration: 1)) {
                        isShown = false
                    } completion: {
                        isDone = true
                    }
                }
                if isShown { Text(verbatim: "x").transition(.opacity) }
                if isDone { Text(verbatim: "done") }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 12, height: 4))
        app.press(.return)
        await app.advance(by: .milliseconds(500))
        #expect(app.screen.position(of: "done") == nil)
        await app.advance(by: .seconds(1))
        await app.wait { $0.screen.position(of: "done") != nil }
        let frames = app.frameCount
        await app.advance(by: .seconds(2))
        #expect(app.frameCount == frames)
    }

    @Test("the colour of a text mixes on the way, whoever sets it", arguments: [true, false])
    func textColor(isOwn: Bool) {
        struct Screen: View {
            let isOwn: Bool
            @State private var isBlue = false

            var body: some View {
                let color = isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
                Button("b") { withAnimation(.linear(duration: 1)) { isBlue = true } }
                if isOwn {
                    Text(verbatim: "x").foregroundStyle(color)
                } else {
                    HStack { Text(verbatim: "x") }.foregroundStyle(color)
                }
            }
        }
        let app = TestApp(Screen(isOwn: isOwn), size: CellSize(width: 12, height: 4))
        app.press(.return)
        app.advance(by: .milliseconds(500))
        let place = app.screen.position(of: "x") ?? .zero
        guard case .rgb(let red, 0, let blue) = app.screen.cell(place.column, place.row).style.foreground.kind else {
            Issue.record("The colour is \(app.screen.cell(place.column, place.row).style.foreground)")
            return
        }
        #expect((110...145).contains(red) && (110...145).contains(blue))
    }
}
