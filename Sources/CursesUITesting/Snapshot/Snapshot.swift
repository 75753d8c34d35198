import CursesUITerminal

/// A picture of a screen: the appearance of a view at one moment.
///
/// ```swift
/// let screen = render(SignUpForm(), size: CellSize(width: 40, height: 12))
/// #expect(screen.row(0) == "Sign up")
/// #expect(screen.cell(0, 0).style.attributes.contains(.bold))
/// ```
///
/// It is available as plain ``text``, as ``styledText`` for review, and as ``svg``, ``html`` and ``ansi`` for
/// display.
public struct Snapshot: Equatable, Sendable {
    /// The size in columns and rows.
    public var size: CellSize { buffer.size }
    /// The position of the hardware cursor; `nil` while it is hidden.
    public let cursor: CellPoint?

    let buffer: CellBuffer
    /// Whether the terminal was light or dark.
    let colorScheme: ColorScheme

    /// - Parameter colorLevel: the colours that the terminal supports; other colours become the nearest of
    ///   these.
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

    /// The rows as one text, without trailing blanks and trailing empty rows. A wide character occurs once.
    public var text: String { buffer.text }

    /// The rows, without trailing blanks.
    public var rows: [String] { buffer.rows }

    /// Returns a row without trailing blanks; empty for a row outside the picture.
    public func row(_ index: Int) -> String {
        guard (0..<size.height).contains(index) else { return "" }
        return buffer.text(ofRow: index)
    }

    /// Returns the cell at a position; a blank cell if the position is outside the picture.
    public func cell(_ column: Int, _ row: Int) -> Cell {
        guard buffer.bounds.contains(CellPoint(column: column, row: row)) else { return .blank }
        return buffer[column: column, row: row]
    }

    /// Returns the cell at a position; a blank cell if the position is outside the picture.
    public func cell(at point: CellPoint) -> Cell { cell(point.column, point.row) }

    /// Returns the position of the first occurrence of a text within a row, from the top; `nil` if the text is not
    /// shown.
    public func position(of text: String) -> CellPoint? {
        positions(of: text).first
    }

    /// Returns the positions of all occurrences of a text within a row, from the top.
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

    /// Returns the style of the first character of a text within a row; `nil` if the text is not shown.
    public func style(of text: String) -> Style? {
        position(of: text).map { cell(at: $0).style }
    }

    /// Returns whether the picture equals a text. Trailing blanks and trailing empty rows are ignored.
    public static func == (snapshot: Snapshot, text: String) -> Bool {
        let picture = snapshot.text
        if picture == text { return true }
        let expected = trimmed(text)
        if picture == expected { return true }
        MismatchMemory.shared.remember(picture, expected: expected)
        return false
    }

    /// Returns whether a text differs from the picture.
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
