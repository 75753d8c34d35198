import CursesUITerminal

/// What is to be said of two pictures that should be the same.
struct SnapshotComparison {
    let old: Snapshot
    let new: Snapshot

    /// So many differences are listed.
    private static let limit = 20

    /// Both pictures, one below the other, then what differs.
    var report: String {
        """
        recorded:
        \(old.framed)
        now:
        \(new.framed)
        \(differences)
        """
    }

    /// What differs, a line for each thing.
    var differences: String {
        var lines: [String] = []
        if old.size != new.size {
            lines.append("size: \(old.size.inWords) → \(new.size.inWords)")
        }
        let cells = CellDifference.all(from: old, to: new)
        lines += cells.prefix(Self.limit).map(\.description)
        if cells.count > Self.limit {
            lines.append("… and \(cells.count - Self.limit) more")
        }
        if old.cursor != new.cursor {
            lines.append("cursor: \(old.cursor.inWords) → \(new.cursor.inWords)")
        }
        return lines.joined(separator: "\n")
    }
}

extension CellSize {
    var inWords: String { "\(width)x\(height)" }
}

extension CellPoint? {
    fileprivate var inWords: String {
        map { "column \($0.column), row \($0.row)" } ?? "hidden"
    }
}

extension Snapshot {
    /// The rows in a frame that shows the size; empty rows at the end are left out, and counted.
    var framed: String {
        let rows = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = String(repeating: "─", count: size.width)
        var lines = ["┌\(line)┐"]
        for row in rows {
            let blanks = String(repeating: " ", count: max(0, size.width - TextWidth.columns(of: row)))
            lines.append("│\(row)\(blanks)│")
        }
        let rest = size.height - rows.count
        if rest > 0 { lines.append("  (\(rest) empty \(rest == 1 ? "row" : "rows"))") }
        lines.append("└\(line)┘")
        return lines.joined(separator: "\n")
    }
}
