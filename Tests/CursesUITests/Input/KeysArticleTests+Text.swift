import CursesUITesting
import Testing

@testable import CursesUI

/// Tries keys in editable and selectable text.
extension KeysArticleTests {
    /// Returns an attempt that presses a key in a field with the text `one two`, and then types `#`. It succeeds if the
    /// text is then as expected for that key.
    private static func edits(_ texts: [String: String], after keys: [KeyPress] = [], isEditor: Bool = false) -> Attempt
    {
        { press in
            let model = EditedText(isEditor ? "one\ntwo" : "one two")
            let app = makeApp(Editing(model: model, isEditor: isEditor))
            for key in keys { app.send(.key(key)) }
            KeysArticleTests.send(press, to: app)
            app.type("#")
            let name = KeyName.text(press.key, press.modifiers, isASCII: true)
            return model.text == texts[name] || model.text == texts[""]
        }
    }

    static let textAttempts: [String: Attempt] = [
        "Text field: Left, Right, Home, End": edits(
            ["Left": "o#ne two", "Right": "one# two", "Home": "#one two", "End": "one two#"],
            after: [KeyPress(.home), KeyPress(.rightArrow), KeyPress(.rightArrow)]),
        "Text field: Control-Left, Alt-B": edits(["": "one #two"]),
        "Text field: Control-Right, Alt-F": edits(["": "one# two"], after: [KeyPress(.home)]),
        "Text field: Control-A, Control-E": edits(
            ["^A": "#one two", "^E": "one two#"], after: [KeyPress(.leftArrow)]),
        "Text field: Shift-Left, Shift-Right, Shift-Home, Shift-End": edits(
            ["S-Left": "one#two", "S-Right": "one #wo", "S-Home": "#two", "S-End": "one #"],
            after: [KeyPress(.home), KeyPress(.rightArrow, modifiers: .control), KeyPress(.rightArrow)]),
        "Text field: Alt-A": edits(["": "#"]),
        "Text field: Control-K, Control-U": edits(
            ["^K": "one#", "^U": "# two"],
            after: [KeyPress(.home), KeyPress(.rightArrow, modifiers: .control)]),
        "Text field: Control-W, Alt-Backspace": edits(["": "one #"]),
        "Text field: Alt-D": edits(["": "# two"], after: [KeyPress(.home)]),
        "Text field: Control-Y": edits(["": "one two#"], after: [KeyPress("w", modifiers: .control)]),
        "Text field: Alt-W": { press in
            let app = makeApp(Editing(model: EditedText("one two"), isEditor: false))
            app.press("a", modifiers: .option)
            KeysArticleTests.send(press, to: app)
            return app.pasteboard == "one two"
        },
        "Text field: Control-_, Alt-U": edits(["": "one two#"], after: [KeyPress("w", modifiers: .control)]),
        "Text field: Alt-E": edits(
            ["": "one #"], after: [KeyPress("w", modifiers: .control), KeyPress("u", modifiers: .option)]),
        "Text field: Return": acts { log in TextField("Name", text: .constant("")).onSubmit { log.add("") } },
        "Vertical text field: Return": { press in
            let model = EditedText("one")
            let app = makeApp(VerticalField(model: model))
            KeysArticleTests.send(press, to: app)
            app.type("#")
            return model.text == "one\n#"
        },
        "Text editor: Up, Down, Page Up, Page Down": edits(
            ["Up": "one#\ntwo", "PgUp": "#one\ntwo", "Down": "one\ntwo#", "PgDn": "one\ntwo#"], isEditor: true),
        "Text editor: Return": edits(["": "one\ntwo\n#"], isEditor: true),
        "Text editor: Alt-Up, Alt-Down": edits(
            ["M-Up": "two#\none", "M-Down": "one\ntwo#"], isEditor: true),
        "Text editor with selected lines: Tab, Shift-Tab": { press in
            let model = EditedText("    one\n    two")
            let app = makeApp(Editing(model: model, isEditor: true))
            app.press(.home, modifiers: [.control, .shift])
            KeysArticleTests.send(press, to: app)
            return model.text == (press.modifiers == .shift ? "one\ntwo" : "        one\n        two")
        },
        "Text that can be selected: Shift-Left, Shift-Right, Shift-Up, Shift-Down, Shift-Home, Shift-End": { press in
            let app = makeApp(Text("one two\nthree").textSelection(.enabled))
            app.press(.rightArrow, modifiers: .shift)
            let isBack = [.leftArrow, .upArrow, .home].contains(press.key)
            if isBack { app.press(.downArrow, modifiers: .shift) }
            app.press("w", modifiers: .option)
            let before = app.pasteboard
            send(press, to: app)
            app.press("w", modifiers: .option)
            return app.pasteboard != before
        },
        "Text that can be selected: Alt-A": { press in
            let app = makeApp(Text("one").textSelection(.enabled))
            app.press(.rightArrow, modifiers: .shift)
            send(press, to: app)
            app.press("w", modifiers: .option)
            return app.pasteboard == "one"
        },
        "Text that can be selected: Alt-W": { press in
            let app = makeApp(Text("one").textSelection(.enabled))
            send(press, to: app)
            return app.pasteboard == "one"
        },
        "Text that can be selected: Escape": { press in
            let app = makeApp(Text("one").textSelection(.enabled))
            app.press(.rightArrow, modifiers: .shift)
            send(press, to: app)
            app.press("w", modifiers: .option)
            return app.pasteboard == "one"
        },
        "List whose texts can be selected: Shift-Right, Alt-A, Alt-W": { press in
            let app = makeApp(
                List(["one"], id: \.self, selection: .constant("one")) { Text($0).textSelection(.enabled) })
            send(press, to: app)
            if press.key != "w" { app.press("w", modifiers: .option) }
            return app.pasteboard == (press.key == .rightArrow ? "o" : "one")
        },
    ]
}
