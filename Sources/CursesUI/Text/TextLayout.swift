import CursesUITerminal

/// A text broken into lines, with its size, ready to be drawn.
final class TextLayout: Sendable {
    struct Options: Hashable, Sendable {
        /// The maximum number of lines; `nil` for no limit.
        var lineLimit: Int?
        /// The minimum number of lines that the text occupies.
        var reservedLines = 1
        var truncation = TruncationMode.tail
        /// Whether a word that is longer than a line is cut instead of broken.
        var cutsWords = false
        /// The alignment, where the left edge counts as the leading edge.
        var alignment = TextAlignment.leading
        /// The direction of paragraphs without letters. In all others, the letters determine the direction.
        var direction = LayoutDirection.leftToRight
        /// The number of empty rows between two lines.
        var lineSpacing = 0

        /// The number of rows from one line to the next.
        var pitch: Int { 1 + lineSpacing }

        /// Returns the number of rows that lines take, without rows below the last line.
        func rows(ofLines count: Int) -> Int { count + max(0, count - 1) * lineSpacing }

        /// Returns the number of lines that fit into rows, at least one.
        func lines(inRows rows: Int) -> Int { lineSpacing == 0 ? max(1, rows) : max(1, (rows - 1) / pitch + 1) }
    }

    /// The visible part of one line.
    struct Line: Hashable, Sendable {
        var head: Range<Int>
        /// Whether an ellipsis follows the head.
        var hasEllipsis = false
        /// The clusters after the ellipsis.
        var tail: Range<Int> = 0..<0
        /// The width in columns.
        var width: Int

        /// The cluster whose paragraph contains the line.
        var anchor: Int { head.isEmpty && !tail.isEmpty ? tail.lowerBound : head.lowerBound }
    }

    let options: Options
    /// The number of columns of the longest line, and the number of rows of all lines.
    let size: CellSize
    /// Whether an ellipsis replaces a part of the text.
    let isTruncated: Bool
    /// Whether all lines are known; otherwise the size is an estimate.
    let isComplete: Bool
    /// The number of clusters in the text; greater than any cluster if it is not known yet.
    let endCluster: Int
    /// The first section of lines. Only a long text has further sections.
    private let first: TextSection
    private let others: [TextSection]
    /// The characters if the text is one line of simple characters in one style, which sets nothing, as most texts are.
    private let plainLine: [Glyph]?

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - width: the maximum number of columns of a line; `nil` if lines break only at line ends.
    ///   - height: the available rows; `nil` for any number. One line is always shown.
    init(_ text: MeasuredText, width: Int? = nil, height: Int? = nil, options: Options = Options()) {
        self.options = options
        others = []
        isComplete = true
        endCluster = text.count
        if let columns = Self.columnsOfLine(text, in: width) {
            first = TextSection(text, [Line(head: 0..<text.count, width: columns)])
            plainLine =
                text.isSimple && options.direction == .leftToRight && text.hasOnePlainRun ? text.glyphs : nil
            size = CellSize(width: columns, height: 1)
            isTruncated = false
            return
        }
        let limit = max(1, min(options.lineLimit ?? .max, height.map(options.lines) ?? .max))
        let breaker = LineBreaker(
            text: text, width: width.map { max(1, $0) }, cutsWords: options.cutsWords)
        let (broken, isCut) = breaker.lines(limit: limit)
        var lines = broken.map { Line(head: $0.clusters, hasEllipsis: $0.isCut, width: $0.width) }
        if isCut {
            let truncation = TextTruncation(
                clusters: breaker.clusters, width: width ?? .max, mode: options.truncation)
            lines[lines.count - 1] = truncation.line(from: broken[broken.count - 1].clusters.lowerBound)
        }
        first = TextSection(text, lines)
        plainLine = nil
        isTruncated = isCut || broken.contains(where: \.isCut)
        let longest = lines.map(\.width).max() ?? 0
        size = CellSize(width: min(longest, max(0, width ?? .max)), height: options.rows(ofLines: lines.count))
    }

    /// Creates a layout from the sections of a long text.
    ///
    /// - Parameter endsText: whether the text ends with the sections.
    init(
        _ sections: [TextSection], size: CellSize, isTruncated: Bool, isComplete: Bool, endsText: Bool, options: Options
    ) {
        endCluster = endsText ? sections[sections.count - 1].endCluster : .max
        first = sections[0]
        others = Array(sections.dropFirst())
        plainLine = nil
        self.size = size
        self.isTruncated = isTruncated
        self.isComplete = isComplete
        self.options = options
    }

    /// Returns the number of columns of a text that fits into a single line of a width; `nil` for other texts.
    private static func columnsOfLine(_ text: MeasuredText, in width: Int?) -> Int? {
        guard let columns = text.lineWidth, columns <= width ?? .max else { return nil }
        return columns
    }

    /// Returns whether the layout is also valid for a different proposed width, whatever the proposed height.
    func holds(for width: Int?) -> Bool {
        guard first.isWhole, let columns = Self.columnsOfLine(first.text, in: width) else { return false }
        return !isTruncated && size == CellSize(width: columns, height: 1)
    }

    // MARK: Lines

    /// The number of lines that are known.
    var lineCount: Int { (others.last ?? first).endRow }

    /// Returns a line that has been laid out.
    func line(_ line: Int) -> Line {
        let section = section(ofLine: line)
        return section.lines[line - section.firstRow]
    }

    /// Returns the number of the line in a row, or above an empty row between two lines.
    func lineNumber(inRow row: Int) -> Int { row / options.pitch }

    /// Returns the row of a line.
    func row(ofLine line: Int) -> Int { line * options.pitch }

    /// Returns the known lines that are in a range of rows.
    func lines(inRows rows: Range<Int>) -> Range<Int> {
        let (pitch, spacing) = (options.pitch, options.lineSpacing)
        let end = min(lineCount, (max(0, rows.upperBound) + spacing) / pitch)
        return min(end, (max(0, rows.lowerBound) + spacing) / pitch)..<end
    }

    /// Returns whether the line that contains a cluster has been laid out.
    func knows(cluster: Int) -> Bool { isComplete || cluster < (others.last ?? first).endCluster }

    /// Returns the section that contains a line.
    func section(ofLine line: Int) -> TextSection { section { $0.endRow > line } }

    /// Returns the section that contains a cluster, or the last section.
    func section(ofCluster cluster: Int) -> TextSection { section { $0.endCluster > cluster } }

    /// Returns the first section that ends after a position, or the last section.
    private func section(where isBehind: (TextSection) -> Bool) -> TextSection {
        if others.isEmpty || isBehind(first) { return first }
        var (low, high) = (0, others.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(others[middle]) { high = middle } else { low = middle + 1 }
        }
        return others[low]
    }
}

extension TextLayout {
    /// Returns the column of a line's left end.
    func start(of line: Line) -> Int { options.alignment.inset(size.width - line.width) }

    /// Draws the lines, clipped to `clip` and to the text's own size.
    ///
    /// - Parameters:
    ///   - ink: the ink for runs that do not set their own.
    ///   - paintArea: the cells that a gradient covers, in the text's coordinates; `nil` for the cells of the text.
    func draw(
        into buffer: inout CellBuffer,
        at origin: CellPoint,
        clip: CellRect,
        _ ink: TextInk,
        paintArea: CellRect? = nil,
        mixer: ColorMixer
    ) {
        let clip = clip.intersection(CellRect(origin: origin, size: size))
        if let plainLine, ink.paint == nil {
            return buffer.withRow(origin.row, clip: clip) { row in
                plainLine.withUnsafeBufferPointer { _ = row.putOver($0, style: ink.style, at: origin.column) }
            }
        }
        let area = (paintArea ?? CellRect(origin: .zero, size: size)).offset(by: origin)
        func painter(_ ink: TextInk?) -> TextPainter? {
            ink.flatMap { $0.isInvisible ? nil : TextPainter(ink: $0, mixer: mixer, area: area) }
        }
        let base = painter(ink)
        let visible = lines(inRows: (clip.minRow - origin.row)..<(clip.maxRow - origin.row))
        var line = visible.lowerBound
        while line < visible.upperBound {
            let section = section(ofLine: line)
            let lines = line..<min(visible.upperBound, section.endRow)
            let text = section.text
            let painters = text.runs.indices.map { painter(text.runs[$0].style.ink(over: ink)) }
            draw(lines, of: section, text, into: &buffer, at: origin, clip: clip, painters, base)
            line = lines.upperBound
        }
    }

    /// Draws lines of a section.
    private func draw(
        _ lines: Range<Int>,
        of section: TextSection,
        _ text: MeasuredText,
        into buffer: inout CellBuffer,
        at origin: CellPoint,
        clip: CellRect,
        _ painters: [TextPainter?],
        _ base: TextPainter?
    ) {
        let directions = text.directions(fallback: options.direction)
        for number in lines {
            let line = section.lines[number - section.firstRow]
            let row = origin.row + self.row(ofLine: number)
            let start = origin.column + self.start(of: line)
            buffer.withRow(row, clip: clip) { cells in
                var pen = Pen(text: text, painters: painters, row: cells, number: row, start: start)
                let neighbour = line.head.last ?? line.tail.first
                let ellipsis =
                    line.hasEllipsis ? neighbour.map { painters[text.clusters[$0].run] } ?? base : nil
                if let directions {
                    pen.draw(VisualLine(line, of: text.clusters, directions), ellipsis: ellipsis)
                } else {
                    pen.draw(line.head)
                    if line.hasEllipsis { pen.put("…", ellipsis) }
                    pen.draw(line.tail)
                }
            }
        }
    }

    /// Writes glyphs into a row in order.
    private struct Pen {
        let text: MeasuredText
        /// The painter of each run; `nil` for an invisible run.
        let painters: [TextPainter?]
        let row: CellRow
        /// The number of the row in the buffer.
        let number: Int
        let start: Int
        private var column = 0

        init(text: MeasuredText, painters: [TextPainter?], row: CellRow, number: Int, start: Int) {
            self.text = text
            self.painters = painters
            self.row = row
            self.number = number
            self.start = start
        }

        /// Draws clusters of the text.
        mutating func draw(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            // A simple text has exactly one glyph for each cluster.
            if text.isSimple { return drawGlyphs(range) }
            let clusters = text.clusters
            var index = range.lowerBound
            while index < range.upperBound {
                if clusters[index].kind == .tab {
                    let painter = painters[clusters[index].run]
                    for _ in 0..<clusters.width(of: index, at: column) { put(.space, painter) }
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

        /// Draws a line that contains right-to-left text.
        mutating func draw(_ line: VisualLine, ellipsis: TextPainter?) {
            for piece in line.pieces {
                column = piece.column
                guard let index = piece.cluster else {
                    put("…", ellipsis)
                    continue
                }
                let painter = painters[text.clusters[index].run]
                if text.clusters[index].kind == .tab {
                    for _ in 0..<piece.width { put(.space, painter) }
                } else if piece.width > 0 {
                    let glyphs = text.clusters.glyphs(of: index..<(index + 1), in: text.glyphs)
                    for glyph in piece.shown(glyphs) { put(glyph, painter) }
                }
            }
        }

        /// Draws glyphs by their indices, one run at a time.
        private mutating func drawGlyphs(_ range: Range<Int>) {
            var first = range.lowerBound
            var run = 0
            while first < range.upperBound {
                while text.runs[run].endGlyph <= first { run += 1 }
                let end = min(range.upperBound, text.runs[run].endGlyph)
                if let painter = painters[run], painter.ink.paint == nil {
                    column = text.glyphs.withUnsafeBufferPointer { glyphs in
                        let glyphs = UnsafeBufferPointer(rebasing: glyphs[first..<end])
                        return row.putOver(glyphs, style: painter.ink.style, at: start + column) - start
                    }
                } else {
                    for glyph in text.glyphs[first..<end] { put(glyph, painters[run]) }
                }
                first = end
            }
        }

        mutating func put(_ glyph: Glyph, _ painter: TextPainter?) {
            defer { column += glyph.width }
            guard let painter else { return }
            let place = start + column
            guard let paint = painter.ink.paint else {
                return row.putOver(glyph, style: painter.ink.style, at: place)
            }
            let point = CellPoint(column: place, row: number)
            guard let style = painter.style(paint, at: point, on: row.background(at: place)) else { return }
            row.putOver(glyph, style: style, at: place)
        }
    }
}
