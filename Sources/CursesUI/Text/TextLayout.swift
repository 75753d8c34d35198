import CursesUITerminal

/// Text in lines, with its size, ready to be drawn.
struct TextLayout: Sendable {
    struct Options: Hashable, Sendable {
        /// At most so many lines; `nil` for as many as it takes.
        var lineLimit: Int?
        var truncation = TruncationMode.tail
        var alignment = TextAlignment.leading
        /// Whether a word that is longer than a line is cut, not broken.
        var keepsWords = false
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
        let limit = max(1, min(options.lineLimit ?? .max, height ?? .max))
        let breaker = LineBreaker(text: text, width: width.map { max(1, $0) })
        var (broken, isCut) = breaker.lines(limit: limit)
        if options.keepsWords, let place = broken.firstIndex(where: { breaksWord($0) }) {
            broken.removeSubrange((place + 1)...)
            isCut = true
        }
        var lines = broken.map { Line(head: $0.clusters, width: $0.width) }
        if isCut {
            let truncation = TextTruncation(text: text, width: width ?? .max, mode: options.truncation)
            lines[lines.count - 1] = truncation.line(from: broken[broken.count - 1].clusters.lowerBound)
        }
        func breaksWord(_ line: LineBreaker.Line) -> Bool {
            !line.endsParagraph && line.next > 0 && !text.clusters[line.next - 1].allowsBreak
        }
        self.text = text
        self.options = options
        self.lines = lines
        isTruncated = isCut
        let longest = lines.map(\.width).max() ?? 0
        size = CellSize(width: min(longest, max(0, width ?? .max)), height: lines.count)
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
        let styles = text.styles.map { run -> Style? in
            guard !run.isInvisible else { return nil }
            var style = run.applied(to: style)
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

        mutating func draw(_ clusters: Range<Int>) {
            var index = clusters.lowerBound
            while index < clusters.upperBound {
                let first = text.clusters[index]
                let style = styles[first.run]
                if first.kind == .tab {
                    for _ in 0..<text.width(of: index, at: column) { put(.space, style: style) }
                    index += 1
                } else {
                    // The glyphs of neighbours lie side by side.
                    let end = text.clusters[index..<clusters.upperBound]
                        .firstIndex { $0.run != first.run || $0.kind == .tab } ?? clusters.upperBound
                    for glyph in text.glyphs(of: index..<end) { put(glyph, style: style) }
                    index = end
                }
            }
        }

        mutating func put(_ glyph: Glyph, style: Style?) {
            if let style { row.putOver(glyph, style: style, at: start + column) }
            column += glyph.width
        }
    }
}
