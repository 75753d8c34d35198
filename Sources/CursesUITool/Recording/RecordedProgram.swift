import CursesUITerminal
import Foundation
import TerminalRig

/// A program in its own terminal, whose complete output is recorded.
final class RecordedProgram {
    private let terminal: PseudoTerminal
    private let process: pid_t
    private let start = ContinuousClock.now
    private var text = Asciicast.Text()
    /// The recording so far.
    private(set) var cast: [UInt8]
    /// The screens, with the times at which they appeared.
    private(set) var screens: [(time: Duration, screen: RecordedScreen)] = []
    /// The exit status of the program; `nil` while it runs.
    private(set) var exitStatus: Int32?
    private var lastOutput: ContinuousClock.Instant?
    private var hasUnseenOutput = false

    /// The minimum time between two screens of an animation.
    private static let frame = Duration.milliseconds(33)

    /// - Parameter command: the command that a shell runs.
    init(_ command: String, size: CellSize, environment: [String: String]) throws(ToolError) {
        terminal = PseudoTerminal(size: size)
        terminal.screen.takesCommands = true
        do {
            process = try ProcessLauncher(
                path: "/bin/sh", arguments: ["-c", command], environment: environment
            ).launch(on: terminal.path)
        } catch {
            throw ToolError("\(error)")
        }
        cast = Asciicast.header(size: size, timestamp: nil, environment: environment)
    }

    deinit {
        end()
    }

    /// The time since the beginning.
    var time: Duration { ContinuousClock.now - start }

    var screen: RecordedScreen { RecordedScreen(terminal.screen) }

    func shows(_ text: String) -> Bool { !terminal.isInFrame && terminal.screen.position(of: text) != nil }

    /// Processes the output that arrives within a time. Returns as soon as there is any.
    func takeOutput(within limit: Duration) {
        terminal.wait(milliseconds: Int32(max(1, (limit / .milliseconds(1)).rounded(.up))))
        let hasEnded = hasEnded
        let bytes = terminal.pump()
        if !bytes.isEmpty {
            lastOutput = .now
            hasUnseenOutput = true
            let output = text.take(bytes)
            if !output.isEmpty { Asciicast.append(.output, output, at: time, to: &cast) }
        }
        if hasUnseenOutput, screens.last.map({ time - $0.time >= Self.frame }) ?? true { keepScreen() }
        // The program ended before this read, so an empty result means that all of its output has been read.
        if hasEnded, bytes.isEmpty, exitStatus == nil { exitStatus = status }
    }

    /// Processes output until a condition holds, the program has ended, or the time limit is reached.
    ///
    /// - Returns: whether the condition holds at the end.
    func takeOutput(atMost limit: Duration, until condition: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + limit
        while !condition() {
            let left = deadline - .now
            guard left > .zero, exitStatus == nil else { return condition() }
            takeOutput(within: min(left, .milliseconds(20)))
        }
        return true
    }

    /// Waits for the first output, and then processes output until there has been none for a tenth of a second, but for
    /// a second at most.
    func settle() {
        _ = takeOutput(atMost: .seconds(20)) { lastOutput != nil }
        _ = takeOutput(atMost: .seconds(1)) {
            !terminal.isInFrame && lastOutput.map { .now - $0 > .milliseconds(100) } ?? false
        }
        keepScreen()
    }

    func type(_ text: String) { terminal.type(text) }

    func press(_ key: KeyPress) { terminal.type(KeyBytes.bytes(of: key.key, modifiers: key.modifiers)) }

    func resize(to size: CellSize) {
        terminal.resize(to: size)
        Asciicast.append(.resize, "\(size.width)x\(size.height)", at: time, to: &cast)
    }

    private func keepScreen() {
        guard hasUnseenOutput, !terminal.isInFrame else { return }
        hasUnseenOutput = false
        let screen = screen
        if screens.last?.screen != screen { screens.append((time, screen)) }
    }

    // MARK: The process

    private var waitStatus: Int32?

    private var hasEnded: Bool {
        if waitStatus != nil { return true }
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return false }
        waitStatus = status
        return true
    }

    private var status: Int32? {
        waitStatus.map { $0 & 0x7F == 0 ? $0 >> 8 & 0xFF : 128 + $0 & 0x7F }
    }

    /// Ends the program by closing its terminal. If it does not end within two seconds, it is killed.
    func end() {
        guard !hasEnded else { return }
        kill(-process, SIGHUP)
        let deadline = ContinuousClock.now + .seconds(2)
        while !hasEnded, ContinuousClock.now < deadline {
            terminal.wait(milliseconds: 10)
            terminal.pump()
        }
        guard !hasEnded else { return }
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        waitStatus = status
    }
}
