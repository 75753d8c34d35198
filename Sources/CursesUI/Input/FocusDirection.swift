import CursesUITerminal

/// Where an arrow key moves the focus to.
enum FocusDirection {
    case up, down, left, right

    /// How far a rectangle is in this direction; `nil` where it is not. Being in line counts more
    /// than being near.
    func distance(from start: CellRect, to end: CellRect) -> Int? {
        let along: Int
        let across: Int
        switch self {
        case .up:
            along = start.minRow - end.maxRow
            across = gap(start.minColumn..<start.maxColumn, end.minColumn..<end.maxColumn)
        case .down:
            along = end.minRow - start.maxRow
            across = gap(start.minColumn..<start.maxColumn, end.minColumn..<end.maxColumn)
        case .left:
            along = start.minColumn - end.maxColumn
            across = gap(start.minRow..<start.maxRow, end.minRow..<end.maxRow)
        case .right:
            along = end.minColumn - start.maxColumn
            across = gap(start.minRow..<start.maxRow, end.minRow..<end.maxRow)
        }
        guard along >= 0 else { return nil }
        return along + 4 * across
    }

    private func gap(_ first: Range<Int>, _ second: Range<Int>) -> Int {
        max(0, second.lowerBound - first.upperBound + 1, first.lowerBound - second.upperBound + 1)
    }
}
