import CursesUITerminal

/// A text in rows of a width: where each of its characters stands while it is edited.
///
/// Rows break as those of a `Text`. The place behind the last character of a row that is broken is
/// the start of the next row.
struct TextAreaLayout: Sendable {
    /// A line of the text, from line end to line end.
    fileprivate struct Paragraph {
        let text: Substring
        let clusters: [MeasuredText.Cluster]
        let glyphs: [Glyph]
        let lines: [LineBreaker.Line]
        /// The characters before it in the text.
        var start = 0

        var count: Int { clusters.count }
    }

    /// What stands in one row.
    private struct Row {
        let paragraph: Int
        /// The clusters of the paragraph that stand in the row, those that hang over included.
        let clusters: Range<Int>
        /// The characters of the text before the row.
        let start: Int
    }

    let text: String
    private let paragraphs: [Paragraph]
    private let rows: [Row]
    /// The columns of a row; at least one.
    let width: Int

    /// Lays a text out.
    ///
    /// - Parameter known: a layout whose paragraphs are taken over where they are the same.
    init(_ text: String, width: Int, reusing known: TextAreaLayout? = nil) {
        let width = max(1, width)
        self.text = text
        self.width = width
        let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let old = known.flatMap { $0.width == width ? $0.paragraphs : nil } ?? []
        let head = zip(texts, old).prefix { $0 == $1.text }.count
        let most = min(texts.count, old.count) - head
        let tail = zip(texts.reversed(), old.reversed()).prefix { $0 == $1.text }.prefix(most).count
        var paragraphs: [Paragraph] = []
        var rows: [Row] = []
        var start = 0
        for (index, text) in texts.enumerated() {
            var paragraph =
                if index < head {
                    old[index]
                } else if index >= texts.count - tail {
                    old[old.count - (texts.count - index)]
                } else {
                    Paragraph(text, width: width)
                }
            paragraph.start = start
            for line in paragraph.lines {
                let end = line.endsParagraph ? paragraph.count : line.next
                let clusters = line.clusters.lowerBound..<max(line.clusters.lowerBound, end)
                rows.append(
                    Row(paragraph: index, clusters: clusters, start: start + clusters.lowerBound)
                )
            }
            start += paragraph.count + 1
            paragraphs.append(paragraph)
        }
        self.paragraphs = paragraphs
        self.rows = rows
    }

    /// At least one.
    var rowCount: Int { rows.count }

    /// The cell of the character behind a place, or the one behind the last character of a row.
    func point(of offset: Int) -> CellPoint {
        let row = row(of: offset)
        let clusters = rows[row].clusters
        let end = min(clusters.lowerBound + offset - rows[row].start, clusters.upperBound)
        return CellPoint(column: min(columns(of: row, until: end), width), row: row)
    }

    /// The place of the caret for a cell: before the character that stands there, or at the end of
    /// the row.
    func offset(at point: CellPoint) -> Int {
        let row = point.row.clamped(0, rows.count - 1)
        let paragraph = paragraphs[rows[row].paragraph]
        let clusters = rows[row].clusters
        var column = 0
        var index = clusters.lowerBound
        while index < clusters.upperBound {
            column += paragraph.clusters.width(of: index, at: column)
            if column > point.column { break }
            index += 1
        }
        // Behind the last character of a broken row is the next row.
        let isBroken = clusters.upperBound < paragraph.clusters.count
        if isBroken { index = min(index, max(clusters.lowerBound, clusters.upperBound - 1)) }
        return rows[row].start + index - clusters.lowerBound
    }

    private func row(of offset: Int) -> Int {
        var low = 0
        var high = rows.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if rows[middle].start <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func columns(of row: Int, until end: Int) -> Int {
        let paragraph = paragraphs[rows[row].paragraph]
        var column = 0
        for index in rows[row].clusters.lowerBound..<end {
            column += paragraph.clusters.width(of: index, at: column)
        }
        return column
    }

    /// Calls a closure with each character of a row: its place in the text, its column, the columns
    /// that it takes, and its glyphs; those of a tab are none.
    func forEachCharacter(
        ofRow row: Int,
        _ body: (_ offset: Int, _ column: Int, _ width: Int, _ glyphs: ArraySlice<Glyph>) -> Void
    ) {
        let paragraph = paragraphs[rows[row].paragraph]
        var column = 0
        for index in rows[row].clusters {
            let width = paragraph.clusters.width(of: index, at: column)
            let offset = rows[row].start + index - rows[row].clusters.lowerBound
            body(offset, column, width, paragraph.clusters.glyphs(of: index..<(index + 1), in: paragraph.glyphs))
            column += width
        }
    }

    /// The place of the line end after a row; `nil` where the row goes on in the next, or is the last.
    func lineEnd(ofRow row: Int) -> Int? {
        guard row + 1 < rows.count, rows[row + 1].paragraph != rows[row].paragraph else { return nil }
        return rows[row].start + rows[row].clusters.count
    }
}

extension TextAreaLayout.Paragraph {
    fileprivate init(_ text: Substring, width: Int) {
        self.text = text
        let measured = MeasuredText(StyledText(String(text)))
        let breaker = LineBreaker(text: measured, width: width)
        clusters = breaker.clusters
        glyphs = measured.glyphs
        lines = breaker.lines().lines
    }
}
