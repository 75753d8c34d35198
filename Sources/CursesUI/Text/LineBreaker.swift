/// Cuts text into lines of a width: each line as full as it can be.
///
/// A line breaks where ``LineBreakAlgorithm`` allows it; a word that is longer than a line breaks
/// between characters, or is cut where that is wanted. Spaces and tabs before a break hang over the edge
/// and are not shown.
struct LineBreaker {
    struct Line: Hashable, Sendable {
        /// The clusters that are shown.
        var clusters: Range<Int>
        /// Columns, at most the width that was asked for.
        var width: Int
        /// The first cluster of the next line.
        var next: Int
        /// Whether the line ends a paragraph, or the text.
        var endsParagraph: Bool
        /// Whether an ellipsis, which is counted in the width, stands for the rest of a word.
        var isCut = false
    }

    let clusters: [MeasuredText.Cluster]
    /// Columns, at least one; `nil` breaks at line ends alone.
    let width: Int?
    /// Whether a word that is longer than a line is cut, rather than broken.
    let cutsWords: Bool

    init(text: MeasuredText, width: Int?, cutsWords: Bool = false) {
        clusters = text.clusters
        self.width = width
        self.cutsWords = cutsWords
    }

    /// All lines, but no more than `limit`; a text without characters has one empty line.
    ///
    /// - Returns: the lines, and whether the text goes on behind them.
    func lines(limit: Int = .max) -> (lines: [Line], isCut: Bool) {
        var lines: [Line] = []
        var start = 0
        repeat {
            if lines.count == limit { return (lines, true) }
            let line = line(from: start)
            lines.append(line)
            start = line.next
        } while start < clusters.count || endsWithLineEnd(lines)
        return (lines, false)
    }

    /// A line end at the end of the text has an empty line after it.
    private func endsWithLineEnd(_ lines: [Line]) -> Bool {
        guard let last = lines.last, let cluster = clusters.last else { return false }
        return cluster.kind == .lineEnd && last.clusters.lowerBound < clusters.count
    }

    private func line(from start: Int) -> Line {
        let limit = width ?? .max
        var column = 0
        // What is shown if the line is broken here: without the spaces that hang.
        var shown = start
        var shownWidth = 0
        var lastBreak: Line?
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            let clusterWidth = clusters.width(of: index, at: column)
            switch cluster.kind {
            case .lineEnd:
                return Line(
                    clusters: start..<index, width: min(column, limit), next: index + 1,
                    endsParagraph: true)
            case .space, .tab:
                column += clusterWidth
            case .text:
                if column + clusterWidth > limit, index > start, clusterWidth > 0 {
                    if cutsWords, lastBreak == nil { return cutWord(from: start) }
                    return lastBreak
                        ?? Line(
                            clusters: start..<shown, width: shownWidth, next: index, endsParagraph: false)
                }
                column += clusterWidth
                shown = index + 1
                shownWidth = min(column, limit)
            }
            index += 1
            if cluster.allowsBreak {
                lastBreak = Line(
                    clusters: start..<shown, width: shownWidth, next: index, endsParagraph: false)
            }
        }
        return Line(
            clusters: start..<index, width: min(column, limit), next: index, endsParagraph: true)
    }

    /// The beginning of a word that is longer than a line, and an ellipsis.
    private func cutWord(from start: Int) -> Line {
        let room = (width ?? .max) - 1
        var line = Line(clusters: start..<start, width: 0, next: start, endsParagraph: true, isCut: true)
        var isFull = false
        while line.next < clusters.count {
            let cluster = clusters[line.next]
            isFull = isFull || cluster.kind != .text || line.width + cluster.width > room
            if !isFull {
                line.clusters = start..<(line.next + 1)
                line.width += cluster.width
            }
            line.next += 1
            if cluster.kind == .lineEnd { break }
            if cluster.allowsBreak {
                line.endsParagraph = line.next == clusters.count
                break
            }
        }
        line.width += 1
        return line
    }
}
