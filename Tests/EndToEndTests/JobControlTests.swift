import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests an app as one of several jobs of an interactive shell.
    @Suite struct JobControl {
        private let tmux: TmuxSession

        /// Starts bash, whose `kill` command also continues a stopped job.
        init() throws {
            tmux = try TmuxSession(
                size: CellSize(width: 80, height: 24),
                shell: ["bash", "--noprofile", "--norc", "--noediting", "-i"]
            )
            try tmux.enter("modes=$(stty -g)")
        }

        private func start() throws {
            try tmux.run("ReactiveForm")
            try tmux.wait(for: "Reactive Form")
        }

        /// Ends the stopped app with the shell's `kill`, and waits until it has ended. The loop is necessary because
        /// `wait` returns immediately for a job that the shell still considers stopped.
        private func end(by signal: String, status: Int) throws {
            let isStopped = "[ -n \"$(jobs -s)\" ]"
            try tmux.enter("kill -\(signal) %1; while \(isStopped); do :; done; wait %1; echo status $?")
            try tmux.wait(for: "its end") { try tmux.rows.contains("status \(status)") }
        }

        /// Expects that the terminal is in the state in which it was before the app started.
        private func expectTerminalOfShell() throws {
            try tmux.enter("[ \"$modes\" = \"$(stty -g)\" ] && echo modes are as before")
            try tmux.wait(for: "the same modes") { try tmux.rows.contains("modes are as before") }
            #expect(try tmux.variable("alternate_on") == "0")
            #expect(try tmux.variable("mouse_any_flag") == "0")
            #expect(try tmux.variable("cursor_flag") == "1")
            #expect(try !tmux.rows.contains { $0.contains("Reactive Form") })
        }

        @Test(
            "A suspended app ends by a signal, and leaves the terminal to the shell",
            arguments: [("TERM", 143), ("HUP", 129)]
        )
        func killSuspended(signal: String, status: Int) throws {
            try start()
            try tmux.press("C-z")
            try tmux.wait(for: "Stopped")
            try end(by: signal, status: status)
            try tmux.enter("jobs; echo no job")
            try tmux.wait(for: "no job") { try tmux.rows.contains("no job") }
            try expectTerminalOfShell()
        }

        @Test("A suspended app that is continued in the background waits for the foreground")
        func background() throws {
            try start()
            try tmux.type("abc")
            try tmux.wait(for: "Values for fields must match.")
            try tmux.press("C-z")
            try tmux.wait(for: "Stopped")
            try tmux.enter("bg; until jobs -s | grep -q Form; do :; done; echo stopped again")
            try tmux.wait(for: "its stop") { try tmux.rows.contains("stopped again") }
            try expectTerminalOfShell()
            try tmux.enter("fg")
            try tmux.wait(for: "Values for fields must match.")
            try tmux.type("d")
            try tmux.wait(for: "abcd")
            try tmux.press("C-c")
            try tmux.wait(for: "stopped again")
            try expectTerminalOfShell()
        }

        private func startInBackground() throws {
            try tmux.enter("\(BuiltProducts.path(of: "ReactiveForm")) &")
            try tmux.enter("until jobs -s | grep -q Form; do :; done; echo it waits")
            try tmux.wait(for: "its stop") { try tmux.rows.contains("it waits") }
            try expectTerminalOfShell()
        }

        @Test("An app that was started in the background waits for the foreground")
        func startedInBackground() throws {
            try startInBackground()
            try tmux.enter("fg")
            try tmux.wait(for: "Please enter values")
            try tmux.press("C-c")
            try tmux.wait(for: "it waits")
            try expectTerminalOfShell()
        }

        @Test("An app that is ended while it waits for the foreground ends")
        func endedInBackground() throws {
            try startInBackground()
            try end(by: "TERM", status: 143)
            try expectTerminalOfShell()
        }

        @Test("An app that was stopped without notice ends, and leaves the terminal to the shell")
        func killStopped() throws {
            let file = TemporaryFile()
            let app = BuiltProducts.path(of: "ReactiveForm")
            try tmux.enter("sh -c 'echo $$ >\(file.path); exec \(app)'")
            try tmux.wait(for: "Reactive Form")
            // The terminal's replies come before the typed text. A reply after the stop would go to the shell.
            try tmux.press("4")
            try tmux.press("2")
            try tmux.wait(for: "42")
            let text = file.text?.trimmingCharacters(in: .newlines) ?? ""
            kill(try #require(pid_t(text)), SIGSTOP)
            try tmux.wait(for: "Stopped")
            try end(by: "TERM", status: 143)
            try expectTerminalOfShell()
        }

        @Test("An app that is stopped before the terminal has answered ends, and leaves the typed text to the shell")
        func killStoppedUnanswered() throws {
            // This terminal does not reply to queries.
            let shell = try SpawnedApp("/bin/bash", arguments: ["--noprofile", "--norc", "--noediting", "-i"])
            let file = TemporaryFile()
            let app = BuiltProducts.path(of: "ReactiveForm")
            shell.type("sh -c 'echo $$ >\(file.path); exec \(app)'\n")
            try shell.wait(for: "Reactive Form")
            let text = file.text?.trimmingCharacters(in: .newlines) ?? ""
            kill(try #require(pid_t(text)), SIGSTOP)
            try shell.wait(for: "Stopped")
            shell.type("kill -TERM %1; while [ -n \"$(jobs -s)\" ]; do :; done; wait %1; echo status $?\nexit\n")
            try shell.wait(for: "status 143")
            #expect(try shell.waitForExit() == 0)
        }
    }
}
