#if os(Linux)
import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests suspending an app that is a job of an interactive shell in the test's terminal, where anything that it
    /// leaves behind is visible.
    @Suite struct Suspension {
        private let shell: SpawnedApp
        private let stateOfShell: TerminalState
        private static let title = "Reactive Form"

        init() throws {
            shell = try SpawnedApp(
                "/bin/bash", arguments: ["--norc", "--noprofile", "--noediting", "-i"],
                environment: SpawnedApp.environment(["PS1": "> "]))
            try shell.wait(for: ">")
            stateOfShell = shell.state
            shell.type("\(BuiltProducts.path(of: "ReactiveForm"))\n")
            try shell.wait(for: Self.title)
        }

        /// Sends a command to the shell, and waits for the line that it prints. The line may begin with the prompt if
        /// the shell was not ready yet.
        private func enter(_ command: String, answer: String) throws {
            shell.type("\(command)\n")
            try shell.wait(for: "the line \(answer)") {
                shell.screen.text.contains { $0 == answer || $0 == "> \(answer)" }
            }
        }

        /// Expects that the process has really stopped. A process in an orphaned process group would ignore SIGTSTP.
        private func expectStopped() throws {
            try shell.wait(for: "Stopped")
            try enter("cut -d' ' -f3 /proc/$(jobs -p)/stat", answer: "T")
            expectTerminalOfShell()
        }

        private func expectTerminalOfShell() {
            var state = shell.state
            state.rows = stateOfShell.rows
            state.cursor = stateOfShell.cursor
            #expect(state == stateOfShell)
            #expect(shell.screen.position(of: Self.title) == nil)
        }

        /// Expects that the form is shown, responds, and ends.
        private func expectApp(size: CellSize) throws {
            try shell.wait(for: Self.title)
            #expect(shell.state.isAlternateScreen)
            #expect(shell.state.mouse == 2)
            shell.type("abcd")
            try shell.wait(for: "abcd")
            // A new app in this size shows the expected screen.
            let fresh = try SpawnedApp("ReactiveForm", size: size)
            try fresh.wait(for: Self.title)
            fresh.type("abcd")
            try fresh.wait(for: "abcd")
            try shell.wait(for: "the same picture") {
                fresh.terminal.pump()
                return ScreenReader.differences(shell.screen.cells, fresh.screen.cells) == []
            }
            shell.press("c", modifiers: .control)
            // Keys are not typed until the shell has the terminal again, because they would not reach the shell.
            try shell.wait(for: "the shell's prompt") {
                let last = shell.screen.text.last { $0.contains { $0 != " " } }
                return !shell.state.isAlternateScreen
                    && last?.trimmingCharacters(in: .whitespaces) == ">"
            }
            try enter("echo status $?", answer: "status 130")
            expectTerminalOfShell()
        }

        /// Stops the app in one of several ways.
        private func stop(by way: String) throws {
            if way == "key" { return shell.press("z", modifiers: .control) }
            let text = try #require(try children(of: shell.processIdentifier).first)
            kill(text, way == "SIGTSTP" ? SIGTSTP : SIGSTOP)
        }

        private func children(of process: pid_t) throws -> [pid_t] {
            try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
                .split(separator: " ").compactMap { pid_t($0) }
        }

        @Test("A suspended app stops, and fg continues it", arguments: ["key", "SIGTSTP"])
        func suspend(way: String) throws {
            try stop(by: way)
            try expectStopped()
            shell.type("fg\n")
            try expectApp(size: CellSize(width: 80, height: 24))
        }

        @Test("A suspended app that continues in a different size fills it", arguments: ["key", "SIGTSTP"])
        func resized(way: String) throws {
            try stop(by: way)
            try expectStopped()
            let size = CellSize(width: 50, height: 16)
            shell.resize(to: size)
            shell.type("fg\n")
            try expectApp(size: size)
        }

        @Test("An app that is stopped without notice, resized and continued fills the screen")
        func stoppedUnasked() throws {
            try stop(by: "SIGSTOP")
            try shell.wait(for: "Stopped")
            let size = CellSize(width: 100, height: 30)
            shell.resize(to: size)
            shell.type("fg\n")
            try expectApp(size: size)
        }
    }

    /// Tests an app that is the first process of a session, so no shell could continue it.
    @Suite struct Orphans {
        @Test("Control-Z in a terminal without a shell leaves the app running")
        func suspend() throws {
            let app = try SpawnedApp("ReactiveForm")
            try app.wait(for: "Reactive Form")
            app.press("z", modifiers: .control)
            // Keys are not typed until the screen has been taken again, because they would not reach the app.
            try app.wait(for: "the screen to be taken again") {
                String(decoding: app.terminal.received, as: UTF8.self)
                    .components(separatedBy: "\u{1B}[?1049h").count > 2
            }
            app.type("abc")
            try app.wait(for: "abc")
            #expect(app.state.isAlternateScreen)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state == app.stateBefore)
        }
    }
}
#endif
