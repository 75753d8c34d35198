import CursesUITerminal
import Foundation

/// Shows the help text of the view under the mouse.
@MainActor
final class HelpTip {
    /// The layout node that draws the text.
    weak var bubble: HelpTipLayoutNode?
    private weak var owner: LayoutNode?
    private var wait: (any Cancellable)?

    /// The time, in seconds, for which the mouse must rest on a view before its help is shown.
    private static let patience = 0.5

    /// Shows a text at a view after a delay.
    func show(_ text: String, at node: LayoutNode) {
        hide()
        owner = node
        wait = AnyCancellable.after(Self.patience) { [weak self, weak node] in
            guard let node else { return }
            self?.bubble?.show(text, at: node.screenFrame)
        }
    }

    /// Hides the text, or cancels the delay before it is shown.
    func hide() {
        wait?.cancel()
        wait = nil
        owner = nil
        bubble?.hide()
    }

    /// Hides the text of a view.
    func hide(at node: LayoutNode) {
        if owner === node { hide() }
    }
}

/// Draws a short text beside a view, above the rest of the screen. It receives neither keys nor mouse events.
final class HelpTipLayoutNode: LayoutNode {
    private var text = ""
    private var target = CellRect.zero

    override var visibility: LayoutVisibility { .letsMouseThrough }

    func show(_ text: String, at target: CellRect) {
        self.text = text
        self.target = target
        parent?.invalidateLayout()
        layoutContext.requestFrame()
    }

    func hide() {
        guard !text.isEmpty else { return }
        text = ""
        parent?.invalidateLayout()
        layoutContext.requestFrame()
    }

    /// Places the text on a screen: below its view, or above the view if there is no row below.
    func place(on size: CellSize) {
        let width = text.isEmpty ? 0 : min(size.width, TextWidth.columns(of: text) + 2)
        let row = target.maxRow < size.height ? target.maxRow : max(0, target.minRow - 1)
        let column = max(0, min(target.minColumn, size.width - width))
        let area = CellRect(column: column, row: row, width: width, height: text.isEmpty ? 0 : 1)
        place(in: area, proposal: CellProposal(area.size))
    }

    override func draw(in context: DrawingContext) {
        let style = Style(attributes: .reverse)
        let bounds = CellRect(origin: .zero, size: frame.size)
        context.forEachPoint(of: bounds) { context.put(.space, style: style, at: $0) }
        context.write(text, style: style, at: CellPoint(column: 1, row: 0))
    }
}
