import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests an app that writes lines for a screen reader.
    @Suite struct PlainMode {
        @Test("A form is filled in by its lines, and only the modes for input are sent", arguments: ["1", "yes"])
        func form(value: String) throws {
            let app = try SpawnedApp(
                "ReactiveForm", environment: SpawnedApp.environment(["CURSESUI_ACCESSIBLE": value]))
            try app.wait(for: "First entry, text field, empty")
            app.type("hellp")
            try app.wait(for: "hellp")
            app.press(.delete)
            try app.waitWhile("hellp")
            app.type("o")
            try app.wait(for: "hello")
            app.press(.tab)
            try app.wait(for: "Second entry, text field, empty")
            app.paste("hello")
            try app.wait(for: "both entries") { app.screen.text.filter { $0 == "hello" }.count == 2 }
            app.press(.tab)
            try app.wait(for: "Submit, button")
            app.press(.return)
            try app.wait(for: "Thank you.")
            app.press("l", modifiers: .control)
            // The line of the button is written three times: when it takes the focus, in the list, and after the list.
            try app.wait(for: "the list") { app.screen.text.filter { $0 == "Submit, button" }.count == 3 }
            #expect(!app.state.isAlternateScreen)
            #expect(app.state.mouse == 0)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)

            let received = String(decoding: app.terminal.received, as: UTF8.self)
            #expect(received.hasPrefix("\u{1B}[?2004h"))
            #expect(received.hasSuffix("\u{1B}[?2004l"))
            let text = received.replacing("\u{1B}[?2004h", with: "").replacing("\u{1B}[?2004l", with: "")
            let controls = Set(text.unicodeScalars.filter { $0.properties.generalCategory == .control })
            #expect(controls == ["\r", "\n", "\u{8}"])
            let lines = text.split(separator: "\r\n").map(String.init)
            #expect(
                lines.dropFirst() == [
                    "First entry, text field, empty", "Values for fields must match.",
                    "Please enter values of at least 5 characters.", "hellp\u{8} \u{8}o",
                    "Second entry, text field, empty", "hello", "Submit, button", "Thank you.", "Reactive Form",
                    "First entry, text field, hello", "Second entry, text field, hello", "Submit, button", "Thank you.",
                    "Submit, button",
                ])
            var state = app.state
            state.rows = app.stateBefore.rows
            state.cursor = app.stateBefore.cursor
            #expect(state == app.stateBefore)
        }

        @Test("With 0 the app draws as always")
        func off() throws {
            let app = try SpawnedApp("ReactiveForm", environment: SpawnedApp.environment(["CURSESUI_ACCESSIBLE": "0"]))
            try app.wait(for: "Submit")
            #expect(app.state.isAlternateScreen)
        }
    }
}
