extension ListRowLayoutNode {
    /// The only view in the row that can be tapped, with everything in it.
    private var tapTarget: InputLayoutNode? { Self.only(in: inner) { $0.tapCount > 0 } }

    /// The only view in the row that can be tapped, or else held. The row has the focus in its place, so Return and
    /// Space act on it. Where they select the row or open its group, as a tap does, they do not hold a view.
    private var gestureTarget: InputLayoutNode? {
        if let tapTarget { return tapTarget }
        guard disclosure == nil, list.selection?.isMultiple != true else { return nil }
        return Self.only(in: inner, where: \.isHeldByKey)
    }

    /// What Return does on the view with a gesture.
    var gestureTitle: String? {
        guard let gestureTarget else { return nil }
        return gestureTarget.owner.environment.keyTitle
            ?? (gestureTarget.handler?.isHeldByKey == true ? "Hold" : "Press")
    }

    /// Taps or holds the view with a gesture; returns whether that has an effect.
    func performGesture() -> Bool {
        guard let gestureTarget, let handler = gestureTarget.handler else { return false }
        return handler.performByKey(at: gestureTarget)
    }

    /// Returns the only outermost view that meets a condition; `nil` if there are more.
    private static func only(in node: LayoutNode, where meets: (any InputHandler) -> Bool) -> InputLayoutNode? {
        func all(in node: LayoutNode) -> [InputLayoutNode] {
            guard node.canBeHit else { return [] }
            if let input = node as? InputLayoutNode, let handler = input.handler, meets(handler) { return [input] }
            return node.children.flatMap { all(in: $0) }
        }
        let found = all(in: node)
        return found.count == 1 ? found[0] : nil
    }

    /// Whether a view with buttons in it can be tapped, which is more than one of the buttons. The row and the buttons
    /// then are separate stops.
    var isTappedBesideButtons: Bool {
        guard let tapTarget, tapTarget.responderCountsBelow.focusable == inner.responderCounts.focusable,
            inner.focusableResponders().allSatisfy({ $0 is any ShortcutTarget })
        else { return false }
        var node: LayoutNode? = tapTarget.inner
        while let view = node {
            if view.responder is any ShortcutTarget { return false }
            node = view.traits?.wrapped
        }
        return true
    }

    /// Moves the focus from the row to the first button in it; returns whether it has moved.
    func focusButtons() -> Bool {
        guard isFocused, let button = inner.firstInRank else { return false }
        focus.focus(button)
        return true
    }

    /// Moves the focus from the first button in the row to the row; returns whether it has moved.
    func focusRowOfButtons() -> Bool {
        guard !isFocused, canBeFocused, focus.focused === inner.focusableResponders().first else { return false }
        focus.focus(self)
        return true
    }
}
