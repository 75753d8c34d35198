import TerminalRig
import Testing

@testable import CursesUITerminal

/// The parent suite of all tests that use ncurses. They run serially.
@MainActor
@Suite(.serialized, .ownsScreen) struct TerminalDriver {}

@MainActor
extension PseudoTerminal {
    /// Starts a driver on this terminal.
    ///
    /// - Parameter asksTerminal: whether the driver sends queries, to which only the test replies.
    func start(
        environment: [String: String] = TestEnvironment.trueColor,
        captured: [Int32] = [],
        asksTerminal: Bool = false
    ) throws -> NCursesTerminal {
        let driver = NCursesTerminal(
            environment: environment, output: terminal, captured: captured,
            asksTerminal: asksTerminal)
        try driver.start()
        pump()
        return driver
    }
}

@MainActor
extension PseudoTerminal {
    /// Reads output until the condition holds. Other tasks and the main queue run in the meantime.
    ///
    /// - Returns: false if it does not hold within a minute.
    func pump(until condition: () -> Bool) async -> Bool {
        await wait {
            pump()
            return condition()
        }
    }

    /// Waits until the condition holds, without reading output.
    ///
    /// - Returns: false if it does not hold within a minute.
    func wait(until condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition() {
            if ContinuousClock.now > deadline { return false }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return true
    }
}

/// The environment of a test's terminal.
enum TestEnvironment {
    static let trueColor = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    static let palette256 = ["TERM": "xterm-256color"]
    static let palette8 = ["TERM": "xterm"]
    static let noColor = ["TERM": "xterm-256color", "NO_COLOR": "1"]
}

extension CellBuffer {
    /// Writes the characters of a text, which have one column each, into a row.
    mutating func write(
        _ text: String, style: Style = .plain, column: Int = 0, row: Int = 0
    ) {
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            put(
                Glyph(scalar: scalar, width: 1), style: style,
                at: CellPoint(column: column + offset, row: row), clip: bounds)
        }
    }
}
