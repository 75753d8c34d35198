import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Text that can be selected")
struct SelectableTextTests {
    private func makeApp(_ view: some View, width: Int = 30, height: Int = 6) -> TestApp {
        TestApp(view, size: CellSize(width: width, height: height))
    }

    private func mouse(
        _ action: TerminalEvent.MouseEvent.Action, _ place: CellPoint, _ columns: Int = 0, rows: Int = 0,
        in app: TestApp
    ) {
        let point = CellPoint(column: place.column + columns, row: place.row + rows)
        app.send(.mouse(TerminalEvent.MouseEvent(action, button: .left, at: point)))
    }

    private func copied(by app: TestApp) -> String? {
        app.press("w", modifiers: .option)
        return app.pasteboard
    }

    /// Returns the characters that are shown in reverse video.
    private func reversed(in app: TestApp) -> String {
        var text = ""
        for row in 0..<app.screen.size.height {
            for column in 0..<app.screen.size.width {
                let cell = app.screen.cell(column, row)
                if cell.style.attributes.contains(.reverse) { text += cell.glyph.description }
            }
        }
        return text
    }

    // MARK: Mouse

    @Test("a drag selects, the key of fields copies, and a click ends the selection")
    func drag() throws {
        let app = makeApp(Text("one two three").textSelection(.enabled))
        let start = try #require(app.screen.position(of: "two"))
        mouse(.press, start, in: app)
        mouse(.drag, start, 5, in: app)
        #expect(reversed(in: app) == "two t")
        mouse(.release, start, 5, in: app)
        #expect(copied(by: app) == "two t")
        app.advance(by: .seconds(1))
        app.click(column: start.column, row: start.row)
        #expect(reversed(in: app) == "")
    }

    @Test("a second click selects the word, a third one the line")
    func clicks() throws {
        let app = makeApp(Text("one two\nthree").textSelection(.enabled))
        let word = try #require(app.screen.position(of: "two"))
        app.click(column: word.column + 1, row: word.row, count: 2)
        #expect(copied(by: app) == "two")
        app.advance(by: .seconds(1))
        app.click(column: word.column + 1, row: word.row, count: 3)
        #expect(copied(by: app) == "one two")
    }

    @Test("a selection across the lines of a wrapped text is copied as the text is written")
    func wrapped() throws {
        let app = makeApp(Text("alpha beta gamma").frame(width: 6).textSelection(.enabled))
        let start = try #require(app.screen.position(of: "alpha"))
        mouse(.press, start, 2, in: app)
        mouse(.drag, start, 3, rows: 2, in: app)
        mouse(.release, start, 3, rows: 2, in: app)
        #expect(reversed(in: app) == "phabetagam")
        #expect(copied(by: app) == "pha beta gam")
    }

    @Test("wide characters and tabs are selected as a whole")
    func wide() throws {
        let app = makeApp(Text(verbatim: "日本\tx語").textSelection(.enabled))
        let start = try #require(app.screen.position(of: "日"))
        mouse(.press, start, 2, in: app)
        mouse(.drag, start, 9, in: app)
        #expect(copied(by: app) == "本\tx")
    }

    @Test("a press beside the text ends the selection")
    func beside() throws {
        let app = makeApp(
            VStack {
                Text("one").textSelection(.enabled)
                Text("two")
            })
        let start = try #require(app.screen.position(of: "one"))
        app.click(column: start.column, row: start.row, count: 2)
        #expect(reversed(in: app) == "one")
        let other = try #require(app.screen.position(of: "two"))
        app.click(column: other.column, row: other.row)
        #expect(reversed(in: app) == "")
    }

    @Test("a link is opened by a click, and selected by a drag")
    func links() throws {
        let log = Log()
        let app = makeApp(
            Text("see [this page](https://example.org) now").textSelection(.enabled)
                .environment(
                    \.openURL,
                    OpenURLAction { _ in
                        log.add("opened"); return .handled
                    }))
        let link = try #require(app.screen.position(of: "this"))
        mouse(.press, link, in: app)
        mouse(.drag, link, 4, in: app)
        mouse(.release, link, 4, in: app)
        #expect(log.entries.isEmpty)
        #expect(copied(by: app) == "this")
        app.advance(by: .seconds(1))
        app.click(column: link.column, row: link.row)
        #expect(log.entries == ["opened"])
    }

    // MARK: Keys

    @Test("Shift and the arrows select, then the arrows move, and Escape ends it")
    func keys() {
        let app = makeApp(Text("one two\nthree").textSelection(.enabled))
        app.press(.rightArrow, modifiers: .shift, times: 3)
        #expect(copied(by: app) == "one")
        // The first Right Arrow key only ends the selection.
        app.press(.rightArrow, times: 3)
        app.press(.rightArrow, modifiers: [.shift, .control])
        #expect(copied(by: app) == "wo")
        app.press(.downArrow, modifiers: .shift)
        #expect(copied(by: app) == "wo\nthree")
        app.press(.home, modifiers: .shift)
        app.press(.escape)
        #expect(reversed(in: app) == "")
        app.press("a", modifiers: .option)
        #expect(reversed(in: app) == "one twothree")
    }

    @Test("without a selection the whole text is copied")
    func whole() {
        let app = makeApp(Text("one two").textSelection(.enabled))
        #expect(copied(by: app) == "one two")
    }

    @Test("the text is a stop for Tab, and is seen to have the focus")
    func stop() {
        let app = makeApp(
            VStack {
                Button("first") {}
                Text("one two").textSelection(.enabled)
                Text("three").textSelection(.enabled)
                Button("last") {}
            })
        let before = reversed(in: app)
        app.press(.tab)
        #expect(app.focused?.name == "one two")
        #expect(reversed(in: app) != before && reversed(in: app).contains("one"))
        app.press(.downArrow)
        #expect(app.focused?.name == "three")
        // Adjacent texts are a single stop for Tab.
        app.press(.tab)
        #expect(app.focused?.name == "last")
        app.press(.tab, modifiers: .shift)
        app.press(.tab, modifiers: .shift)
        #expect(app.focused?.name == "first")
    }

    @Test("a view with a tap gesture around the text is still tapped by Return")
    func tapped() {
        let log = Log()
        let app = makeApp(Text("one").textSelection(.enabled).onTapGesture { log.add("tap") })
        app.press(.return)
        #expect(log.entries == ["tap"])
        app.press(.rightArrow, modifiers: .shift)
        #expect(copied(by: app) == "o")
    }

    // MARK: Where it applies

    private struct Rows: View {
        @State private var chosen: Int?
        var body: some View {
            List(1..<4, id: \.self, selection: $chosen) { Text("row \($0) of it").textSelection(.enabled) }
            Text(verbatim: "chosen \(chosen ?? 0)")
        }
    }

    @Test("a row of a list stays one stop, is chosen by a click, and its text is selected and copied")
    func rows() throws {
        let app = makeApp(Rows(), height: 8)
        app.press(.downArrow)
        #expect(app.screen.position(of: "chosen 2") != nil)
        #expect(copied(by: app) == "row 2 of it")
        app.press(.rightArrow, modifiers: .shift, times: 3)
        #expect(copied(by: app) == "row")
        let third = try #require(app.screen.position(of: "row 3"))
        app.click(column: third.column, row: third.row)
        #expect(app.screen.position(of: "chosen 3") != nil)
        app.advance(by: .seconds(1))
        mouse(.press, third, 4, in: app)
        mouse(.drag, third, 5, in: app)
        mouse(.release, third, 5, in: app)
        #expect(copied(by: app) == "3")
    }

    @Test("the rows of a list without a selection are one stop")
    func plainRows() {
        let app = makeApp(
            VStack {
                Button("first") {}
                List(1..<4, id: \.self) { Text("row \($0)").textSelection(.enabled) }
            }, height: 8)
        app.press(.tab)
        app.press(.downArrow)
        #expect(app.focused?.name == "row 2")
        #expect(copied(by: app) == "row 2")
        app.press(.tab)
        #expect(app.focused?.name == "first")
    }

    @Test("the environment of a view around the text decides, the innermost first")
    func environment() throws {
        let app = makeApp(
            VStack {
                Text("one").textSelection(.disabled)
                Text("two")
            }
            .textSelection(.enabled))
        let one = try #require(app.screen.position(of: "one"))
        app.click(column: one.column, row: one.row, count: 2)
        #expect(reversed(in: app) == "")
        let two = try #require(app.screen.position(of: "two"))
        app.click(column: two.column, row: two.row, count: 2)
        #expect(reversed(in: app) == "two")
    }

    private struct Switched: View {
        @State private var isOn = true
        var body: some View {
            VStack {
                if isOn { text.textSelection(.enabled) } else { text.textSelection(.disabled) }
                Button("switch") { isOn.toggle() }.keyboardShortcut("s")
            }
        }
        private var text: some View { Text("one") }
    }

    @Test("a text of which the selection is switched off is no stop")
    func switched() {
        let app = makeApp(Switched())
        app.press("s", modifiers: .control)
        #expect(app.focused?.name == "switch")
        app.press(.tab)
        #expect(app.focused?.name == "switch")
    }

    @Test("the label of a control is not selected, and presses the control")
    func labels() throws {
        let log = Log()
        let app = makeApp(Button("press") { log.add("pressed") }.textSelection(.enabled))
        let label = try #require(app.screen.position(of: "press"))
        app.click(column: label.column, row: label.row)
        #expect(log.entries == ["pressed"])
    }

    @Test("the characters of a redacted text cannot be copied")
    func redacted() {
        let app = makeApp(Text("secret").textSelection(.enabled).redacted(reason: .placeholder))
        #expect(copied(by: app) == nil)
    }

    private struct Changing: View {
        @State private var count = 10
        var body: some View {
            Text(verbatim: "count \(count)").textSelection(.enabled)
                .onKeyPress("n") {
                    count += 1
                    return .handled
                }
        }
    }

    @Test("other characters end the selection")
    func change() {
        let app = makeApp(Changing())
        app.press(.rightArrow, modifiers: .shift, times: 2)
        #expect(reversed(in: app) == "co")
        app.type("n")
        #expect(reversed(in: app) == "")
        #expect(copied(by: app) == "count 11")
    }

    @Test("a selection beyond the window scrolls to its end")
    func scrolling() {
        let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let app = makeApp(ScrollView { Text(verbatim: lines).textSelection(.enabled) })
        app.press(.downArrow, modifiers: .shift, times: 10)
        #expect(app.screen.position(of: "line 10") != nil)
        #expect(copied(by: app)?.hasSuffix("line 10\n") == true)
    }

    @Test("the key help names the keys")
    func hints() {
        let app = makeApp(Text("one").textSelection(.enabled), width: 60, height: 20)
        app.press("?")
        #expect(app.screen.position(of: "Copy") != nil)
    }
}
