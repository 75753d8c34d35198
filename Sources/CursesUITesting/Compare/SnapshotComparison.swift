import CursesUITerminal

/// Describes the differences between two pictures that should be equal.
struct SnapshotComparison {
    let old: Snapshot
    let new: Snapshot

    /// The maximum number of differences in the list.
    private static let limit = 20

    /// Both pictures, one below the other, followed by the differences.
    var report: String {
        """
        recorded:
        \(old.framed)
        now:
        \(new.framed)
        \(differences)
        """
    }

    /// How many cells differ, and the first difference.
    var summary: String {
        let all = CellDifference.all(from: old, to: new)
        guard let first = all.first else { return old.size == new.size ? "the cursor" : "the size" }
        let count = all.reduce(0) { $0 + $1.columns.count }
        return "\(count) \(count == 1 ? "cell" : "cells"), the first in \(first)"
    }

    /// The differences, one per line.
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
    /// The rows in a frame that shows the size. Empty rows at the end are replaced by their count.
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
