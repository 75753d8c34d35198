import TerminalRig
import Testing

@testable import CursesUITerminal

/// Everything that uses ncurses: one test after the other.
@MainActor
@Suite(.serialized, .ownsScreen) struct TerminalDriver {}

@MainActor
extension PseudoTerminal {
    /// A driver on this terminal, started.
    ///
    /// - Parameter asksTerminal: whether it asks questions, which nobody answers but the test.
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
    /// Reads until the condition holds; other tasks and the main queue run in the meantime.
    ///
    /// - Returns: false if it did not in a minute.
    func pump(until condition: () -> Bool) async -> Bool {
        await wait {
            pump()
            return condition()
        }
    }

    /// Waits until the condition holds, and reads nothing.
    ///
    /// - Returns: false if it did not in a minute.
    func wait(until condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition() {
            if ContinuousClock.now > deadline { return false }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return true
    }
}

/// What a test's terminal is said to be.
enum TestEnvironment {
    static let trueColor = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    static let palette256 = ["TERM": "xterm-256color"]
    static let palette8 = ["TERM": "xterm"]
    static let noColor = ["TERM": "xterm-256color", "NO_COLOR": "1"]
}

extension CellBuffer {
    /// Puts the characters of a text, of one column each, into a row.
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
