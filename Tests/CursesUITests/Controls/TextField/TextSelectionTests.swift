import CursesUITesting
import Testing

private struct Selecting: View {
    @State private var text = "hello world"
    @State private var selection: TextSelection?

    var body: some View {
        TextField("Text", text: $text, selection: $selection)
        Text(verbatim: "[\(selected)]")
        Button("all") {
            selection = TextSelection(range: text.startIndex..<text.endIndex)
        }
        .keyboardShortcut("a")
    }

    private var selected: String {
        guard let selection, case .selection(let range) = selection.indices else { return "nil" }
        return selection.isInsertion
            ? "at \(text.distance(from: text.startIndex, to: range.lowerBound))" : String(text[range])
    }
}

@MainActor
@Suite("What is selected in a text")
struct TextSelectionTests {
    @Test("is told as it changes, and can be set")
    func selection() {
        let app = TestApp(Selecting(), size: CellSize(width: 24, height: 4))
        #expect(app.screen.position(of: "[nil]") != nil)
        app.press(.leftArrow)
        #expect(app.screen.position(of: "[at 10]") != nil)
        app.press(.leftArrow, modifiers: .shift, times: 2)
        #expect(app.screen.position(of: "[rl]") != nil)
        app.press("a", modifiers: .option)
        #expect(app.screen.position(of: "[hello world]") != nil)
        app.type("x")
        #expect(app.screen.position(of: "[at 1]") != nil && app.screen.position(of: "hello") == nil)
    }
}
