/// Breaks text into lines of a width, filling each line as far as possible.
///
/// A line breaks where ``LineBreakAlgorithm`` allows it. A word that is longer than a line breaks between characters,
/// or is cut if `cutsWords` is true. Spaces and tabs before a break hang over the edge, and are not shown.
struct LineBreaker {
    struct Line: Hashable, Sendable {
        /// The visible clusters.
        var clusters: Range<Int>
        /// The number of columns, at most the maximum width.
        var width: Int
        /// The first cluster of the next line.
        var next: Int
        /// Whether the line ends a paragraph, or the text.
        var endsParagraph: Bool
        /// Whether an ellipsis replaces the rest of a word. The ellipsis is included in the width.
        var isCut = false
    }

    let clusters: [MeasuredText.Cluster]
    /// The maximum number of columns, at least one; `nil` breaks only at line ends.
    let width: Int?
    /// Whether a word that is longer than a line is cut instead of broken.
    let cutsWords: Bool

    init(text: MeasuredText, width: Int?, cutsWords: Bool = false) {
        clusters = text.clusters
        self.width = width
        self.cutsWords = cutsWords
    }

    /// Breaks the text into at most `limit` lines. A text without characters has one empty line.
    ///
    /// - Returns: the lines, and whether more text follows them.
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

    /// Returns whether the text ends with a line end, after which there is an empty line.
    private func endsWithLineEnd(_ lines: [Line]) -> Bool {
        guard let last = lines.last, let cluster = clusters.last else { return false }
        return cluster.kind == .lineEnd && last.clusters.lowerBound < clusters.count
    }

    private func line(from start: Int) -> Line {
        let limit = width ?? .max
        var column = 0
        // The space after the latest character, which is not part of a line that ends there.
        var spacing = 0
        // The end of the clusters that are visible if the line breaks here, without hanging spaces.
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
                    clusters: start..<index, width: min(column - spacing, limit), next: index + 1,
                    endsParagraph: true)
            case .space, .tab:
                column += clusterWidth
            case .text:
                if column + clusterWidth - Int(cluster.spacing) > limit, index > start, clusterWidth > 0 {
                    if cutsWords, lastBreak == nil { return cutWord(from: start) }
                    return lastBreak
                        ?? Line(
                            clusters: start..<shown, width: shownWidth, next: index, endsParagraph: false)
                }
                column += clusterWidth
                shown = index + 1
                shownWidth = min(column - Int(cluster.spacing), limit)
            }
            spacing = Int(cluster.spacing)
            index += 1
            if cluster.allowsBreak {
                lastBreak = Line(
                    clusters: start..<shown, width: shownWidth, next: index, endsParagraph: false)
            }
        }
        return Line(
            clusters: start..<index, width: min(column - spacing, limit), next: index, endsParagraph: true)
    }

    /// Returns the start of a word that is longer than a line, followed by an ellipsis.
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
