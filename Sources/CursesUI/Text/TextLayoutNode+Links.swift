import CursesUITerminal
import Foundation

/// The links in a text: the arrows move among them, Return, space and a click open them.
extension TextLayoutNode: Responder {
    var layoutNode: LayoutNode { self }

    private var environment: EnvironmentValues { owner.environment }

    var canBeFocused: Bool { !links.isEmpty && environment.isEnabled && !isInsideOfControl }

    /// Controls get the focus first when a window opens.
    var initialFocusRank: Int { -1 }

    func focusDidChange(to isFocused: Bool) {
        focusedLink = isFocused ? 0 : nil
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        guard let focusedLink, press.modifiers.isEmpty else { return false }
        switch press.key {
        case .return, .space: return open(links[focusedLink])
        case .rightArrow, .downArrow: return focus(link: focusedLink + 1)
        case .leftArrow, .upArrow: return focus(link: focusedLink - 1)
        default: return false
        }
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        guard environment.isEnabled, event.button == .left, let link = link(at: event.position) else { return false }
        if event.action == .release { return open(link) }
        return event.action == .press
    }

    private func focus(link: Int) -> Bool {
        guard links.indices.contains(link) else { return false }
        focusedLink = link
        return true
    }

    private func open(_ link: String) -> Bool {
        guard let url = URL(string: link) else { return false }
        environment.openURL(url)
        return true
    }

    /// Shows the cells of a link in reverse video.
    func drawFocus(onLink link: String, in context: DrawingContext) {
        let hyperlink = Hyperlink(link)
        context.restyle(CellRect(origin: .zero, size: frame.size)) {
            if $0.link == hyperlink { $0.attributes.formSymmetricDifference(.reverse) }
        }
    }

    /// The target of the link at a point of the text.
    private func link(at point: CellPoint) -> String? {
        guard let placed, placed.lines.indices.contains(point.row) else { return nil }
        let line = placed.lines[point.row]
        var column = placed.options.alignment.inset(placed.size.width - line.width)
        for index in line.head {
            let cluster = placed.text.clusters[index]
            let end = column + cluster.width
            if column <= point.column, point.column < end { return placed.text.runs[cluster.run].style.link }
            column = end
        }
        return nil
    }
}
