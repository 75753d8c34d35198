import CursesUITerminal

/// The layout of a long text for one width. Only the lines that have been requested are laid out, from the start of the
/// text. The number of remaining lines is estimated.
final class LongTextLayout {
    private let text: LongText
    private let width: Int?
    private let options: TextLayout.Options
    private var sections: [TextSection] = []
    /// The number of columns of the longest line.
    private var longest = 0
    private var hasCutWords = false
    /// The start of the next section; `nil` at the end of the text.
    private var next: LongText.Place? = LongText.Place()

    /// The approximate number of bytes to measure for each section.
    private let sectionLength: Int
    /// The number of bytes from which a section may end within a word that is longer than a line.
    private static let wordLimit = 1 << 16

    /// - Parameter options: the layout options. The truncation mode must be `.tail`, because any other shows the end of
    ///   the text.
    init(_ text: LongText, width: Int?, options: TextLayout.Options, sectionLength: Int = 1 << 14) {
        self.text = text
        self.width = width
        self.options = options
        self.sectionLength = sectionLength
    }

    private var rowCount: Int { sections.last?.endRow ?? 0 }

    /// Returns the layout with at least a number of rows, as far as the text and the height allow.
    func layout(rows: Int, height: Int? = nil) -> TextLayout {
        let limit = max(1, min(options.lineLimit ?? .max, height.map(options.lines) ?? .max))
        while let next, rowCount <= min(limit, rows) { extend(from: next) }
        var columns = longest
        var shown = sections
        let isCut = rowCount > limit
        if isCut {
            while let last = shown.last, last.firstRow >= limit { shown.removeLast() }
            shown[shown.count - 1].truncate(toRow: limit, width: width)
            columns = shown.map(\.width).max() ?? 0
        }
        let size = CellSize(
            width: min(columns, max(0, width ?? .max)),
            height: options.rows(ofLines: min(limit, isCut || next == nil ? rowCount : estimatedRowCount)))
        return TextLayout(
            shown, size: size, isTruncated: isCut || hasCutWords, isComplete: isCut || next == nil,
            endsText: next == nil && !isCut, options: options)
    }

    /// The estimated number of rows of the whole text, assuming that the rest has as many rows per byte as the known
    /// part.
    private var estimatedRowCount: Int {
        guard let known = next?.before, known > 0 else { return rowCount }
        let rest = Double(text.byteCount - known) * Double(rowCount) / Double(known)
        return rowCount + max(1, Int(rest.rounded(.up)))
    }

    private func extend(from start: LongText.Place) {
        var length = sectionLength
        while true {
            let piece = text.piece(from: start, length: length, direction: options.direction)
            let measured = text.measured(piece)
            let breaker = LineBreaker(
                text: measured, width: width.map { max(1, $0) }, cutsWords: options.cutsWords)
            let lines = breaker.lines().lines
            let count = finalLines(lines, breaker.clusters, in: piece, length: length)
            guard count > 0 else {
                length *= 2
                continue
            }
            let clusters = count == lines.count ? measured.count : lines[count - 1].next
            let shown = lines[..<count].map {
                TextLayout.Line(head: $0.clusters, hasEllipsis: $0.isCut, width: $0.width)
            }
            sections.append(
                TextSection(piece, of: text, shown, clusterCount: clusters, after: sections.last))
            longest = max(longest, sections[sections.count - 1].width)
            hasCutWords = hasCutWords || shown.contains(where: \.hasEllipsis)
            next = piece.isLast ? nil : text.place(before: measured.count - clusters, atEndOf: piece)
            return
        }
    }

    /// Returns the number of lines that do not depend on the text after the piece; zero if the piece is too short.
    private func finalLines(
        _ lines: [LineBreaker.Line], _ clusters: [MeasuredText.Cluster], in piece: LongText.Piece, length: Int
    ) -> Int {
        if piece.isLast { return lines.count }
        // The piece ends after a line end, so its last line is empty and belongs to the next piece.
        if piece.endsParagraph { return lines.count - 1 }
        let paragraph = lines.dropLast().lastIndex(where: \.endsParagraph).map { $0 + 1 } ?? 0
        // The character at the end of the piece may continue in the next piece, and may then belong to an earlier line.
        let last = lines.count - 2
        guard last > paragraph else { return paragraph }
        // If the next line starts at a possible break, it does not depend on the characters before it.
        let count = (max(1, paragraph)...last).last { clusters[lines[$0 - 1].next - 1].allowsBreak }
        if let count { return count }
        return paragraph > 0 || length < Self.wordLimit ? paragraph : last
    }
}
