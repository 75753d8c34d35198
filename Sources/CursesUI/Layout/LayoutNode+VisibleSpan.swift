import CursesUITerminal

extension LayoutNode {
    /// Returns the visible range along an axis, in the node's coordinates; `nil` if nothing is visible.
    final func visibleSpan(along axis: Axis) -> Range<Int>? {
        // A lazy container may have no length before any row is built. It must count as visible, or it would never
        // build a row.
        let size = CellSize(width: max(1, frame.size.width), height: max(1, frame.size.height))
        var area = CellRect(origin: .zero, size: size)
        var origin = CellPoint.zero
        var node: LayoutNode = self
        while let parent = node.parent {
            origin = origin + node.frame.origin
            area = area.offset(by: node.frame.origin)
            let bounds = (parent as? ViewportLayoutNode)?.window ?? parent.frame.size
            if parent.visibility.contains(.clipped) || parent.parent == nil {
                area = area.intersection(CellRect(origin: .zero, size: bounds))
            }
            node = parent
        }
        guard !area.isEmpty else { return nil }
        let start = mirrored(area.offset(by: .zero - origin)).origin[axis]
        return start..<(start + area.size[axis])
    }
}
