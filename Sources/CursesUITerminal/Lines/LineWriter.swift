/// Turns lines into the bytes that show them on any terminal, one below the other.
///
/// The cursor only moves back over the text that is being edited, by backspaces, as in a shell. So a screen reader
/// announces each character that is typed or deleted. Apart from backspaces and line ends, no control characters are
/// sent, because all text is converted to ``Glyph`` values.
struct LineWriter {
    /// The width of the terminal in columns.
    var columns = 80
    /// Whether the terminal shows ASCII only; each column of a non-ASCII character becomes a question mark.
    var isASCII = false
    /// The row with the line that is being edited.
    private var row: Row?

    private struct Row {
        let number: Int
        /// The number of the line's glyphs that are on the rows above.
        var start: Int
        var glyphs: [Glyph]
        /// The number of glyphs on the row before the caret.
        var caret: Int
    }

    private static let lineEnd = "\r\n"

    init() {}

    /// Returns the output for complete lines, and for the line that is being edited below them.
    mutating func output(_ lines: [String], editing line: EditedLine?) -> String {
        var output = ""
        if !lines.isEmpty || line?.number != row?.number { output += end() }
        for text in lines { output += sent(glyphs(text)[...]) + Self.lineEnd }
        if let line { output += edit(line) }
        return output
    }

    /// Returns the output that ends the line that is being edited, so that later output starts on a new row.
    mutating func end() -> String {
        defer { row = nil }
        return row?.glyphs.isEmpty == false ? Self.lineEnd : ""
    }

    // MARK: Editing

    private mutating func edit(_ line: EditedLine) -> String {
        let before = glyphs(line.text.prefix(line.caret))
        let all = before + glyphs(line.text.dropFirst(line.caret))
        if let old = row, old.start <= before.count, width(before[old.start...]) <= room {
            let new = Row(
                number: line.number, start: old.start, glyphs: cut(all[old.start...]), caret: before.count - old.start)
            row = new
            return change(from: old, to: new)
        }
        let start = width(before[...]) <= room ? 0 : startOfWord(before)
        let new = Row(number: line.number, start: start, glyphs: cut(all[start...]), caret: before.count - start)
        let leaving = end()
        row = new
        return leaving + fresh(new)
    }

    /// The number of columns for text. The last column is for the caret, so that the terminal never wraps the row.
    private var room: Int { max(1, columns - 1) }

    /// Returns the first glyphs, as many as fit on a row.
    private func cut(_ glyphs: ArraySlice<Glyph>) -> [Glyph] {
        var left = room
        return Array(
            glyphs.prefix { glyph in
                left -= glyph.width
                return left >= 0
            })
    }

    /// Returns where a row starts if the text before the caret is too long for one row: at the start of the last word,
    /// so that the word stays on one row, unless the word is longer than half a row.
    private func startOfWord(_ before: [Glyph]) -> Int {
        var start = before.count
        var columns = 0
        while start > 0, columns + before[start - 1].width <= room / 2 {
            if before[start - 1] == .space, start < before.count { return start }
            start -= 1
            columns += before[start].width
        }
        return start
    }

    private func fresh(_ row: Row) -> String {
        sent(row.glyphs[...]) + back(row.glyphs[row.caret...])
    }

    /// Changes a row as a shell does: moves the cursor back to the first difference, and writes the rest.
    private func change(from old: Row, to new: Row) -> String {
        if old.glyphs == new.glyphs {
            return new.caret < old.caret
                ? back(new.glyphs[new.caret..<old.caret]) : sent(new.glyphs[old.caret..<new.caret])
        }
        let same = zip(old.glyphs, new.glyphs).prefix { $0 == $1 }.count
        let start = min(same, old.caret)
        let (gone, come) = (old.glyphs[start...], new.glyphs[start...])
        let isAppended = gone.isEmpty && new.caret == new.glyphs.count
        // Terminals disagree about the width of joined emoji, so the cursor would go back to a different place.
        if !isAppended, (gone + come).contains(where: { $0.emojiSequence != nil }) { return Self.lineEnd + fresh(new) }
        let blanks = max(0, width(gone) - width(come))
        return back(old.glyphs[start..<old.caret]) + sent(come)
            + String(repeating: " ", count: blanks) + String(repeating: "\u{8}", count: blanks)
            + back(new.glyphs[new.caret...])
    }

    private func back(_ glyphs: ArraySlice<Glyph>) -> String { String(repeating: "\u{8}", count: width(glyphs)) }

    private func width(_ glyphs: ArraySlice<Glyph>) -> Int { glyphs.reduce(0) { $0 + $1.width } }

    // MARK: Text

    /// Returns the glyphs of a text in one line. Line ends and tabs become blanks.
    private func glyphs(_ text: some StringProtocol) -> [Glyph] {
        var glyphs: [Glyph] = []
        for character in text {
            if character.isNewline || character == "\t" {
                glyphs.append(.space)
            } else {
                Glyph.forEachGlyph(of: character) { glyphs.append($0) }
            }
        }
        return glyphs
    }

    private func sent(_ glyphs: ArraySlice<Glyph>) -> String {
        glyphs.reduce(into: "") { text, glyph in
            if isASCII, glyph.ascii == nil {
                text += String(repeating: "?", count: glyph.width)
            } else {
                text += glyph.description
            }
        }
    }
}
