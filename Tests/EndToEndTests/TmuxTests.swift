import CursesUITerminal
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the form in tmux, started from a shell.
    @Suite struct Tmux {
        @Test(
            "The form works in tmux, and the shell gets the terminal back",
            arguments: [CellSize(width: 80, height: 24), CellSize(width: 40, height: 12)])
        func form(size: CellSize) throws {
            let tmux = try TmuxSession(size: size)
            try tmux.run("ReactiveForm")
            try tmux.wait(for: "Please enter values")
            // The text is red, and the title is bold.
            #expect(try tmux.styledText.contains("\u{1B}[31m"))
            #expect(try tmux.styledText.contains("\u{1B}[1m"))
            try tmux.type("hello")
            try tmux.press("Tab")
            try tmux.type("hello")
            try tmux.wait(for: "[ Submit ]")
            try tmux.press("Tab", "Enter")
            try tmux.wait(for: "Thank you.")
            try tmux.press("C-c")
            try tmux.wait(for: "the prompt") { try tmux.rows.contains("$") }
            #expect(try !tmux.rows.contains { $0.contains("Thank you.") })
            try tmux.type("echo status $?")
            try tmux.press("Enter")
            try tmux.wait(for: "status 130")
        }

        @Test("Control-Z gives the terminal to the shell, and fg brings the form back")
        func suspend() throws {
            let tmux = try TmuxSession(size: CellSize(width: 80, height: 24))
            try tmux.run("ReactiveForm")
            try tmux.wait(for: "Reactive Form")
            try tmux.type("abc")
            try tmux.wait(for: "Values for fields must match.")
            try tmux.press("C-z")
            try tmux.wait(for: "Stopped")
            #expect(try !tmux.rows.contains { $0.contains("Reactive Form") })
            try tmux.type("echo in the shell")
            try tmux.press("Enter")
            try tmux.wait(for: "the echo") { try tmux.rows.contains("in the shell") }
            try tmux.resize(to: CellSize(width: 60, height: 20))
            try tmux.type("fg")
            try tmux.press("Enter")
            try tmux.wait(for: "Values for fields must match.")
            #expect(try !tmux.rows.contains { $0.contains("in the shell") })
            try tmux.type("d")
            try tmux.wait(for: "abcd")
            try tmux.press("C-c")
            try tmux.wait(for: "in the shell")
        }
    }
}
