import CursesUITerminal

/// A line of an edited text, from line end to line end, broken into rows.
struct MeasuredParagraph {
    let clusters: [MeasuredText.Cluster]
    let glyphs: [Glyph]
    private let lines: [LineBreaker.Line]

    init(_ text: String, width: Int) {
        let measured = MeasuredText(StyledText(text))
        let breaker = LineBreaker(text: measured, width: width)
        clusters = breaker.clusters
        glyphs = measured.glyphs
        lines = breaker.lines().lines
    }

    /// At least one.
    var rowCount: Int { lines.count }

    /// The clusters that stand in a row, those that hang over included.
    func clusters(ofRow row: Int) -> Range<Int> {
        let line = lines[row]
        let start = line.clusters.lowerBound
        return start..<max(start, line.endsParagraph ? clusters.count : line.next)
    }

    /// The row that a cluster is in.
    func row(of cluster: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].clusters.lowerBound <= cluster { low = middle } else { high = middle }
        }
        return low
    }
}

/// The paragraphs of a text that were looked at last.
final class MeasuredParagraphs {
    private var paragraphs: [Int: MeasuredParagraph] = [:]
    private var clusterCount = 0

    /// More clusters than this are not kept, but for those of one paragraph.
    private static let limit = 1 << 16

    /// The paragraph at an index, measured if it is not known.
    func paragraph(at index: Int, measure: () -> MeasuredParagraph) -> MeasuredParagraph {
        if let known = paragraphs[index] { return known }
        let paragraph = measure()
        keep(paragraph, at: index)
        return paragraph
    }

    func keep(_ paragraph: MeasuredParagraph, at index: Int) {
        let count = paragraph.clusters.count + 1
        if clusterCount + count > Self.limit {
            paragraphs.removeAll()
            clusterCount = 0
        }
        paragraphs[index] = paragraph
        clusterCount += count
    }

    /// What is known after so many paragraphs have taken the place of others.
    func replacing(_ indices: Range<Int>, count: Int) -> MeasuredParagraphs {
        let new = MeasuredParagraphs()
        for (index, paragraph) in paragraphs where !indices.contains(index) {
            let isBehind = index >= indices.upperBound
            new.keep(paragraph, at: isBehind ? index + count - indices.count : index)
        }
        return new
    }
}
