import CursesUITerminal

/// Text in lines, with its size, ready to be drawn.
final class TextLayout: Sendable {
    struct Options: Hashable, Sendable {
        /// At most so many lines; `nil` for as many as it takes.
        var lineLimit: Int?
        var truncation = TruncationMode.tail
        /// Whether a word that is longer than a line is cut, rather than broken.
        var cutsWords = false
        var alignment = TextAlignment.leading
    }

    /// What is shown of one line.
    struct Line: Hashable, Sendable {
        var head: Range<Int>
        /// Whether an ellipsis follows the head.
        var hasEllipsis = false
        /// What is shown behind the ellipsis.
        var tail: Range<Int> = 0..<0
        /// Columns.
        var width: Int
    }

    let text: MeasuredText
    let options: Options
    let lines: [Line]
    /// The columns of the longest line, and the number of lines.
    let size: CellSize
    /// Whether an ellipsis stands for a part of the text.
    let isTruncated: Bool

    /// Lays text out.
    ///
    /// - Parameters:
    ///   - width: the columns that lines may take; `nil` breaks at line ends alone.
    ///   - height: the rows that there are, `nil` for any number. One line is always shown.
    init(_ text: MeasuredText, width: Int? = nil, height: Int? = nil, options: Options = Options()) {
        self.text = text
        self.options = options
        if let columns = Self.columnsOfLine(text, in: width) {
            lines = [Line(head: 0..<text.count, width: columns)]
            size = CellSize(width: columns, height: 1)
            isTruncated = false
            return
        }
        let limit = max(1, min(options.lineLimit ?? .max, height ?? .max))
        let breaker = LineBreaker(
            text: text, width: width.map { max(1, $0) }, cutsWords: options.cutsWords)
        let (broken, isCut) = breaker.lines(limit: limit)
        var lines = broken.map { Line(head: $0.clusters, hasEllipsis: $0.isCut, width: $0.width) }
        if isCut {
            let truncation = TextTruncation(
                clusters: breaker.clusters, width: width ?? .max, mode: options.truncation)
            lines[lines.count - 1] = truncation.line(from: broken[broken.count - 1].clusters.lowerBound)
        }
        self.lines = lines
        isTruncated = isCut || broken.contains(where: \.isCut)
        let longest = lines.map(\.width).max() ?? 0
        size = CellSize(width: min(longest, max(0, width ?? .max)), height: lines.count)
    }

    /// The columns of a text that is one line and has room in a width; else `nil`.
    private static func columnsOfLine(_ text: MeasuredText, in width: Int?) -> Int? {
        guard let columns = text.lineWidth, columns <= width ?? .max else { return nil }
        return columns
    }

    /// Whether the text has the same lines where it is offered a width, and any height.
    func holds(for width: Int?) -> Bool {
        guard let columns = Self.columnsOfLine(text, in: width) else { return false }
        return !isTruncated && size == CellSize(width: columns, height: 1)
    }
}

extension TextLayout {
    /// Draws the lines, clipped to `clip` and to the text's own size.
    ///
    /// - Parameters:
    ///   - style: the look of what the runs leave open.
    ///   - attributes: what all runs have besides their own.
    func draw(
        into buffer: inout CellBuffer,
        at origin: CellPoint,
        clip: CellRect,
        style: Style,
        adding attributes: Style.Attributes = []
    ) {
        let clip = clip.intersection(CellRect(origin: origin, size: size))
        let styles = text.runs.map { run -> Style? in
            guard !run.style.isInvisible else { return nil }
            var style = run.style.applied(to: style)
            style.attributes.formUnion(attributes)
            return style
        }
        for row in max(clip.minRow, origin.row)..<max(clip.minRow, origin.row, clip.maxRow) {
            let line = lines[row - origin.row]
            let start = origin.column + options.alignment.inset(size.width - line.width)
            buffer.withRow(row, clip: clip) { row in
                var pen = Pen(text: text, styles: styles, row: row, start: start)
                pen.draw(line.head)
                if line.hasEllipsis {
                    let neighbour = line.head.last ?? line.tail.first
                    pen.put("…", style: neighbour.map { styles[text.clusters[$0].run] } ?? style)
                }
                pen.draw(line.tail)
            }
        }
    }

    /// Puts glyphs into a row one after the other.
    private struct Pen {
        let text: MeasuredText
        /// Of each run; `nil` where it cannot be seen.
        let styles: [Style?]
        let row: CellRow
        let start: Int
        private var column = 0

        init(text: MeasuredText, styles: [Style?], row: CellRow, start: Int) {
            self.text = text
            self.styles = styles
            self.row = row
            self.start = start
        }

        /// Draws some of the text's clusters.
        mutating func draw(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            // The glyphs of neighbours lie side by side.
            if text.isSimple { return drawGlyphs(range) }
            let clusters = text.clusters
            var index = range.lowerBound
            while index < range.upperBound {
                if clusters[index].kind == .tab {
                    let style = styles[clusters[index].run]
                    for _ in 0..<clusters.width(of: index, at: column) { put(.space, style: style) }
                    index += 1
                } else {
                    let end =
                        clusters[index..<range.upperBound].firstIndex { $0.kind == .tab }
                        ?? range.upperBound
                    drawGlyphs(clusters.glyphs(of: index..<end, in: text.glyphs).indices)
                    index = end
                }
            }
        }

        /// Draws glyphs by their indices, those of each run at once.
        private mutating func drawGlyphs(_ range: Range<Int>) {
            var first = range.lowerBound
            var run = 0
            while first < range.upperBound {
                while text.runs[run].endGlyph <= first { run += 1 }
                let end = min(range.upperBound, text.runs[run].endGlyph)
                text.glyphs.withUnsafeBufferPointer { glyphs in
                    let glyphs = UnsafeBufferPointer(rebasing: glyphs[first..<end])
                    if let style = styles[run] {
                        column = row.putOver(glyphs, style: style, at: start + column) - start
                    } else {
                        for glyph in glyphs { column += glyph.width }
                    }
                }
                first = end
            }
        }

        mutating func put(_ glyph: Glyph, style: Style?) {
            if let style { row.putOver(glyph, style: style, at: start + column) }
            column += glyph.width
        }
    }
}
