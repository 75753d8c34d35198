import CursesUITerminal

/// The state of a terminal that a program may leave changed.
package struct TerminalState: Equatable {
    /// The rows, without trailing blanks.
    package var rows: [String]
    package var cursor: CellPoint
    package var isCursorVisible: Bool
    package var isAlternateScreen: Bool
    /// 0 none, 1 clicks, 2 drags, 3 all moves.
    package var mouse: Int
    /// The cursor's shape; 0 if the user's own was not changed.
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
