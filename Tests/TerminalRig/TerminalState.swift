import CursesUITerminal

/// All that a program may leave behind in a terminal.
package struct TerminalState: Equatable {
    /// The rows without the blanks at their ends.
    package var rows: [String]
    package var cursor: CellPoint
    package var isCursorVisible: Bool
    package var isAlternateScreen: Bool
    /// 0 none, 1 clicks, 2 drags, 3 all moves.
    package var mouse: Int
    /// 0 where the user's own was not changed.
    package var cursorShape: Int
    /// Xterm's private modes that are not as they are at first.
    package var privateModes: Set<Int>
    /// The line discipline's modes.
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
