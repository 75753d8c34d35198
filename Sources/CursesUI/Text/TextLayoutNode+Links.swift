import CursesUITerminal
import Foundation

/// The links in a text: the arrow keys move among them; Return, Space and a click open them.
extension TextLayoutNode {
    /// Whether the links can be opened: they are not in the label of a control.
    var opensLinks: Bool { !links.isEmpty && owner.environment.isEnabled && !isLabel }

    func linkKeyPressed(_ press: KeyPress) -> Bool {
        guard let focusedLink, press.modifiers.isEmpty else { return false }
        switch press.key {
        case .return, .space: return open(links[focusedLink])
        case .downArrow: return focus(link: focusedLink + 1)
        case .upArrow: return focus(link: focusedLink - 1)
        case .rightArrow: return focus(link: focusedLink + (goesFromRightToLeft ? -1 : 1))
        case .leftArrow: return focus(link: focusedLink + (goesFromRightToLeft ? 1 : -1))
        default: return false
        }
    }

    private var goesFromRightToLeft: Bool { placed?.isRightToLeft(inLine: 0) ?? false }

    private func focus(link: Int) -> Bool {
        guard links.indices.contains(link) else { return false }
        focusedLink = link
        return true
    }

    func open(_ link: String) -> Bool {
        guard let url = URL(string: link) else { return false }
        owner.environment.openURL(url)
        return true
    }

    /// Shows the cells of a link in reverse video.
    func drawFocus(onLink link: String, in context: DrawingContext) {
        let hyperlink = Hyperlink(link)
        context.restyle(CellRect(origin: .zero, size: frame.size)) {
            if $0.link == hyperlink { $0.attributes.formSymmetricDifference(.reverse) }
        }
    }

    /// Returns the destination of the link at a point of the text; `nil` if there is none.
    func link(at point: CellPoint) -> String? {
        links.isEmpty ? nil : placed?.run(at: point)?.style.link
    }
}
