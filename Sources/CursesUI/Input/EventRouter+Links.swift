import CursesUITerminal

/// The links in the texts of the focused view, such as a row. The right arrow key chooses the first of them.
extension EventRouter {
    /// A link in a text, given by its number.
    private struct Place {
        let text: TextLayoutNode
        let link: Int
    }

    /// The links in the view with the focus. Those in the label of a control cannot be opened.
    private var innerLinks: [Place] {
        guard let focused = focus.focused, focused is any RowResponder || focused is InputLayoutNode else { return [] }
        return focused.layoutNode.texts.filter(\.opensLinks).flatMap { text in
            text.links.indices.map { Place(text: text, link: $0) }
        }
    }

    /// Whether the view with the focus has links in it.
    var hasInnerLinks: Bool { !innerLinks.isEmpty }

    /// Handles a key while a link is chosen; returns whether it was used.
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

    /// Moves the choice by a number of links; returns whether there is such a link.
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

    /// Chooses the first link in the focused view, if the view has not used the key.
    func entersLinks(_ press: KeyPress) -> Bool {
        press.matches(.rightArrow) && focus.linkedText == nil && chooseLink(0)
    }
}

extension LayoutNode {
    /// The texts from this node on down.
    var texts: [TextLayoutNode] {
        if let text = self as? TextLayoutNode { return [text] }
        return children.flatMap(\.texts)
    }
}
