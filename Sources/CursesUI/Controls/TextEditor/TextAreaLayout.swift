import CursesUITerminal

/// The layout of an edited text in rows of a width, with the place of each character.
///
/// Rows break like those of a `Text`. The position after the last character of a broken row is the start of the next
/// row. Only the size of each paragraph is kept; paragraphs are measured again on demand.
struct TextAreaLayout {
    /// The size of a paragraph with its line end.
    private struct Paragraph: TextExtent {
        /// The number of UTF-8 bytes.
        var utf8 = 0
        var characters = 0
        var rows = 0

        static func += (total: inout Paragraph, part: Paragraph) {
            total.utf8 += part.utf8
            total.characters += part.characters
            total.rows += part.rows
        }
    }

    /// A row with its paragraph.
    private struct Row {
        let paragraph: SummedList<Paragraph>.Place
        let measured: MeasuredParagraph
        /// The clusters of the paragraph that are in the row, including hanging spaces.
        let clusters: Range<Int>
        /// The index of the row in the paragraph.
        let line: Int

        init(_ line: Int, of paragraph: SummedList<Paragraph>.Place, _ measured: MeasuredParagraph) {
            self.line = line
            self.paragraph = paragraph
            self.measured = measured
            clusters = measured.clusters(ofRow: line)
        }

        /// The clusters from left to right; `nil` if all of the paragraph goes from left to right.
        var visual: VisualLine? { measured.visualLine(ofRow: line) }

        /// The columns of the clusters.
        var columns: Int {
            clusters.reduce(0) { $0 + measured.clusters.width(of: $1, at: $0) }
        }

        /// The number of characters before the row.
        var start: Int { paragraph.before.characters + clusters.lowerBound }
        /// The number of rows before this one.
        var index: Int { paragraph.before.rows + line }
        var isLastOfParagraph: Bool { line + 1 == paragraph.element.rows }
    }

    let text: String
    /// The columns of a row, at least one.
    let width: Int
    /// The direction of the layout, and of paragraphs without letters.
    let direction: LayoutDirection
    private var paragraphs: SummedList<Paragraph>
    private var measured = MeasuredParagraphs()

    /// Lays out a text.
    ///
    /// - Parameter known: a layout whose unchanged paragraphs are reused.
    init(
        _ text: String, width: Int, direction: LayoutDirection = .leftToRight, reusing known: TextAreaLayout? = nil
    ) {
        self.text = text
        self.width = max(1, width)
        self.direction = direction
        if let known, known.width == self.width, known.direction == direction {
            paragraphs = known.paragraphs
            measured = known.measured
            if let change = TextChange(from: known.text, to: text) { follow(change) }
        } else {
            paragraphs = SummedList([])
            let all = split(0..<text.utf8.count, isLast: true)
            paragraphs.replaceSubrange(0..<0, with: all.map { size(of: $0) })
        }
    }

    /// The number of rows; at least one.
    var rowCount: Int { paragraphs.total.rows }

    // MARK: Paragraphs

    /// Replaces the paragraphs that a change affects: from the paragraph before it, whose line end may now have a
    /// second half, to the paragraph after it.
    private mutating func follow(_ change: TextChange) {
        let growth = change.newCount - change.old.utf8.count
        let first = paragraphs.first { $0.utf8 >= change.start } ?? lastParagraph
        let last = paragraphs.first { $0.utf8 > change.oldRange.upperBound } ?? lastParagraph
        let new = split(
            first.before.utf8..<(last.after.utf8 + growth),
            isLast: last.index + 1 == paragraphs.count
        )
        let indices = first.index..<(last.index + 1)
        measured = measured.replacing(indices, count: new.count)
        // Most paragraphs are not needed again soon.
        let isTyped = new.count <= 2
        let sizes = new.enumerated().map { offset, part in
            guard isTyped, !part.fits(width) else { return size(of: part) }
            let paragraph = MeasuredParagraph(content(of: part), width: width, direction: direction)
            measured.keep(paragraph, at: first.index + offset)
            return size(of: part, rows: paragraph.rowCount)
        }
        paragraphs.replaceSubrange(indices, with: sizes)
    }

    private var lastParagraph: SummedList<Paragraph>.Place {
        paragraphs.place(at: paragraphs.count - 1)
    }

    /// A paragraph in the text.
    private struct Part {
        /// The bytes of its content, without the line end.
        let content: Range<Int>
        /// The bytes of its line end.
        let lineEnd: Int
        /// Whether the content is printable ASCII, with one column for each byte.
        let isSimple: Bool

        /// Whether the paragraph fits into one row without being measured.
        func fits(_ width: Int) -> Bool { isSimple && content.count <= width }
    }

    /// Finds the paragraphs in a range of bytes. The last paragraph of the text has no line end.
    private func split(_ range: Range<Int>, isLast: Bool) -> [Part] {
        var text = text
        return text.withUTF8 { bytes in
            var parts: [Part] = []
            var start = range.lowerBound
            var index = start
            var isSimple = true
            while index < range.upperBound {
                let byte = bytes[index]
                if byte >= 0x20, byte < 0x7F {
                    index += 1
                    continue
                }
                let lineEnd = lineEndLength(bytes, at: index)
                if lineEnd > 0 {
                    let content = start..<index
                    parts.append(Part(content: content, lineEnd: lineEnd, isSimple: isSimple))
                    index += lineEnd
                    start = index
                    isSimple = true
                } else {
                    isSimple = false
                    index += 1
                }
            }
            if isLast {
                parts.append(Part(content: start..<index, lineEnd: 0, isSimple: isSimple))
            }
            return parts
        }
    }

    private func size(of part: Part) -> Paragraph {
        let fits = part.fits(width)
        let rows = fits ? 1 : MeasuredParagraph(content(of: part), width: width).rowCount
        return size(of: part, rows: rows)
    }

    private func size(of part: Part, rows: Int) -> Paragraph {
        let content = part.content
        return Paragraph(
            utf8: content.count + part.lineEnd,
            characters: (part.isSimple ? content.count : text.utf8Slice(content).count)
                + (part.lineEnd > 0 ? 1 : 0),
            rows: rows
        )
    }

    private func content(of part: Part) -> String {
        text.utf8Slice(part.content)
    }

    private func measure(_ paragraph: SummedList<Paragraph>.Place) -> MeasuredParagraph {
        measured.paragraph(at: paragraph.index) {
            let range = paragraph.before.utf8..<paragraph.after.utf8
            var content = text.utf8Slice(range)
            if paragraph.index + 1 < paragraphs.count { content.removeLast() }
            return MeasuredParagraph(content, width: width, direction: direction)
        }
    }

    // MARK: Places

    /// The cell of the character after a position, or the cell after the last character of a row.
    func point(of offset: Int) -> CellPoint {
        let paragraph = paragraphs.first { $0.characters > offset } ?? lastParagraph
        let measured = measure(paragraph)
        let line = measured.row(of: offset - paragraph.before.characters)
        let row = Row(line, of: paragraph, measured)
        let end = min(offset - paragraph.before.characters, row.clusters.upperBound)
        let visual = row.visual
        var column = start(of: row, visual)
        if let visual {
            if let piece = visual.pieces.first(where: { $0.cluster == end && end < row.clusters.upperBound }) {
                column += piece.column
            } else {
                column = visual.isRightToLeft ? max(0, column - 1) : column + visual.width
            }
            return CellPoint(column: min(column, width), row: row.index)
        }
        for index in row.clusters.lowerBound..<end {
            column += measured.clusters.width(of: index, at: column)
        }
        return CellPoint(column: min(column, width), row: row.index)
    }

    /// The caret position for a cell: before the character in the cell, or at the end of the row.
    func offset(at point: CellPoint) -> Int {
        let row = row(point.row)
        let all = row.measured.clusters
        let visual = row.visual
        var column = start(of: row, visual)
        var index = row.clusters.lowerBound
        if let visual {
            if let cluster = visual.piece(at: point.column - column)?.cluster {
                index = cluster
            } else if (point.column >= column + visual.width) != visual.isRightToLeft {
                index = row.clusters.upperBound
            }
        }
        while visual == nil, index < row.clusters.upperBound {
            column += all.width(of: index, at: column)
            if column > point.column { break }
            index += 1
        }
        // The position after the last character of a broken row is in the next row.
        let isBroken = row.clusters.upperBound < all.count
        if isBroken { index = min(index, max(row.clusters.lowerBound, row.clusters.upperBound - 1)) }
        return row.paragraph.before.characters + index
    }

    /// The column in which a row starts. A paragraph from right to left, and every paragraph of such a layout, ends at
    /// the right edge.
    private func start(of row: Row, _ visual: VisualLine?) -> Int {
        guard direction == .rightToLeft || visual?.isRightToLeft == true else { return 0 }
        return max(0, width - (visual?.width ?? row.columns))
    }

    /// The caret in the next cell to the left or right in its row; `nil` in a row from left to right, and at its ends.
    func caret(nextTo offset: Int, toRight: Bool) -> Int? {
        let point = point(of: offset)
        let row = row(point.row)
        guard let visual = row.visual else { return nil }
        let place = visual.pieces.firstIndex { $0.cluster == offset - row.paragraph.before.characters }
        switch visual.neighbour(ofPiece: place, toRight: toRight) {
        case .cluster(let cluster): return row.paragraph.before.characters + cluster
        case .end: return row.isLastOfParagraph ? row.start + row.clusters.count : nil
        case nil: return nil
        }
    }

    /// Whether the paragraph of a position goes from right to left.
    func isRightToLeft(at offset: Int) -> Bool { row(point(of: offset).row).measured.isRightToLeft }

    /// The row at an index, limited to the first and the last.
    private func row(_ index: Int) -> Row {
        let index = index.clamped(0, rowCount - 1)
        let paragraph = paragraphs.first { $0.rows > index } ?? lastParagraph
        return Row(index - paragraph.before.rows, of: paragraph, measure(paragraph))
    }

    /// Calls a closure with each character of a row: its position in the text, its column, its width in columns, and
    /// its glyphs. A tab has no glyphs.
    func forEachCharacter(
        ofRow index: Int,
        _ body: (_ offset: Int, _ column: Int, _ width: Int, _ glyphs: ArraySlice<Glyph>) -> Void
    ) {
        let row = row(index)
        let (clusters, glyphs) = (row.measured.clusters, row.measured.glyphs)
        let visual = row.visual
        var column = start(of: row, visual)
        if let visual {
            for piece in visual.pieces {
                guard let index = piece.cluster else { continue }
                let shown = clusters.glyphs(of: index..<(index + 1), in: glyphs)
                let offset = row.paragraph.before.characters + index
                body(offset, column + piece.column, piece.width, piece.shown(shown))
            }
            return
        }
        for index in row.clusters {
            let width = clusters.width(of: index, at: column)
            let offset = row.paragraph.before.characters + index
            body(offset, column, width, clusters.glyphs(of: index..<(index + 1), in: glyphs))
            column += width
        }
    }

    /// The position of the line end after a row; `nil` if the row continues in the next row or is the last.
    func lineEnd(ofRow index: Int) -> Int? {
        let row = row(index)
        guard row.isLastOfParagraph, row.index + 1 < rowCount else { return nil }
        return row.start + row.clusters.count
    }
}

/// The number of bytes of a line end at an index; zero if there is none.
private func lineEndLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 {
        index + offset < bytes.count ? bytes[index + offset] : 0
    }
    return switch bytes[index] {
    case 0x0D: byte(1) == 0x0A ? 2 : 1
    case 0x0A...0x0C: 1
    // U+0085, U+2028 and U+2029.
    case 0xC2: byte(1) == 0x85 ? 2 : 0
    case 0xE2: byte(1) == 0x80 && (0xA8...0xA9).contains(byte(2)) ? 3 : 0
    default: 0
    }
}
