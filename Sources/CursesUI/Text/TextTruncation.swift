/// Truncates the last visible line of a text that continues after it.
struct TextTruncation {
    let clusters: [MeasuredText.Cluster]
    /// The number of available columns, including the column for the ellipsis.
    let width: Int
    let mode: TruncationMode

    /// Returns the line that starts with a cluster and shows the rest of the text, truncated.
    func line(from start: Int) -> TextLayout.Line {
        guard width > 0 else { return TextLayout.Line(head: start..<start, width: 0) }
        // The ellipsis takes one column.
        let room = width == .max ? .max : width - 1
        let head: Range<Int>
        let tail: Range<Int>
        switch mode {
        case .tail:
            head = prefix(from: start, room: room)
            tail = head.upperBound..<head.upperBound
        case .head:
            head = start..<start
            tail = suffix(from: start, room: room)
        case .middle:
            head = prefix(from: start, room: room - room / 2)
            tail = suffix(from: head.upperBound, room: room - columns(of: head, at: 0))
        }
        let headWidth = columns(of: head, at: 0) + 1
        return TextLayout.Line(
            head: head, hasEllipsis: true, tail: tail,
            width: min(headWidth + columns(of: tail, at: headWidth), width))
    }

    /// Returns the clusters from `start` on that fit, within their paragraph and without trailing spaces.
    private func prefix(from start: Int, room: Int) -> Range<Int> {
        var end = start
        var column = 0
        while end < clusters.count, clusters[end].kind != .lineEnd {
            column += clusters.width(of: end, at: column)
            if column > room { break }
            end += 1
        }
        while end > start, clusters[end - 1].isBlank { end -= 1 }
        return start..<end
    }

    /// Returns the clusters at the end of the text that fit, within the last paragraph and without leading spaces.
    private func suffix(from start: Int, room: Int) -> Range<Int> {
        let end = clusters.count
        var first = end
        var columns = 0
        while first > start, clusters[first - 1].kind != .lineEnd {
            // A tab takes at most eight columns, and is blank anyway.
            columns += clusters[first - 1].kind == .tab ? 8 : clusters[first - 1].width
            if columns > room { break }
            first -= 1
        }
        while first < end, clusters[first].isBlank { first += 1 }
        return first..<end
    }

    private func columns(of range: Range<Int>, at start: Int) -> Int {
        range.reduce(start) { $0 + clusters.width(of: $1, at: $0) } - start
    }
}

extension MeasuredText.Cluster {
    fileprivate var isBlank: Bool { kind == .space || kind == .tab }
}
