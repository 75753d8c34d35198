import CursesUITerminal

/// Moves the focus among the rows.
extension ListRowLayoutNode {
    var siblings: [ListRowLayoutNode] {
        guard let parent else { return [] }
        var rows: [ListRowLayoutNode] = []
        rows.reserveCapacity(parent.children.count)
        for child in parent.children {
            if let row = child as? ListRowLayoutNode { rows.append(row) }
        }
        return rows
    }

    /// Returns the next or previous row that can receive the focus.
    ///
    /// - Parameter tags: the selection values of rows to skip.
    func next(forward: Bool, without tags: Set<AnyHashable> = []) -> ListRowLayoutNode? {
        let rows = siblings
        guard let place = rows.firstIndex(where: { $0 === self }) else { return nil }
        func isMeant(_ row: ListRowLayoutNode) -> Bool {
            row.focusTarget != nil && (tags.isEmpty || row.selectionTag.map { !tags.contains($0) } ?? true)
        }
        return forward ? rows[(place + 1)...].first(where: isMeant) : rows[..<place].last(where: isMeant)
    }

    /// Moves the focus to a row. A single selection follows the focus; a multiple selection changes only if it is being
    /// extended with Shift.
    func focusRow(_ row: ListRowLayoutNode?, extending: Bool = false) -> Bool {
        guard let row, let target = row.focusTarget else { return false }
        focus.focus(target)
        guard let selection = row.list.selection, let tag = row.selectionTag else { return true }
        if extending {
            row.extendSelection(from: self)
        } else if !selection.isMultiple {
            selection.select(tag)
        }
        return true
    }

    /// Handles an arrow key in a form: moves the focus from the row, or from a control in it, to the next row, or to a
    /// control in the header or footer of a section, even if the controls are not in line. Returns whether it has
    /// moved.
    func leave(_ key: KeyEquivalent) -> Bool {
        guard key == .upArrow || key == .downArrow, let focused = focus.focused else { return false }
        let direction: FocusDirection = key == .upArrow ? .up : .down
        guard !inner.hasControl(direction, from: focused), let part = nextPart(forward: key == .downArrow) else {
            return false
        }
        guard let row = part as? ListRowLayoutNode else {
            let controls = part.focusableResponders()
            guard let control = key == .downArrow ? controls.first : controls.last else { return false }
            focus.focus(control)
            return true
        }
        let controls = row.canBeFocused ? [] : row.inner.focusableResponders()
        let distances = controls.compactMap { control in
            direction.distance(from: focused.layoutNode, to: control.layoutNode).map { (control: control, cells: $0) }
        }
        guard let nearest = distances.min(by: { $0.cells < $1.cells }) else { return focusRow(row) }
        focus.focus(nearest.control)
        return true
    }

    /// Returns the next or previous row, header or footer of a section that can receive the focus.
    private func nextPart(forward: Bool) -> LayoutNode? {
        guard let parts = parent?.children, let place = parts.firstIndex(where: { $0 === self }) else { return nil }
        func isStop(_ part: LayoutNode) -> Bool {
            if let row = part as? ListRowLayoutNode { return row.focusTarget != nil }
            return part.isSectionPart && part.responderCounts.focusable > 0
        }
        return forward ? parts[(place + 1)...].first(where: isStop) : parts[..<place].last(where: isStop)
    }

    private var viewport: ViewportLayoutNode? { viewports.first { _ in true } }

    func turnPage(forward: Bool, extending: Bool = false) -> Bool {
        guard let viewport else { return false }
        let page = max(1, viewport.window.height - 1 - coveredRows)
        let place = screenOrigin.row
        guard viewport.scroll(by: forward ? page : -page) else {
            return goToEnd(forward: forward, extending: extending)
        }
        // Focuses the row that is closest to the old screen position of this row after scrolling.
        afterLayout(extending) { rows in
            guard let start = rows.first?.parent?.screenOrigin.row else { return [] }
            return rows.sorted { abs(start + $0.frame.minRow - place) < abs(start + $1.frame.minRow - place) }
        }
        return true
    }

    /// The number of screen rows that the pinned header of the section covers.
    private var coveredRows: Int {
        for node in sequence(first: self as LayoutNode, next: \.parent) {
            guard let container = node.parent?.asPinnedHeaderContainer else { continue }
            return container.coveredCells(before: node).height
        }
        return 0
    }

    func goToEnd(forward: Bool, extending: Bool = false) -> Bool {
        guard let viewport else { return false }
        _ =
            forward
            ? viewport.scrollToEnd(along: .vertical)
            : viewport.scrollToStart(along: .vertical)
        afterLayout(extending) { forward ? $0.reversed() : $0 }
        return true
    }

    /// Focuses the first focusable row in the given order, once the rows that are about to be visible have been built.
    private func afterLayout(
        _ extending: Bool,
        _ order: @escaping ([ListRowLayoutNode]) -> [ListRowLayoutNode]
    ) {
        queue.afterLayout { [weak self] in
            guard let self else { return }
            _ = focusRow(order(siblings).first { $0.focusTarget != nil }, extending: extending)
        }
        layoutContext.requestFrame()
    }
}
