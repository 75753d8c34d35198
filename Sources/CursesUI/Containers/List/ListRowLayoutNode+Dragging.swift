import CursesUITerminal

/// Moves rows and selects them with the mouse button held down.
extension ListRowLayoutNode {
    /// Returns the row of the same container that is in the row of the screen at a point of this row.
    private func row(at point: CellPoint) -> ListRowLayoutNode? {
        let row = screenOrigin.row + point.row
        return siblings.first { $0.screenFrame.minRow <= row && row < $0.screenFrame.maxRow }
    }

    /// Moves this row to the place of the row under the mouse, once it would be under the mouse there. So a low row and
    /// a high row do not change places again and again.
    func dragRow(to point: CellPoint) {
        guard let target = row(at: point), target.isMovable, let element, let other = target.element,
            element.source === other.source
        else { return }
        let place = screenOrigin.row + point.row
        let area = target.screenFrame
        let height = frame.size.height
        let isThere = other.index > element.index ? place >= area.maxRow - height : place < area.minRow + height
        // An app that refuses a move, or whose ids are positions, leaves this row where it was.
        guard isThere, place != draggedTo, let move = element.move(by: other.index - element.index) else { return }
        draggedTo = place
        move()
    }

    /// Extends the selection from this row to the row under the mouse. A single selection follows the mouse.
    func dragSelection(to point: CellPoint) {
        guard let target = row(at: point), target.focusTarget != nil, target !== focus.focused?.layoutNode.listRow
        else { return }
        let isMultiple = list.selection?.isMultiple == true
        if isMultiple, list.selectionExtension == nil, let tag = selectionTag {
            list.selectionExtension = SelectionExtension(anchor: tag, base: [], end: tag)
        }
        let start = focus.focused?.layoutNode.listRow ?? self
        _ = start.focusRow(target, extending: isMultiple)
    }
}
