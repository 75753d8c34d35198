import Testing

@testable import CursesUITerminal

/// Everything that uses ncurses, whose state is global: one test after the other.
@MainActor
@Suite(.serialized) struct TerminalDriver {}

extension PseudoTerminal {
    /// A driver on this terminal, started.
    func start(
        environment: [String: String] = TestEnvironment.trueColor,
        captured: [Int32] = []
    ) throws -> NCursesTerminal {
        let driver = NCursesTerminal(
            environment: environment, output: terminal, captured: captured)
        try driver.start()
        pump()
        return driver
    }
}
