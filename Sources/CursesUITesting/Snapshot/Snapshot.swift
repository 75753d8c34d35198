import CursesUITerminal

/// A picture of a screen: what a view looked like at one moment.
///
/// ```swift
/// let screen = render(SignUpForm(), size: CellSize(width: 40, height: 12))
/// #expect(screen.row(0) == "Sign up")
/// #expect(screen.cell(0, 0).style.attributes.contains(.bold))
/// ```
///
/// It can be had as plain ``text``, as ``styledText`` for people who review it, and as ``svg``,
/// ``html`` and ``ansi`` to be looked at.
public struct Snapshot: Equatable, Sendable {
    /// Columns and rows.
    public var size: CellSize { buffer.size }
    /// Where the hardware cursor stands; `nil` while it is hidden.
    public let cursor: CellPoint?

    let buffer: CellBuffer
    /// Whether the terminal was light or dark.
    let colorScheme: ColorScheme

    /// - Parameter colorLevel: the colours become the nearest that a terminal of that level shows.
    init(
        _ buffer: CellBuffer,
        cursor: CellPoint?,
        colorLevel: Capabilities.ColorLevel = .trueColor,
        colorScheme: ColorScheme = .dark
    ) {
        var buffer = buffer
        if colorLevel < .trueColor {
            buffer.restyle(buffer.bounds) { $0 = $0.degraded(to: colorLevel) }
        }
        self.buffer = buffer
        self.cursor = cursor
        self.colorScheme = colorScheme
    }

    /// The rows in one text, without blanks at the ends of rows and empty rows at the end. A wide
    /// character stands once.
    public var text: String { buffer.text }

    /// The rows, without the blanks at their ends.
    public var rows: [String] { buffer.rows }

    /// One row without the blanks at its end; empty for one outside of the picture.
    public func row(_ index: Int) -> String {
        guard (0..<size.height).contains(index) else { return "" }
        return buffer.rows[index]
    }

    /// The cell at a place; a blank one outside of the picture.
    public func cell(_ column: Int, _ row: Int) -> Cell {
        guard buffer.bounds.contains(CellPoint(column: column, row: row)) else { return .blank }
        return buffer[column: column, row: row]
    }

    /// The cell at a place; a blank one outside of the picture.
    public func cell(at point: CellPoint) -> Cell { cell(point.column, point.row) }

    /// The first cell of a text within one row, nearest to the top; `nil` if the text is not shown.
    public func position(of text: String) -> CellPoint? {
        positions(of: text).first
    }

    /// The first cells of all occurrences of a text within one row, from the top.
    public func positions(of text: String) -> [CellPoint] {
        guard !text.isEmpty else { return [] }
        var places: [CellPoint] = []
        for (index, row) in buffer.rows.enumerated() {
            var rest = row[...]
            while let range = rest.range(of: text) {
                let column = TextWidth.columns(of: row[..<range.lowerBound])
                places.append(CellPoint(column: column, row: index))
                rest = row[range.upperBound...]
            }
        }
        return places
    }

    /// The style of the first character of a text within one row; `nil` if the text is not shown.
    public func style(of text: String) -> Style? {
        position(of: text).map { cell(at: $0).style }
    }

    /// Whether the picture is a text; blanks at the ends of rows and empty rows at the end do not
    /// count.
    public static func == (snapshot: Snapshot, text: String) -> Bool {
        let picture = snapshot.text
        if picture == text { return true }
        let expected = trimmed(text)
        if picture == expected { return true }
        MismatchMemory.shared.remember(picture, expected: expected)
        return false
    }

    /// Whether a text differs from the picture.
    public static func != (snapshot: Snapshot, text: String) -> Bool {
        !(snapshot == text)
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
