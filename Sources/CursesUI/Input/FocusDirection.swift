import CursesUITerminal

/// The direction in which an arrow key moves the focus.
enum FocusDirection {
    case up, down, left, right

    /// The distance of a control from a different one in this direction; `nil` where it is not in this direction. To
    /// the left and right, a control has to be in the same rows, or in a part of the screen beside: a control in a bar
    /// above is not to the right of a control below the bar.
    @MainActor
    func distance(from start: LayoutNode, to end: LayoutNode) -> Int? {
        guard let distance = distance(from: start.screenFrame, to: end.screenFrame) else { return nil }
        guard self == .left || self == .right, !start.sharesRows(with: end) else { return distance }
        guard let (first, second) = start.partsThatDiffer(from: end), first.sharesRows(with: second),
            self.distance(from: first.screenFrame, to: second.screenFrame) != nil
        else { return nil }
        return distance
    }

    /// The distance of a rectangle in this direction; `nil` where it is not in this direction. Alignment counts more
    /// than distance.
    private func distance(from start: CellRect, to end: CellRect) -> Int? {
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

extension LayoutNode {
    fileprivate func sharesRows(with other: LayoutNode) -> Bool {
        let (own, others) = (screenFrame, other.screenFrame)
        return own.minRow < others.maxRow && others.minRow < own.maxRow
    }

    /// The children of the nearest common ancestor: the child that contains this node, and the child that contains the
    /// other node.
    fileprivate func partsThatDiffer(from other: LayoutNode) -> (LayoutNode, LayoutNode)? {
        let own = Array(sequence(first: self, next: \.parent))
        let others = Array(sequence(first: other, next: \.parent))
        return zip(own.reversed(), others.reversed()).first { $0 !== $1 }
    }
}
