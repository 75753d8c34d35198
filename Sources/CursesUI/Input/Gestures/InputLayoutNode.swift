import CursesUITerminal
import Foundation

/// A layout node that adds a responder to the layout node that it wraps.
final class InputLayoutNode: WrappingLayoutNode {
    private(set) weak var handler: (any InputHandler)?
    /// Whether the view is to be shown as focused.
    var isMarked = false {
        didSet { if isMarked != oldValue { setNeedsDisplay() } }
    }

    /// The wait for a further tap, after which this one counts.
    var tapWait: (any Cancellable)?

    /// Whether more than one control is inside.
    var hasSeveralControls: Bool { responderCounts.controls > 1 }

    init(around inner: LayoutNode, handler: any InputHandler, owner: Node) {
        self.handler = handler
        super.init(around: inner, owner: owner)
    }

    override var responder: (any Responder)? { self }

    override func drawAbove(in context: DrawingContext) {
        guard isMarked else { return }
        context.restyle(CellRect(origin: .zero, size: frame.size)) {
            $0.attributes.formSymmetricDifference(.reverse)
        }
    }
}

extension InputLayoutNode: Responder {
    var layoutNode: LayoutNode { self }
    var canBeFocused: Bool { handler?.canBeFocused ?? false }
    var isControl: Bool { canBeFocused }

    var keyHints: [KeyHint] { handler?.keyHints ?? [] }

    func focusDidChange(to isFocused: Bool) { handler?.focusDidChange(to: isFocused) }

    func keyPressed(_ press: KeyPress) -> Bool {
        handler?.keyPressed(press, at: self) ?? false
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool { handler?.mouse(event, at: self) ?? false }

    func mouseCancelled() { handler?.mouseCancelled() }

    func isHit(at point: CellPoint) -> Bool {
        handler?.hitsContentOnly != true || inner.hasContent(at: point - inner.frame.origin)
    }

    /// Whether a point of the node's own cells is inside.
    func contains(_ point: CellPoint) -> Bool {
        CellRect(origin: .zero, size: frame.size).contains(point)
    }
}
