import CursesUITerminal

extension LayoutNode {
    /// Whether a part of the node scrolls down by itself, and so has no natural height.
    final var scrollsDown: Bool {
        guard responderCounts.viewports > 0 else { return false }
        if let viewport = self as? ViewportLayoutNode, !viewport.configuration.isScreen,
            viewport.configuration.axes.contains(.vertical)
        {
            return true
        }
        return children.contains(where: \.scrollsDown)
    }

    /// Returns the row after the last control in the node, in the node's coordinates.
    ///
    /// - Parameter row: the row below which controls are searched; it is returned if there is none.
    final func endOfControls(below row: Int) -> Int {
        guard responderCounts.focusable > 0, reach.maxRow > row else { return row }
        var end = row
        if let responder, responder.canBeFocused { end = max(end, frame.size.height) }
        // A scroll view clips its content.
        guard !(self is ViewportLayoutNode) else { return end }
        for child in children {
            let start = child.frame.minRow
            end = max(end, start + child.endOfControls(below: end - start))
        }
        return end
    }
}
