import CursesUITerminal

/// A picture of a screen: what a view looked like at one moment.
public struct Snapshot: Equatable, Sendable {
    /// Columns and rows.
    public var size: CellSize { buffer.size }
    /// Where the hardware cursor stands; `nil` while it is hidden.
    public let cursor: CellPoint?

    private let buffer: CellBuffer

    init(_ buffer: CellBuffer, cursor: CellPoint?) {
        self.buffer = buffer
        self.cursor = cursor
    }

    /// The rows in one text, without blanks at the ends of rows and empty rows at the end. A wide
    /// character stands once.
    public var text: String { buffer.text }

    /// One row without the blanks at its end.
    public func row(_ index: Int) -> String { buffer.rows[index] }

    /// The cell at a place inside the picture.
    public func cell(_ column: Int, _ row: Int) -> Cell { buffer[column: column, row: row] }

    /// Where a text starts that stands in one row: the first place from the top; `nil` if nowhere.
    public func find(_ text: String) -> CellPoint? {
        for (index, row) in buffer.rows.enumerated() {
            if let range = row.range(of: text) {
                let column = TextWidth.columns(of: row[..<range.lowerBound])
                return CellPoint(column: column, row: index)
            }
        }
        return nil
    }

    /// Whether the picture is a text; blanks at the ends of rows and empty rows at the end do not
    /// count.
    public static func == (snapshot: Snapshot, text: String) -> Bool {
        snapshot.text == trimmed(text)
    }

    private static func trimmed(_ text: String) -> String {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
            String(row.reversed().drop { $0 == " " }.reversed())
        }
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows.joined(separator: "\n")
    }
}

extension Snapshot: CustomStringConvertible {
    public var description: String { text }
}

extension Snapshot: CustomDebugStringConvertible {
    public var debugDescription: String { "\n\(text)\n" }
}

/// Renders a view to a picture, without a terminal.
@MainActor
public func render(
    _ view: some View,
    size: CellSize = CellSize(width: 80, height: 24)
) -> Snapshot {
    TestApp(view, size: size).screen
}
