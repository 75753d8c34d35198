import CursesUITerminal

/// The state of a terminal that a program may leave changed.
package struct TerminalState: Equatable {
    /// The rows, without trailing blanks.
    package var rows: [String]
    package var cursor: CellPoint
    package var isCursorVisible: Bool
    package var isAlternateScreen: Bool
    /// The mouse tracking: 0 for none, 1 for clicks, 2 for drags, 3 for all movements.
    package var mouse: Int
    /// The shape of the cursor; 0 if the user's own shape is unchanged.
    package var cursorShape: Int
    /// xterm's private modes that differ from their defaults.
    package var privateModes: Set<Int>
    /// The modes of the line discipline.
    package var lineModes: [UInt64]

    init(_ terminal: PseudoTerminal) {
        let log = ModeLog(terminal.received)
        rows = terminal.screen.text
        cursor = terminal.screen.cursor
        isCursorVisible = terminal.screen.modes.cursor_visible
        isAlternateScreen = terminal.screen.modes.alternate_screen
        mouse = Int(terminal.screen.modes.mouse)
        cursorShape = log.cursorShape
        privateModes = log.set
        lineModes = terminal.lineModes
    }
}
