import CursesUITerminal

/// Moves among the links in the texts of the focused view, such as a list row. The right arrow key selects the first
/// link.
extension EventRouter {
    /// A link in a text, identified by its index.
    private struct Place {
        let text: TextLayoutNode
        let link: Int
    }

    /// The links in the focused view. Links in the label of a control are left out, because they cannot be opened.
    private var innerLinks: [Place] {
        guard let focused = focus.focused, focused is any RowResponder || focused is InputLayoutNode else { return [] }
        return focused.layoutNode.texts.filter(\.opensLinks).flatMap { text in
            text.links.indices.map { Place(text: text, link: $0) }
        }
    }

    /// Whether the focused view contains links.
    var hasInnerLinks: Bool { !innerLinks.isEmpty }

    /// Handles a key while a link is selected; returns whether it was used.
    func isUsedByChosenLink(_ press: KeyPress) -> Bool {
        guard let text = focus.linkedText, press.modifiers.isEmpty else { return false }
        switch press.key {
        case .return, .space: return text.linkKeyPressed(press)
        case .rightArrow: return chooseLink(1)
        case .leftArrow:
            if !chooseLink(-1) { focus.linkedText = nil }
            return true
        case .escape:
            focus.linkedText = nil
            return true
        default: return false
        }
    }

    /// Moves the selection forwards or backwards by a number of links; returns whether there is a link to move to.
    private func chooseLink(_ step: Int) -> Bool {
        let links = innerLinks
        let current = links.firstIndex { $0.text === focus.linkedText && $0.link == $0.text.focusedLink }
        let next = current.map { $0 + step } ?? 0
        guard links.indices.contains(next) else { return false }
        focus.linkedText = links[next].text
        links[next].text.focusedLink = links[next].link
        links[next].text.reveal()
        return true
    }

    /// Selects the first link in the focused view if the key is the right arrow and no link is selected; returns
    /// whether a link was selected.
    func entersLinks(_ press: KeyPress) -> Bool {
        press.matches(.rightArrow) && focus.linkedText == nil && chooseLink(0)
    }
}

extension LayoutNode {
    /// All texts in the subtree of this node.
    var texts: [TextLayoutNode] {
        if let text = self as? TextLayoutNode { return [text] }
        return children.flatMap(\.texts)
    }
}
