import CursesUITerminal
import TerminalRig

/// A screen of a recorded program, as the emulator shows it.
package struct RecordedScreen: Equatable, Sendable {
    let buffer: CellBuffer
    let cursor: CellPoint?

    init(_ screen: ScreenReader) {
        var buffer = CellBuffer(size: screen.size)
        for (row, cells) in screen.cells.enumerated() {
            for (column, cell) in cells.enumerated() where cell.width > 0 && (cell.text != " " || cell.style != .plain)
            {
                buffer.write(
                    cell.text, style: cell.style, at: CellPoint(column: column, row: row), clip: buffer.bounds)
            }
        }
        self.buffer = buffer
        cursor = screen.visibleCursor
    }

    /// The rows as text, with a line feed at the end.
    package var text: String { buffer.text + "\n" }

    func graphic(_ colors: ScreenColors) -> ScreenGraphic { ScreenGraphic(buffer, cursor: cursor, colors: colors) }
}
