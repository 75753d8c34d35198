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

    /// The clusters of a row, including hanging spaces.
    func clusters(ofRow row: Int) -> Range<Int> {
        let line = lines[row]
        let start = line.clusters.lowerBound
        return start..<max(start, line.endsParagraph ? clusters.count : line.next)
    }

    // For most paragraphs, only the number of rows is needed.
    private var directions: TextDirections? { measured.directions(fallback: direction) }

    /// Whether the paragraph goes from right to left.
    var isRightToLeft: Bool { directions?.isRightToLeft(at: 0) ?? false }

    /// The clusters of a row from left to right; `nil` if all of the paragraph goes from left to right.
    func visualLine(ofRow row: Int) -> VisualLine? {
        directions.map { VisualLine(TextLayout.Line(head: clusters(ofRow: row), width: 0), of: clusters, $0) }
    }

    /// The row of a cluster.
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

    /// The paragraph at an index. It is measured if it is not cached.
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

    /// The cache after a range of paragraphs has been replaced by a number of new ones.
    func replacing(_ indices: Range<Int>, count: Int) -> MeasuredParagraphs {
        let new = MeasuredParagraphs()
        for (index, paragraph) in paragraphs where !indices.contains(index) {
            let isBehind = index >= indices.upperBound
            new.keep(paragraph, at: isBehind ? index + count - indices.count : index)
        }
        return new
    }
}
