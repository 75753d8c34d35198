import CursesUITerminal

/// The direction in which an arrow key moves the focus.
enum FocusDirection {
    case up, down, left, right

    /// Returns the distance to a control in this direction; `nil` if the control is not in this direction. To the left
    /// or right, the control must share a row with the start, or be in an adjacent part of the screen: a control in a
    /// bar above is not to the right of a control below the bar.
    @MainActor
    func distance(from start: LayoutNode, to end: LayoutNode) -> Int? {
        let place = place(of: end, seenFrom: start)
        guard let distance = distance(from: start.screenFrame, to: place) else { return nil }
        guard self == .left || self == .right, !start.screenFrame.sharesRows(with: place) else { return distance }
        guard let (first, second) = start.partsThatDiffer(from: end),
            first.screenFrame.sharesRows(with: second.screenFrame),
            self.distance(from: first.screenFrame, to: second.screenFrame) != nil
        else { return nil }
        return distance
    }

    /// Returns where a control is. In a different row of a list than the start, it is above or below as its whole row is,
    /// however narrow it is.
    @MainActor
    private func place(of end: LayoutNode, seenFrom start: LayoutNode) -> CellRect {
        var place = end.frame(seenFrom: start)
        if self == .up || self == .down, let row = end.row?.layoutNode, start.row?.layoutNode !== row {
            place.origin.column = row.screenFrame.minColumn
            place.size.width = row.frame.size.width
        }
        return place
    }

    /// Returns the distance between a view and a control inside it, if both can have the focus; `nil` if there is none
    /// in this direction. As with Tab, down and right lead from the view to the controls in it; up and left lead back.
    /// A row of a list moves the focus to its controls itself.
    @MainActor
    func distanceInside(from start: LayoutNode, to end: LayoutNode) -> Int? {
        let leading: FocusDirection = start.isRightToLeft ? .right : .left
        let entersView = self != .up && self != leading
        let (outer, inner) = entersView ? (start, end) : (end, start)
        guard outer !== inner, inner.isIn(outer), let responder = outer.responder, responder.asRow == nil,
            !responder.claimsFocus
        else { return nil }
        var edge = outer.screenFrame
        switch self {
        case .up, .down:
            edge.size.height = 0
        case .left, .right:
            if start.isRightToLeft { edge.origin.column = edge.maxColumn }
            edge.size.width = 0
        }
        guard entersView else { return distance(from: start.screenFrame, to: edge) }
        return distance(from: edge, to: end.frame(seenFrom: start)).map { $0 - Self.precedence }
    }

    /// The cells by which a control in the focused view counts as nearer than those beside the view.
    private static let precedence = 1 << 20

    /// Whether a control shares a column with the start, for up and down, or a row, for left and right.
    @MainActor
    func isStraight(from start: LayoutNode, to end: LayoutNode) -> Bool {
        let (own, other) = (start.screenFrame, place(of: end, seenFrom: start))
        return switch self {
        case .up, .down: own.minColumn < other.maxColumn && other.minColumn < own.maxColumn
        case .left, .right: own.sharesRows(with: other)
        }
    }

    /// Returns the distance to a rectangle in this direction; `nil` if it is not in this direction. A sideways offset
    /// counts more than the distance along the direction.
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
    /// The viewports around the node, the innermost first.
    var viewports: some Sequence<ViewportLayoutNode> {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? ViewportLayoutNode }
    }

    /// Whether a control in the node is in a direction from the control with the focus.
    func hasControl(_ direction: FocusDirection, from focused: any Responder) -> Bool {
        focusableResponders().contains {
            $0 !== focused && direction.distance(from: focused.layoutNode, to: $0.layoutNode) != nil
        }
    }

    /// Returns the number of cells between two nodes, added up over both axes.
    func gap(to other: LayoutNode) -> Int {
        let (own, others) = (screenFrame, other.screenFrame)
        return max(0, own.minRow - others.maxRow, others.minRow - own.maxRow)
            + max(0, own.minColumn - others.maxColumn, others.minColumn - own.maxColumn)
    }

    /// Returns the frame on the screen. A node that is scrolled out of a viewport is treated as if it were at the
    /// viewport's edge, unless the other node is in the same viewport. Otherwise, scrolled-out rows of a list could be
    /// level with a bar below the list.
    fileprivate func frame(seenFrom other: LayoutNode) -> CellRect {
        var rect = screenFrame
        func isWindow(_ node: LayoutNode) -> Bool { node is ViewportLayoutNode && !other.isIn(node) }
        if isWindow(self) { rect = rect.moved(into: screenFrame) }
        forEachAncestor { node in
            if isWindow(node) { rect = rect.moved(into: node.screenFrame) }
            return true
        }
        return rect
    }

    /// Returns two children of the nearest common ancestor: the child that contains this node, and the child that
    /// contains the other node.
    fileprivate func partsThatDiffer(from other: LayoutNode) -> (LayoutNode, LayoutNode)? {
        let own = Array(sequence(first: self, next: \.parent))
        let others = Array(sequence(first: other, next: \.parent))
        return zip(own.reversed(), others.reversed()).first { $0 !== $1 }
    }
}

extension CellRect {
    fileprivate func sharesRows(with other: CellRect) -> Bool { minRow < other.maxRow && other.minRow < maxRow }

    /// Returns the part that is visible in a window; if no part is visible, the nearest cells at the window's edge.
    fileprivate func moved(into window: CellRect) -> CellRect {
        guard !window.isEmpty else { return self }
        let row = minRow.clamped(window.minRow, window.maxRow - 1)
        let column = minColumn.clamped(window.minColumn, window.maxColumn - 1)
        let height = max(1, min(maxRow, window.maxRow) - row)
        let width = max(1, min(maxColumn, window.maxColumn) - column)
        return CellRect(column: column, row: row, width: width, height: height)
    }
}
