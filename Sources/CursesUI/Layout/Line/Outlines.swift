import CursesUITerminal

extension LayeredLayoutNode {
    /// The maximum number of layout nodes of a layer that are searched for outlines.
    private static let outlineReach = 32

    /// Returns the rectangles whose outlines some layers draw, in the coordinates of this node.
    func outlines(in layers: [LayoutNode]) -> [CellRect] {
        var found: [CellRect] = []
        for layer in layers {
            var left = Self.outlineReach
            layer.forEachOutline(at: .zero, &left) { found.append($0) }
        }
        return found
    }
}

extension LayoutNode {
    fileprivate func forEachOutline(at origin: CellPoint, _ left: inout Int, _ visit: (CellRect) -> Void) {
        guard left > 0 else { return }
        left -= 1
        let place = frame.offset(by: origin)
        if isOutline, !place.isEmpty { visit(place) }
        for child in children { child.forEachOutline(at: place.origin, &left, visit) }
    }

    /// Returns whether a view of text input in the subtree is on the outermost cells of a rectangle.
    func hasInput(on rect: CellRect) -> Bool {
        guard reach.offset(by: frame.origin).intersects(rect) else { return false }
        let own = frame
        if responder?.takesText == true { return own.intersects(rect) && !own.isInside(rect) }
        let inside = rect.offset(by: CellPoint.zero - own.origin)
        return children.contains { $0.hasInput(on: inside) }
    }
}

extension CellRect {
    /// Whether the rectangle is inside another rectangle and does not touch the outermost cells of it.
    fileprivate func isInside(_ other: CellRect) -> Bool {
        minColumn > other.minColumn && maxColumn < other.maxColumn && minRow > other.minRow && maxRow < other.maxRow
    }
}
