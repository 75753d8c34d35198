import CursesUITerminal

/// The part of a line of text that is visible in a field.
///
/// It scrolls as little as necessary to keep the caret visible. At the end of the text, the caret needs an additional
/// cell. A text that is shorter than the field is aligned.
struct TextFieldViewport: Hashable, Sendable {
    /// The number of columns of the text that are hidden on the left.
    private(set) var firstColumn = 0
    /// The width of the field in columns.
    private(set) var width = 0
    /// The number of columns before the text if it is shorter than the field.
    private(set) var inset = 0
    /// The column of the caret, relative to the field.
    private(set) var caretColumn = 0

    /// Updates the viewport after a change of the text, the caret or the field.
    ///
    /// - Parameters:
    ///   - caret: the number of characters before the caret.
    ///   - width: the width of the field in columns.
    mutating func update(
        _ line: FieldLine,
        caret: Int,
        width: Int,
        alignment: TextAlignment = .leading
    ) {
        self.width = max(0, width)
        let (before, caretWidth) = line.caret(before: caret)
        let total = line.columns
        if total < self.width {
            firstColumn = 0
            // Leaves one cell free for a caret at the end of the text.
            inset = min(alignment.inset(self.width - total), self.width - total - 1)
            if let lead = line.visual?.lead, lead > 0 { inset = max(0, alignment.inset(self.width - total) - lead) }
        } else {
            inset = 0
            // The caret at the end of the text needs one blank cell after it; more are not shown. A character under the
            // caret must be completely visible.
            firstColumn = min(firstColumn, total + 1 - self.width)
            firstColumn = max(firstColumn, before + min(caretWidth, self.width) - self.width)
            if line.visual != nil, caret > 0 {
                // In right-to-left text, the character before the caret is on the right of the caret.
                let typed = line.caret(before: caret - 1)
                if typed.column > before { firstColumn = max(firstColumn, typed.column + typed.width - self.width) }
            }
            firstColumn = max(0, min(firstColumn, before))
        }
        caretColumn = before - firstColumn + inset
    }

    /// Returns the caret position for a click: before the character at a column of the field, or at the end of the
    /// text.
    func caret(at column: Int, in line: FieldLine) -> Int {
        line.caret(at: column - inset + firstColumn)
    }

    /// Draws the visible part. A wide character that is cut by an edge is shown as a space.
    ///
    /// - Parameters:
    ///   - point: the first cell of the field.
    ///   - selection: the characters that are drawn in `selectionStyle`.
    func draw(
        _ line: FieldLine,
        into buffer: inout CellBuffer,
        at point: CellPoint,
        clip: CellRect,
        style: Style,
        selection: Range<Int>? = nil,
        selectionStyle: Style = .plain
    ) {
        let field = CellRect(origin: point, size: CellSize(width: width, height: 1))
        buffer.withRow(point.row, clip: clip.intersection(field)) { row in
            if let visual = line.visual {
                visual.forEachCharacter(in: firstColumn..<(firstColumn + width)) { offset, start, glyphs in
                    var column = point.column + inset - firstColumn + start
                    let isSelected = selection?.contains(offset) ?? false
                    for glyph in glyphs {
                        row.putOver(glyph, style: isSelected ? selectionStyle : style, at: column)
                        column += glyph.width
                    }
                }
                return
            }
            let start = line.characters(endingAtColumn: firstColumn)
            var column = point.column + inset - firstColumn + line.columns(before: start)
            line.forEachCharacter(from: start) { offset, character in
                guard !row.isBehind(column) else { return false }
                let isSelected = selection?.contains(offset) ?? false
                Glyph.forEachGlyph(of: character) { glyph in
                    row.putOver(glyph, style: isSelected ? selectionStyle : style, at: column)
                    column += glyph.width
                }
                return true
            }
        }
    }
}
