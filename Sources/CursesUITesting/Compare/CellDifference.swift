import CursesUITerminal

/// Neighbouring cells of a row that differ between two pictures in the same way.
struct CellDifference: Equatable {
    let row: Int
    var columns: Range<Int>
    var old: String
    var new: String
    let oldStyle: Style
    let newStyle: Style

    /// Returns all visible differences between two pictures, row by row. A cell that only one of them contains counts
    /// as a plain blank in the other.
    static func all(from old: Snapshot, to new: Snapshot) -> [CellDifference] {
        var found: [CellDifference] = []
        for row in 0..<max(old.size.height, new.size.height) {
            for column in 0..<max(old.size.width, new.size.width) {
                let (before, after) = (old.cell(column, row).visible, new.cell(column, row).visible)
                guard before != after else { continue }
                let next = CellDifference(
                    row: row,
                    columns: column..<(column + 1),
                    old: before.glyph.description,
                    new: after.glyph.description,
                    oldStyle: before.style,
                    newStyle: after.style
                )
                if let last = found.last, last.isContinued(by: next) {
                    found[found.count - 1].columns = last.columns.lowerBound..<(column + 1)
                    found[found.count - 1].old += next.old
                    found[found.count - 1].new += next.new
                } else {
                    found.append(next)
                }
            }
        }
        return found
    }

    private func isContinued(by next: CellDifference) -> Bool {
        row == next.row && columns.upperBound == next.columns.lowerBound
            && oldStyle == next.oldStyle && newStyle == next.newStyle
    }
}

extension CellDifference: CustomStringConvertible {
    var description: String {
        let place = "row \(row), \(columns.count == 1 ? "column" : "columns") \(columns.inWords): "
        let styles =
            oldStyle == newStyle
            ? [] : ["\(StyleWords.words(for: oldStyle)) → \(StyleWords.words(for: newStyle))"]
        let texts = old == new ? ["\"\(new)\""] : ["\"\(old)\" → \"\(new)\""]
        return place + (texts + styles).joined(separator: ", ")
    }
}
