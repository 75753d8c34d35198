import CursesUITerminal

/// An edited line with right-to-left parts: its characters in visual order.
///
/// The caret is shown on the character that follows it. At the end of the text it is on a blank cell, which is to the
/// right of a left-to-right line, and to the left of a right-to-left line.
struct VisualFieldLine: Sendable {
    private let text: MeasuredText
    let line: VisualLine
    /// For each character, the index of its piece in `line.pieces`.
    private let places: [Int]

    /// The maximum number of characters of a line that is put into visual order. A longer line is shown in logical
    /// order, because otherwise each key would take time in proportion to the length of the line.
    private static let limit = 100_000

    /// Returns `nil` if the whole line is left-to-right, or if it is too long.
    init?(_ content: CountedText, direction: LayoutDirection) {
        if direction == .leftToRight, !content.hasRightToLeft { return nil }
        guard !content.string.isEmpty, content.count <= Self.limit else { return nil }
        let text = MeasuredText(StyledText(content.string))
        guard let directions = text.directions(fallback: direction) else { return nil }
        self.text = text
        line = VisualLine(TextLayout.Line(head: 0..<text.count, width: 0), of: text.clusters, directions)
        var places = Array(repeating: 0, count: text.count)
        for (place, piece) in line.pieces.enumerated() {
            if let cluster = piece.cluster { places[cluster] = place }
        }
        self.places = places
    }

    /// The number of columns to the left of the text that are kept free for a caret at its end.
    var lead: Int { line.isRightToLeft ? 1 : 0 }

    /// Returns the column and the width of the caret, which is before a character or at the end of the line.
    func caret(before offset: Int) -> (column: Int, width: Int) {
        guard offset < places.count else { return (line.isRightToLeft ? 0 : line.width, 1) }
        let piece = line.pieces[places[offset]]
        return (piece.column + lead, max(1, piece.width))
    }

    /// Returns the caret position that is shown at a column.
    func caret(at column: Int) -> Int {
        if let cluster = line.piece(at: column - lead)?.cluster { return cluster }
        let isBeforeStart = column >= line.width + lead
        return isBeforeStart == line.isRightToLeft ? 0 : places.count
    }

    /// Returns the caret position one cell to the left or right; `nil` if there is none.
    func caret(nextTo offset: Int, toRight: Bool) -> Int? {
        switch line.neighbour(ofPiece: offset < places.count ? places[offset] : nil, toRight: toRight) {
        case .cluster(let offset): offset
        case .end: places.count
        case nil: nil
        }
    }

    /// Calls a closure with each character in a range of columns, and its glyphs.
    func forEachCharacter(
        in columns: Range<Int>, _ body: (_ offset: Int, _ column: Int, _ glyphs: [Glyph]) -> Void
    ) {
        for piece in line.pieces
        where piece.column + lead < columns.upperBound && piece.column + lead + piece.width > columns.lowerBound {
            guard let cluster = piece.cluster, piece.width > 0 else { continue }
            var glyphs = Array(piece.shown(text.clusters.glyphs(of: cluster..<(cluster + 1), in: text.glyphs)))
            if glyphs.isEmpty { glyphs = Array(repeating: .space, count: piece.width) }
            body(cluster, piece.column + lead, glyphs)
        }
    }
}
