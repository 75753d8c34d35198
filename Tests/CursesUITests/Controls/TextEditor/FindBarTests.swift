import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Finding in a text editor")
struct FindBarTests {
    private struct Editor: View {
        @State var text = "one quay\ntwo Quays\nthree piers\nquay again"
        @State var isFinding = false
        var isDisabled = false
        var isReplaceDisabled = false

        var body: some View {
            VStack(spacing: 0) {
                TextEditor(text: $text)
                    .findNavigator(isPresented: $isFinding)
                    .findDisabled(isDisabled)
                    .replaceDisabled(isReplaceDisabled)
                Text(verbatim: isFinding ? "finding" : "editing")
            }
        }
    }

    private func makeApp(_ editor: Editor = Editor()) -> TestApp {
        TestApp(editor, size: CellSize(width: 50, height: 9))
    }

    @Test("Control-F opens the bar, and Return, the arrows and Escape work in it")
    func find() {
        let app = makeApp()
        app.press(.home, modifiers: .control)
        app.press("f", modifiers: .control)
        #expect(app.screen.position(of: "finding") != nil)
        app.type("quay")
        #expect(app.screen.position(of: "1 of 3") != nil, "\(app.screen)")
        app.press(.return)
        #expect(app.screen.position(of: "2 of 3") != nil)
        app.press(.downArrow)
        #expect(app.screen.position(of: "3 of 3") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "1 of 3") != nil)
        app.press(.upArrow)
        #expect(app.screen.position(of: "3 of 3") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "editing") != nil)
        // The match is selected, so typing replaces it.
        app.type("berth")
        #expect(app.screen.position(of: "berth again") != nil, "\(app.screen)")
    }

    @Test("The search begins at the caret, and a text without a match says so")
    func start() {
        let app = makeApp()
        app.press("f", modifiers: .control)
        app.type("piers")
        #expect(app.screen.position(of: "1 of 1") != nil)
        app.type("x")
        #expect(app.screen.position(of: "none") != nil)
    }

    @Test("Replaces one match, then all others in one step that can be undone")
    func replace() {
        let app = makeApp()
        app.press(.home, modifiers: .control)
        app.press("f", modifiers: .control)
        app.type("quay")
        app.click(text: "Replace with")
        app.type("dock")
        app.press(.return)
        #expect(app.screen.position(of: "one dock") != nil, "\(app.screen)")
        #expect(app.screen.position(of: "1 of 2") != nil)
        app.click(text: "All")
        #expect(app.screen.position(of: "two docks") != nil)
        #expect(app.screen.position(of: "dock again") != nil)
        #expect(app.screen.position(of: "none") != nil)
        app.press(.escape)
        app.press("u", modifiers: .option)
        #expect(app.screen.position(of: "two Quays") != nil)
        #expect(app.screen.position(of: "quay again") != nil)
        #expect(app.screen.position(of: "one dock") != nil)
    }

    @Test("An app opens the bar, and takes it or its second line away")
    func modifiers() {
        let open = makeApp(Editor(isFinding: true, isReplaceDisabled: true))
        #expect(open.screen.position(of: "Done") != nil)
        #expect(open.screen.position(of: "Replace") == nil)
        open.type("piers")
        #expect(open.screen.position(of: "1 of 1") != nil)
        let disabled = makeApp(Editor(isDisabled: true))
        disabled.press(.home, modifiers: .control)
        disabled.press("f", modifiers: .control)
        disabled.type("X")
        #expect(disabled.screen.position(of: "oXne") != nil)
    }

    @Test("Matches are whole characters, do not overlap, and ignore case")
    func matches() {
        #expect(TextFinder.matches(of: "aa", in: "aaaa") == [0..<2, 2..<4])
        #expect(TextFinder.matches(of: "É", in: "e é") == [2..<3])
        #expect(TextFinder.matches(of: "e", in: "e\u{301}e") == [1..<2])
        #expect(TextFinder.matches(of: "", in: "abc") == [])
        #expect(TextFinder.matches(of: "👍", in: "👍🏽👍") == [1..<2])
    }
}
