import CursesUITerminal

/// Handles keys and the mouse for a text that has links or can be selected.
extension TextLayoutNode: Responder {
    var layoutNode: LayoutNode { self }

    private var isEnabled: Bool { owner.environment.isEnabled }

    var canBeFocused: Bool { (!links.isEmpty || isSelectable) && isEnabled && !isInsideOfControl }

    /// When a window opens, controls are focused first, then links.
    var initialFocusRank: Int { links.isEmpty ? -2 : -1 }

    /// A focus group for texts that can only be selected: Tab stops once for several adjacent ones.
    var ownFocusGroup: (any FocusGroup)? {
        guard links.isEmpty else { return nil }
        return sequence(first: self as LayoutNode, next: \.parent).lazy
            .compactMap { ($0 as? ViewportLayoutNode)?.selectableTexts }.first { _ in true }
    }

    func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
        focusedLink = isFocused && !links.isEmpty ? 0 : nil
    }

    var keyHints: [KeyHint] {
        guard isFocused else { return [] }
        var hints: [KeyHint] = []
        if !links.isEmpty { hints.append(KeyHint(.return, title: "Open")) }
        if isSelectable { hints += Self.selectionHints }
        return hints
    }

    func keyPressed(_ press: KeyPress) -> Bool { selectionKeyPressed(press) || linkKeyPressed(press) }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        guard isEnabled, event.button == .left else { return false }
        let link = link(at: event.position)
        switch event.action {
        case .press:
            let isSelecting = beginSelection(event)
            return isSelecting || link != nil
        case .drag:
            return dragSelection(to: event.position)
        case .release:
            guard let link, !hasSelection else { return false }
            return open(link)
        default:
            return false
        }
    }

    /// A click that neither selects nor opens anything goes to the views around the text.
    var passesClicksOn: Bool { isSelectable }
}
