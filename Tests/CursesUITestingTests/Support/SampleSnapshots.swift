@testable import CursesUITesting
import CursesUITerminal

extension Snapshot {
    /// Creates a snapshot from pieces of text.
    static func drawn(
        width: Int,
        height: Int,
        cursor: CellPoint? = nil,
        _ pieces: (String, Style, column: Int, row: Int)...
    ) -> Snapshot {
        var buffer = CellBuffer(size: CellSize(width: width, height: height))
        for piece in pieces {
            buffer.write(
                piece.0,
                style: piece.1,
                at: CellPoint(column: piece.column, row: piece.row),
                clip: buffer.bounds
            )
        }
        return Snapshot(buffer, cursor: cursor)
    }
}

extension Style {
    static let bold = Style(attributes: .bold)
    static let red = Style(foreground: .red)
    static let onBlue = Style(background: .blue)
}
