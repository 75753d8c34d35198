import CursesUITerminal

/// The layout of an edited text in rows of a given width, which gives the position of each character.
///
/// Rows break as in a `Text`. The position after the last character of a broken row is the start of the next row. Only
/// the size of each paragraph is kept; paragraphs are measured again on demand.
///
/// For a long text, the number of rows of each paragraph is estimated until ``settle(above:count:)`` and
/// ``settle(below:count:)`` measure the paragraphs in and around the visible rows. A long paragraph is treated as
/// several paragraphs.
struct TextAreaLayout {
    /// A row, and the paragraph that contains it.
    private struct Row {
        let paragraph: SummedList<EditedParagraph>.Place
        let measured: MeasuredParagraph
        /// The grapheme clusters of the paragraph that are in the row, including the spaces that hang at its end.
        let clusters: Range<Int>
        /// The index of the row in the paragraph.
        let line: Int

        init(_ line: Int, of paragraph: SummedList<EditedParagraph>.Place, _ measured: MeasuredParagraph) {
            self.line = line
            self.paragraph = paragraph
            self.measured = measured
            clusters = measured.clusters(ofRow: line)
        }

        /// The clusters in visual order; `nil` if the whole paragraph is left-to-right.
        var visual: VisualLine? { measured.visualLine(ofRow: line) }

        /// The number of columns of the clusters.
        var columns: Int {
            clusters.reduce(0) { $0 + measured.clusters.width(of: $1, at: $0) }
        }

        /// The number of characters before the row.
        var start: Int { paragraph.before.characters + clusters.lowerBound }
        /// The number of rows before this one.
        var index: Int { paragraph.before.rows + line }
        var isLastOfParagraph: Bool { line + 1 == measured.rowCount && !paragraph.element.isDivided }
        /// Whether the paragraph continues in the next row.
        var isBroken: Bool { clusters.upperBound < measured.clusters.count || paragraph.element.isDivided }
    }

    let text: String
    /// The number of columns of a row, at least one.
    let width: Int
    /// The layout direction, which is also the direction of paragraphs without letters.
    let direction: LayoutDirection
    private var paragraphs: SummedList<EditedParagraph>
    private var measured = MeasuredParagraphs()

    /// Lays out a text.
    ///
    /// - Parameter known: a previous layout, whose unchanged paragraphs are reused.
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
        } else if let known, known.direction == direction, TextChange(from: known.text, to: text) == nil {
            // Lays out the same paragraphs in rows of a different width.
            paragraphs = SummedList([])
            var start = 0
            let all = known.paragraphs.elements.map { known in
                defer { start += known.utf8 }
                return sized(known, startingAt: start)
            }
            paragraphs.replaceSubrange(0..<0, with: all)
        } else {
            paragraphs = SummedList([])
            let all = split(0..<text.utf8.count, isLast: true)
            paragraphs.replaceSubrange(0..<0, with: all.map { size(of: $0) })
        }
    }

    /// The number of rows; at least one.
    var rowCount: Int { paragraphs.total.rows }

    // MARK: Paragraphs

    /// Replaces the paragraphs that a change affects. These include the paragraph before the change, whose line end may
    /// have become a CR LF pair, and the paragraph after it. A long paragraph may then be divided at different places.
    private mutating func follow(_ change: TextChange) {
        let growth = change.newCount - change.old.utf8.count
        var first = paragraphs.first { $0.utf8 >= change.start } ?? lastParagraph
        var last = paragraphs.first { $0.utf8 > change.oldRange.upperBound } ?? lastParagraph
        if first.index > 0, case let before = paragraphs.place(at: first.index - 1), before.element.isDivided {
            first = before
        }
        if last.element.isDivided { last = paragraphs.place(at: last.index + 1) }
        let new = split(
            first.before.utf8..<(last.after.utf8 + growth),
            isLast: last.index + 1 == paragraphs.count
        )
        let indices = first.index..<(last.index + 1)
        measured = measured.replacing(indices, count: new.count)
        // Caches the measured paragraphs only for small changes, because most paragraphs of a large change are not
        // visible.
        let isTyped = new.count <= 4
        let sizes = new.enumerated().map { offset, part in
            guard isTyped, !part.fits(width) else { return size(of: part) }
            let paragraph = MeasuredParagraph(content(of: part), width: width, direction: direction)
            measured.keep(paragraph, at: first.index + offset)
            return EditedParagraph(part, characters: paragraph.clusters.count, rows: paragraph.rowCount)
        }
        paragraphs.replaceSubrange(indices, with: sizes)
    }

    private var lastParagraph: SummedList<EditedParagraph>.Place {
        paragraphs.place(at: paragraphs.count - 1)
    }

    /// Finds the paragraphs in a range of bytes. The last paragraph of the text has no line end.
    private func split(_ range: Range<Int>, isLast: Bool) -> [EditedParagraph.Part] {
        var text = text
        return text.withUTF8 { bytes in
            var splitter = ParagraphSplitter(divides: direction == .leftToRight)
            return splitter.parts(of: bytes, in: range, isLast: isLast)
        }
    }

    private func size(of part: EditedParagraph.Part) -> EditedParagraph {
        let characters = part.isSimple ? part.content.count : LoneScalar.characterCount(of: text, in: part.content)
        let paragraph = EditedParagraph(part, characters: characters, rows: 1)
        return sized(paragraph, startingAt: part.content.lowerBound)
    }

    /// Returns a paragraph with its number of rows, which is measured or, in a long text, estimated.
    private func sized(_ paragraph: EditedParagraph, startingAt start: Int) -> EditedParagraph {
        var paragraph = paragraph
        paragraph.estimates = 0
        let content = start..<(start + paragraph.utf8 - paragraph.lineEnd)
        if paragraph.isSimple, content.count <= width {
            paragraph.rows = 1
        } else if text.utf8.count > LongText.threshold {
            paragraph.rows = max(1, (paragraph.characters + width - 1) / width)
            paragraph.estimates = 1
        } else {
            paragraph.rows = MeasuredParagraph(text.utf8Slice(content), width: width, direction: direction).rowCount
        }
        return paragraph
    }

    private func content(of part: EditedParagraph.Part) -> String {
        text.utf8Slice(part.content)
    }

    private func measure(_ paragraph: SummedList<EditedParagraph>.Place) -> MeasuredParagraph {
        measured.paragraph(at: paragraph.index) {
            let range = paragraph.before.utf8..<(paragraph.after.utf8 - paragraph.element.lineEnd)
            return MeasuredParagraph(text.utf8Slice(range), width: width, direction: direction)
        }
    }

    // MARK: Estimates

    /// The number of characters that have been measured so far for this width.
    var measuredCount: Int { measured.measuredCount }

    /// Whether the number of rows of any paragraph is estimated.
    var isEstimated: Bool { paragraphs.total.estimates > 0 }

    /// Replaces estimates with measurements for a number of rows above a row.
    ///
    /// - Returns: the number of rows by which the row and everything below it have moved down.
    mutating func settle(above row: Int, count: Int) -> Int {
        guard paragraphs.total.estimates > 0 else { return 0 }
        var shift = 0
        var above = row
        while above > 0, above > row + shift - count {
            let paragraph = paragraphs.first { $0.rows >= above } ?? lastParagraph
            // The paragraph that contains the row may begin above it.
            shift += settle(paragraph)
            above = paragraph.before.rows
        }
        return shift
    }

    /// Replaces estimates with measurements for a number of rows, starting with a row. The rows above the first
    /// measured paragraph do not move.
    mutating func settle(below row: Int, count: Int) {
        guard paragraphs.total.estimates > 0 else { return }
        var next = max(0, row)
        while next < row + count, let paragraph = paragraphs.first(where: { $0.rows > next }) {
            _ = settle(paragraph)
            next = paragraphs.place(at: paragraph.index).after.rows
        }
    }

    /// Replaces the estimate for the paragraph that contains a position with a measurement.
    ///
    /// - Returns: the number of rows by which everything below the paragraph has moved down.
    mutating func settle(at offset: Int) -> Int {
        settle(paragraphs.first { $0.characters > offset } ?? lastParagraph)
    }

    private mutating func settle(_ paragraph: SummedList<EditedParagraph>.Place) -> Int {
        var element = paragraph.element
        guard element.estimates > 0 else { return 0 }
        let before = element.rows
        element.rows = measure(paragraph).rowCount
        element.estimates = 0
        paragraphs.replaceSubrange(paragraph.index..<(paragraph.index + 1), with: [element])
        return element.rows - before
    }

    // MARK: Places

    /// Returns the cell of the character after a position, or the cell after the last character of a row.
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

    /// Returns the caret position for a cell: before the character in the cell, or at the end of the row.
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
        // The position after the last character of a broken row belongs to the next row.
        if row.isBroken { index = min(index, max(row.clusters.lowerBound, row.clusters.upperBound - 1)) }
        return row.paragraph.before.characters + index
    }

    /// Returns the column in which a row starts. Right-to-left paragraphs, and all paragraphs of a right-to-left
    /// layout, are aligned with the right edge.
    private func start(of row: Row, _ visual: VisualLine?) -> Int {
        guard direction == .rightToLeft || visual?.isRightToLeft == true else { return 0 }
        return max(0, width - (visual?.width ?? row.columns))
    }

    /// Returns the caret position one cell to the left or right in the same row; `nil` if the whole paragraph is
    /// left-to-right, or if there is no such position in the row.
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

    /// Returns whether the paragraph that contains a position is right-to-left.
    func isRightToLeft(at offset: Int) -> Bool { row(point(of: offset).row).measured.isRightToLeft }

    /// Returns the row at an index, which is limited to the first and the last row.
    private func row(_ index: Int) -> Row {
        let index = index.clamped(0, rowCount - 1)
        let paragraph = paragraphs.first { $0.rows > index } ?? lastParagraph
        let measured = measure(paragraph)
        // The estimated number of rows may be too large.
        return Row(min(index - paragraph.before.rows, measured.rowCount - 1), of: paragraph, measured)
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

    /// Returns the position of the line end after a row; `nil` if the paragraph continues in the next row, or if the
    /// row is the last row of the text.
    func lineEnd(ofRow index: Int) -> Int? {
        let row = row(index)
        guard row.isLastOfParagraph, row.paragraph.element.lineEnd > 0 else { return nil }
        return row.start + row.clusters.count
    }
}
