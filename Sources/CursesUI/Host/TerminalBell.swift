import CursesUITerminal

/// The bell of the terminal in which an app runs.
@MainActor
final class TerminalBell {
    private weak var terminal: (any Terminal)?

    /// Creates a bell; without a terminal, it does not ring.
    nonisolated init() {}

    init(of terminal: any Terminal) {
        self.terminal = terminal
    }

    func ring() {
        terminal?.ringBell()
    }
}

private struct TerminalBellKey: EnvironmentKey {
    static var defaultValue: TerminalBell { TerminalBell() }
}

extension EnvironmentValues {
    /// The bell of the terminal in which the app runs.
    var terminalBell: TerminalBell {
        get { self[TerminalBellKey.self] }
        set { self[TerminalBellKey.self] = newValue }
    }
}
