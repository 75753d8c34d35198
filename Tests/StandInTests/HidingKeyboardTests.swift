import CursesUITesting
import SwiftUICompat
import Testing

@MainActor
@Suite("Hiding the keyboard")
struct HidingKeyboardTests {
    private struct Form: View {
        @FocusState private var isTyping: Bool
        @State private var text = ""
        let hide: @MainActor () -> Void

        var body: some View {
            TextField("Name", text: $text).focused($isTyping)
            Text(isTyping ? "typing" : "done")
            Button("Hide", action: hide).keyboardShortcut("k")
        }
    }

    private static let ways: [@MainActor () -> Void] = [
        { UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil) },
        { UIApplication.shared.endEditing() },
        { _ = UIView().endEditing(true) },
        { NSApp.sendAction(Selector("resignFirstResponder"), to: nil, from: nil) },
    ]

    @Test("takes the focus from a text field, so that its focus state is false", arguments: 0..<4)
    func hides(way: Int) {
        let app = TestApp(Form(hide: Self.ways[way]), size: CellSize(width: 30, height: 6))
        app.type("a")
        #expect(app.screen.text.contains("typing"))
        app.press("k", modifiers: .option)
        #expect(app.screen.text.contains("done"))
        app.type("b")
        #expect(!app.screen.text.contains("ab"))
        app.press(.tab)
        app.press(.tab)
        app.type("c")
        #expect(app.screen.text.contains("ac"))
    }

    @Test("leaves a button with the focus alone")
    func button() {
        let app = TestApp(Form { UIApplication.shared.endEditing() }, size: CellSize(width: 30, height: 6))
        app.press(.tab)
        app.press(.return)
        #expect(app.focused?.name == "Hide")
    }
}
