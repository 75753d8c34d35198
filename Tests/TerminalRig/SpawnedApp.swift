import CursesUITerminal
import Foundation

/// A program that runs on its own terminal, as the first process of a session.
///
/// The terminal initially shows a shell's command line, which makes it visible whether the program restores the screen.
/// Tests do not sleep; they wait for the contents of the screen.
package final class SpawnedApp {
    package let terminal: PseudoTerminal
    /// The state of the terminal before the program started.
    package let stateBefore: TerminalState
    /// The exit status of the program, or 128 plus the signal number if a signal ended it; `nil` while it runs.
    package private(set) var exitStatus: Int32?
    package let processIdentifier: pid_t

    /// The time after which a wait fails.
    package static let patience = Duration.seconds(20)

    /// - Parameters:
    ///   - name: a product of this package, or the path of a program.
    ///   - environment: the complete environment of the program.
    ///   - output: the file that standard output goes to; `nil` for the terminal.
    ///   - errorOutput: the same for standard error.
    package init(
        _ name: String,
        arguments: [String] = [],
        size: CellSize = CellSize(width: 80, height: 24),
        environment: [String: String] = SpawnedApp.environment(),
        output: String? = nil,
        errorOutput: String? = nil
    ) throws {
        terminal = PseudoTerminal(size: size)
        terminal.screen.feed(Array("$ \(name)\r\n".utf8))
        stateBefore = TerminalState(terminal)
        let path = name.contains("/") ? name : BuiltProducts.path(of: name)
        processIdentifier = try ProcessLauncher(
            path: path, arguments: arguments, environment: environment, output: output,
            errorOutput: errorOutput
        ).launch(on: terminal.path)
    }

    deinit {
        guard exitStatus == nil else { return }
        kill(processIdentifier, SIGKILL)
        var status: Int32 = 0
        waitpid(processIdentifier, &status, 0)
    }

    /// Returns a minimal environment for a program in a terminal, independent of the environment of the tests. The key
    /// footer is off, because most tests compare screens without it.
    package static func environment(_ changes: [String: String?] = [:]) -> [String: String] {
        let usual = [
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin", "HOME": "/",
            "CURSESUI_KEYHELP": "0",
        ]
        return usual.merging(changes.mapValues { $0 ?? "" }) { $1 }.filter { !$1.isEmpty }
    }

    package var screen: ScreenReader { terminal.screen }

    /// The current state of the terminal.
    package var state: TerminalState { TerminalState(terminal) }

    // MARK: Waiting

    /// Waits until the screen shows a text in one row.
    package func wait(for text: String) throws {
        try wait(for: "the text \"\(text)\"") { screen.position(of: text) != nil }
    }

    /// Waits until a text is no longer on the screen.
    package func waitWhile(_ text: String) throws {
        try wait(for: "the end of the text \"\(text)\"") { screen.position(of: text) == nil }
    }

    /// Waits until the condition holds. The condition is evaluated only between frames, so it never sees an incomplete
    /// frame, unless the program has ended or is stopped.
    ///
    /// - Parameters:
    ///   - purpose: the expected event, which the error names.
    ///   - patience: the time limit.
    package func wait(
        for purpose: String, patience: Duration = SpawnedApp.patience, until condition: () -> Bool
    ) throws {
        let deadline = ContinuousClock.now + patience
        while true {
            let isRunning = checkIsRunning()
            terminal.pump()
            if !terminal.isInFrame || !isRunning || isStopped, condition() { return }
            guard isRunning, ContinuousClock.now < deadline else {
                throw WaitedInVain(
                    purpose: purpose, exitStatus: exitStatus, screen: screen.text
                )
            }
            terminal.wait(milliseconds: 10)
        }
    }

    /// Waits for the end of the program, and returns its exit status.
    @discardableResult
    package func waitForExit() throws -> Int32 {
        try wait(for: "its end") { exitStatus != nil }
        return exitStatus!
    }

    private func checkIsRunning() -> Bool {
        guard exitStatus == nil else { return false }
        var status: Int32 = 0
        guard waitpid(processIdentifier, &status, WNOHANG) == processIdentifier else { return true }
        let signal = status & 0x7F
        exitStatus = signal == 0 ? status >> 8 & 0xFF : 128 + signal
        return false
    }

    // MARK: The user's doings

    package func type(_ text: String) {
        terminal.type(text)
    }

    package func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        terminal.type(KeyBytes.bytes(of: key, modifiers: modifiers))
    }

    package func paste(_ text: String) {
        terminal.type("\u{1B}[200~\(text)\u{1B}[201~")
    }

    /// Presses and releases the left button on the first character of a text.
    package func click(_ text: String) throws {
        guard let place = screen.position(of: text) else {
            throw WaitedInVain(purpose: text, exitStatus: exitStatus, screen: screen.text)
        }
        click(at: place)
    }

    /// Presses and releases the left button on a cell.
    package func click(at place: CellPoint) {
        for end in ["M", "m"] {
            terminal.type("\u{1B}[<0;\(place.column + 1);\(place.row + 1)\(end)")
        }
    }

    package func resize(to size: CellSize) {
        terminal.resize(to: size)
    }

    /// Sends a signal.
    package func signal(_ number: Int32) {
        kill(processIdentifier, number)
    }
}

/// The error of a wait that has failed.
package struct WaitedInVain: Error, CustomStringConvertible {
    let purpose: String
    let exitStatus: Int32?
    let screen: [String]

    package var description: String {
        let end = exitStatus.map { "the program ended with status \($0)" } ?? "the program runs"
        return "Waited for \(purpose); \(end); the screen:\n" + screen.joined(separator: "\n")
    }
}
