import CursesUITerminal

extension LayoutNode {
    /// Returns whether the node has content at a point: a text, an area or a control, but not the empty space of a
    /// stack, a frame or padding.
    final func hasContent(at point: CellPoint) -> Bool {
        let visibility = visibility
        guard visibility.isDisjoint(with: [.hidden, .unreachable]) else { return false }
        let isInside = CellRect(origin: .zero, size: frame.size).contains(point)
        if isInside, isSolid { return true }
        if visibility.contains(.clipped), !clipArea(visibility).contains(point) { return false }
        guard reach.contains(point) else { return false }
        return children.contains { $0.hasContent(at: point - $0.frame.origin) }
    }

    /// Whether the mouse may hit the node: it is not hidden, nor is the only view in it, unless a content shape is
    /// around that view.
    final var canBeHit: Bool {
        var node = self
        while node.visibility.isDisjoint(with: [.hidden, .unreachable, .letsMouseThrough]) {
            if node.hasContentShape || node.children.count > 1 { return true }
            guard let wrapped = node.traits?.wrapped else { return true }
            node = wrapped
        }
        return false
    }

    /// Whether every cell of the node counts as content.
    private var isSolid: Bool {
        if hasContentShape { return true }
        if let responder, responder.isControl, !(self is InputLayoutNode) { return true }
        return self is any LeafLayoutNode && !(self is SpacerLayoutNode) && !(self is AlarmLayoutNode)
    }
}

private struct ContentShapeModifier: LayoutModifier {
    var isContentShape = true
}

extension View {
    /// Lets the mouse hit the view anywhere in its frame, not only where something is drawn. The form of the shape has
    /// no effect: the whole frame is hit.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier())
    }

    /// Lets the mouse hit the view anywhere in its frame, if the kinds include `interaction`.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(isContentShape: kind.contains(.interaction)))
    }
}
