import CursesUITesting
import Testing

@testable import CursesUI

/// Tries keys that exchange items with the pasteboard, find text and adjust values.
extension KeysArticleTests {
    private struct Finding: View {
        @ObservedObject var model: EditedText

        var body: some View { TextEditor(text: $model.text) }
    }

    /// Returns an attempt that succeeds if a key in the find bar makes a text appear.
    private static func finds(_ text: String, after keys: [KeyEquivalent] = []) -> Attempt {
        { press in
            let app = makeApp(Finding(model: EditedText("one\none\none")))
            app.press(.home, modifiers: .control)
            app.press("f", modifiers: .control)
            app.type("one")
            for key in keys { app.press(key) }
            guard app.screen.position(of: text) == nil else { return false }
            send(press, to: app)
            return app.screen.position(of: text) != nil
        }
    }

    static let clipboardAttempts: [String: Attempt] = [
        "View that copies: Alt-W": { press in
            let app = makeApp(Text("item").focusable().copyable(["item"]))
            send(press, to: app)
            return app.pasteboard == "item"
        },
        "View that cuts: Control-X": acts { log in
            Text("item").focusable().cuttable(for: String.self) {
                log.add("")
                return ["item"]
            }
        },
        "View that pastes: Control-Y, Control-V": { press in
            let log = Log()
            let app = makeApp(Text("item").focusable().pasteDestination(for: String.self) { log.add($0[0]) })
            app.pasteboard = "text"
            send(press, to: app)
            return log.entries == ["text"]
        },
        "View with an adjustable value: Right, +": acts { log in
            Text("value").accessibilityAdjustableAction { if $0 == .increment { log.add("") } }
        },
        "View with an adjustable value: Left, -": acts { log in
            Text("value").accessibilityAdjustableAction { if $0 == .decrement { log.add("") } }
        },
        "Text editor: Control-F": { press in
            let app = makeApp(Finding(model: EditedText("text")))
            send(press, to: app)
            return app.screen.position(of: "Replace") != nil
        },
        "Find bar of a text editor: Return, Down": finds("2 of 3"),
        "Find bar of a text editor: Shift-Return, Up": finds("3 of 3"),
        "Find bar of a text editor: Escape": { press in
            let model = EditedText("one\ntwo")
            let app = makeApp(Finding(model: model))
            app.press(.home, modifiers: .control)
            app.press("f", modifiers: .control)
            app.type("two")
            send(press, to: app)
            app.type("#")
            return model.text == "one\n#"
        },
    ]
}
