import CursesUITerminal

extension LayoutNode {
    /// Whether something in the node is at a point of its own cells: a text, an area, a control, but not the space that
    /// a stack, a frame or padding leaves.
    final func hasContent(at point: CellPoint) -> Bool {
        guard visibility.isDisjoint(with: [.hidden, .unreachable]) else { return false }
        let isInside = CellRect(origin: .zero, size: frame.size).contains(point)
        if isInside, isSolid { return true }
        if visibility.contains(.clipped), !isInside { return false }
        guard reach.contains(point) else { return false }
        return children.contains { $0.hasContent(at: point - $0.frame.origin) }
    }

    /// Whether the node counts as filled in all of its cells.
    private var isSolid: Bool {
        if hasContentShape { return true }
        if let responder, responder.isControl, !(self is InputLayoutNode) { return true }
        return self is any LeafLayoutNode && !(self is SpacerLayoutNode) && !(self is AlarmLayoutNode)
    }
}

/// Gives a view a shape for the mouse.
private struct ContentShapeModifier: LayoutModifier {
    var isContentShape = true
}

extension View {
    /// Lets the mouse hit the view anywhere in its frame, not only where something is drawn. Only the frame counts, not
    /// the form of the shape.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier())
    }

    /// Lets the mouse hit the view anywhere in its frame, if the kinds include the mouse.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(isContentShape: kind.contains(.interaction)))
    }
}
