import CursesUITerminal
import Foundation

/// A layout node that adds a responder to the layout node that it wraps.
final class InputLayoutNode: WrappingLayoutNode {
    private(set) weak var handler: (any InputHandler)?
    /// Whether the view is to be shown as focused.
    var isMarked = false {
        didSet { if isMarked != oldValue { setNeedsDisplay() } }
    }

    /// Waits for a further tap; without one, this tap counts.
    var tapWait: (any Cancellable)?

    /// Whether more than one control is inside.
    var hasSeveralControls: Bool { responderCounts.controls > 1 }

    init(around inner: LayoutNode, handler: any InputHandler, owner: Node) {
        self.handler = handler
        super.init(around: inner, owner: owner)
    }

    override var responder: (any Responder)? { self }

    /// Whether the view can have the focus because it can be tapped: nothing in it or around it can.
    var isTapTarget: Bool {
        owner.environment.isEnabled && responderCountsBelow.focusable == 0 && !isInsideOfControl
            && !sequence(first: self, next: \.parent).contains { $0.visibility.contains(.letsMouseThrough) }
    }

    /// Whether Return and Space tap this view: if it has the focus, or if a text in it has the focus and all its
    /// controls are texts that can only be selected.
    var isTappedByKeys: Bool {
        guard let focused = layoutContext.focus.focused else { return false }
        if focused === self { return true }
        guard let text = focused as? TextLayoutNode, text.isIn(self) else { return false }
        return focusableResponders().allSatisfy { ($0 as? TextLayoutNode)?.links.isEmpty == true }
    }

    /// Only the corners are marked of a view with more rows than this.
    private static let markedRows = 3

    override func drawAbove(in context: DrawingContext) {
        guard isMarked else { return }
        let area = CellRect(origin: .zero, size: frame.size)
        if frame.size.height <= Self.markedRows {
            context.markFocus(area)
        } else if layoutContext.focus.hasSeveralStops {
            context.markFocusAtCorners(area)
        }
    }
}

extension InputLayoutNode: Responder {
    var layoutNode: LayoutNode { self }
    var canBeFocused: Bool { handler?.canBeFocused(at: self) ?? false }
    var isControl: Bool { canBeFocused }
    var isFocusedByClick: Bool { handler?.isFocusedByClick ?? true }
    var claimsFocus: Bool { handler?.claimsFocus ?? false }
    var initialFocusRank: Int { handler?.initialFocusRank ?? 0 }

    var keyHints: [KeyHint] { handler?.keyHints ?? [] }

    /// A text field is a stop of its own.
    func focusGroup(of responder: any Responder) -> (any FocusGroup)? {
        responder.takesText ? nil : handler?.focusGroup
    }

    func unusedKeyPressed(_ press: KeyPress) -> Bool { handler?.unusedKeyPressed(press, at: self) ?? false }

    func focusDidChange(to isFocused: Bool) {
        isMarked = isFocused && handler?.marksFocus == true
        handler?.focusDidChange(to: isFocused)
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        handler?.keyPressed(press, at: self) ?? false
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool { handler?.mouse(event, at: self) ?? false }

    func mouseCancelled() { handler?.mouseCancelled() }

    var dropTarget: (any DropTarget)? { handler?.dropTarget }

    func isHit(at point: CellPoint) -> Bool {
        handler?.hitsContentOnly != true || inner.hasContent(at: point - inner.frame.origin)
    }

    /// Whether a point of the node's own cells is inside.
    func contains(_ point: CellPoint) -> Bool {
        CellRect(origin: .zero, size: frame.size).contains(point)
    }
}
