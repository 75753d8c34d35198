extension ListRowLayoutNode {
    /// The only view in the row that can be tapped, with everything in it. The row has the focus in its place, so Return
    /// taps it.
    var tapTarget: InputLayoutNode? {
        let targets = Self.tapTargets(in: inner)
        return targets.count == 1 ? targets[0] : nil
    }

    private static func tapTargets(in node: LayoutNode) -> [InputLayoutNode] {
        if let input = node as? InputLayoutNode, input.handler?.tapCount ?? 0 > 0 { return [input] }
        return node.children.flatMap(tapTargets)
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
