import CursesUITerminal

extension Snapshot {
    /// Creates a picture from its ``styledText``; `nil` if the text is not in this format.
    init?(styledText: String) {
        var lines = styledText.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.last?.isEmpty == true { lines.removeLast() }
        // Searched from the end, because a row of the picture may look like the trailer.
        guard let end = lines.lastIndex(where: { Trailer($0) != nil }),
            let trailer = Trailer(lines[end])
        else { return nil }
        var buffer = CellBuffer(size: trailer.size)
        for (row, line) in lines[..<end].enumerated() {
            buffer.write(
                line,
                style: .plain,
                at: CellPoint(column: 0, row: row),
                clip: buffer.bounds
            )
        }
        for line in lines[(end + 1)...] {
            guard let run = StyledLine(line) else { return nil }
            buffer.restyle(run.area) { $0 = run.style }
        }
        self.init(buffer, cursor: trailer.cursor)
    }
}

/// The line after the rows: `-- 20x4, cursor 8,2`.
private struct Trailer {
    let size: CellSize
    let cursor: CellPoint?

    init?(_ line: Substring) {
        guard line.hasPrefix("-- ") else { return nil }
        let parts = line.dropFirst(3).split(separator: ", ")
        guard let first = parts.first, let (width, height) = first.numbers(around: "x") else {
            return nil
        }
        size = CellSize(width: width, height: height)
        switch parts.count {
        case 1:
            cursor = nil
        case 2 where parts[1].hasPrefix("cursor "):
            guard let (column, row) = parts[1].dropFirst(7).numbers(around: ",") else { return nil }
            cursor = CellPoint(column: column, row: row)
        default:
            return nil
        }
    }
}

/// A line for a run whose style is not plain: `0-3: 0-6 bold cyan "Sign up"`.
private struct StyledLine {
    let area: CellRect
    let style: Style

    init?(_ line: Substring) {
        guard let colon = line.firstIndex(of: ":"), let rows = line[..<colon].range else { return nil }
        let rest = line[colon...].dropFirst(2)
        guard let space = rest.firstIndex(of: " "), let columns = rest[..<space].range else {
            return nil
        }
        let words = rest[space...].prefix { $0 != "\"" }.split(separator: " ")
        guard
            let style = StyleWords.style(for: words.filter { $0 != "blank" }.joined(separator: " "))
        else { return nil }
        area = CellRect(
            column: columns.lowerBound,
            row: rows.lowerBound,
            width: columns.count,
            height: rows.count
        )
        self.style = style
    }
}

extension Substring {
    fileprivate func numbers(around separator: Character) -> (Int, Int)? {
        let parts = split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) else {
            return nil
        }
        return (first, second)
    }

    /// Parses the format of `inWords`.
    fileprivate var range: Range<Int>? {
        if let only = Int(self) { return only..<(only + 1) }
        guard let (first, last) = numbers(around: "-"), first <= last else { return nil }
        return first..<(last + 1)
    }
}
