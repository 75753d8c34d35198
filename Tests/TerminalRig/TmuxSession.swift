import CursesUITerminal
import Foundation

/// A shell in tmux that can run several programs in succession. The tmux server ends when this object is deallocated.
package final class TmuxSession {
    private let folder: URL
    private static let patience = 20

    /// - Parameters:
    ///   - size: the size in columns and rows.
    ///   - shell: the command that starts an interactive shell whose prompt is `$ `.
    package init(size: CellSize, shell: [String] = ["/bin/sh", "-i"]) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("cursesui-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try tmux(
            [
                "-f", "/dev/null", "new-session", "-d", "-x", "\(size.width)", "-y", "\(size.height)",
            ] + shell)
        try tmux("set-option", "-g", "status", "off")
        try tmux("set-option", "-g", "window-size", "manual")
        try tmux("resize-window", "-x", "\(size.width)", "-y", "\(size.height)")
        try wait(for: "the prompt") { try rows.first == "$" }
    }

    deinit {
        _ = try? tmux("kill-server")
        try? FileManager.default.removeItem(at: folder)
    }

    /// The rows of the pane, without trailing blanks.
    package var rows: [String] {
        get throws {
            try tmux("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
        }
    }

    /// The text of the pane, with the escape sequences of its styles and the trailing blanks of the rows.
    package var styledText: String {
        get throws { try tmux("capture-pane", "-p", "-e", "-N") }
    }

    /// Types a command and presses Enter.
    package func enter(_ command: String) throws {
        try type(command)
        try press("Enter")
    }

    /// Returns a property of the pane, by the name of a tmux format variable.
    package func variable(_ name: String) throws -> String {
        try tmux("display-message", "-p", "#{\(name)}").trimmingCharacters(in: .newlines)
    }

    /// Presses keys by their tmux names, such as `Enter`, `Tab` or `C-c`.
    package func press(_ keys: String...) throws {
        try tmux(["send-keys"] + keys)
    }

    package func type(_ text: String) throws {
        try tmux("send-keys", "-l", text)
    }

    /// Runs a program of this package in the shell.
    package func run(_ product: String) throws {
        try enter(BuiltProducts.path(of: product))
    }

    package func resize(to size: CellSize) throws {
        try tmux("resize-window", "-x", "\(size.width)", "-y", "\(size.height)")
    }

    /// Waits until a row shows a text.
    package func wait(for text: String) throws {
        try wait(for: "the text \"\(text)\"") { try rows.contains { $0.contains(text) } }
    }

    /// Waits until the condition holds. tmux sends no notification when a pane changes, so it is polled.
    package func wait(for purpose: String, until condition: () throws -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        while try !condition() {
            guard ContinuousClock.now < deadline else {
                throw WaitedInVain(purpose: purpose, exitStatus: nil, screen: try rows)
            }
            usleep(10_000)
        }
    }

    @discardableResult
    private func tmux(_ arguments: String...) throws -> String {
        try tmux(arguments)
    }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        // Foundation's `Process` is not used, because it waits for all processes that inherited its socket, including
        // the tmux server.
        let output = folder.appendingPathComponent("output")
        let process = try ProcessLauncher(
            path: "/usr/bin/env",
            arguments: ["tmux", "-u", "-S", folder.appendingPathComponent("socket").path]
                + arguments,
            environment: SpawnedApp.environment(["PS1": "$ "]), output: output.path,
            errorOutput: nil
        ).launch(on: "/dev/null")
        var status: Int32 = 0
        waitpid(process, &status, 0)
        return try String(contentsOf: output, encoding: .utf8)
    }
}
