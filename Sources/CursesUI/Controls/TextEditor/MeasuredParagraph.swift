import CursesUITerminal

/// A paragraph of an edited text, up to a line end, broken into rows.
struct MeasuredParagraph {
    let clusters: [MeasuredText.Cluster]
    let glyphs: [Glyph]
    private let lines: [LineBreaker.Line]
    private let measured: MeasuredText
    private let direction: LayoutDirection

    init(_ text: String, width: Int, direction: LayoutDirection = .leftToRight) {
        let measured = MeasuredText(StyledText(text))
        let breaker = LineBreaker(text: measured, width: width)
        clusters = breaker.clusters
        glyphs = measured.glyphs
        lines = breaker.lines().lines
        self.measured = measured
        self.direction = direction
    }

    /// The number of rows; at least one.
    var rowCount: Int { lines.count }

    /// Returns the grapheme clusters of a row, including the spaces that hang at its end.
    func clusters(ofRow row: Int) -> Range<Int> {
        let line = lines[row]
        let start = line.clusters.lowerBound
        return start..<max(start, line.endsParagraph ? clusters.count : line.next)
    }

    // Computed on demand, because for most paragraphs only the number of rows is needed.
    private var directions: TextDirections? { measured.directions(fallback: direction) }

    /// Whether the base direction of the paragraph is right to left.
    var isRightToLeft: Bool { directions?.isRightToLeft(at: 0) ?? false }

    /// Returns the clusters of a row in visual order; `nil` if the whole paragraph is left-to-right.
    func visualLine(ofRow row: Int) -> VisualLine? {
        directions.map { VisualLine(TextLayout.Line(head: clusters(ofRow: row), width: 0), of: clusters, $0) }
    }

    /// Returns the index of the row that contains a cluster.
    func row(of cluster: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].clusters.lowerBound <= cluster { low = middle } else { high = middle }
        }
        return low
    }
}

/// A cache of the measured paragraphs of a text.
final class MeasuredParagraphs {
    private var paragraphs: [Int: MeasuredParagraph] = [:]
    private var clusterCount = 0
    /// The number of clusters that have been measured so far.
    private(set) var measuredCount = 0

    /// The maximum number of cached clusters; a single paragraph may have more.
    private static let limit = 1 << 16

    /// Returns the paragraph at an index, and measures it if it is not cached.
    func paragraph(at index: Int, measure: () -> MeasuredParagraph) -> MeasuredParagraph {
        if let known = paragraphs[index] { return known }
        let paragraph = measure()
        keep(paragraph, at: index)
        return paragraph
    }

    func keep(_ paragraph: MeasuredParagraph, at index: Int) {
        let count = paragraph.clusters.count + 1
        measuredCount += count
        if clusterCount + count > Self.limit {
            paragraphs.removeAll()
            clusterCount = 0
        }
        paragraphs[index] = paragraph
        clusterCount += count
    }

    /// Returns a cache for the text after a range of paragraphs has been replaced by a number of new paragraphs.
    func replacing(_ indices: Range<Int>, count: Int) -> MeasuredParagraphs {
        let new = MeasuredParagraphs()
        for (index, paragraph) in paragraphs where !indices.contains(index) {
            let isBehind = index >= indices.upperBound
            new.keep(paragraph, at: isBehind ? index + count - indices.count : index)
        }
        return new
    }
}
