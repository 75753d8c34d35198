import CursesUITerminal
import Foundation

/// A layout node that adds a responder to the layout node inside it.
final class InputLayoutNode: WrappingLayoutNode {
    private(set) weak var handler: (any InputHandler)?
    var isMarked = false {
        didSet { if isMarked != oldValue { setNeedsDisplay() } }
    }

    /// Waits for another tap; if none follows, this tap takes effect.
    var tapWait: (any Cancellable)?

    /// Whether the view contains more than one control.
    var hasSeveralControls: Bool { responderCounts.controls > 1 }

    init(around inner: LayoutNode, handler: any InputHandler, owner: Node) {
        self.handler = handler
        super.init(around: inner, owner: owner)
    }

    override var responder: (any Responder)? { self }

    /// The frame, and the area beneath bars into which the view extends.
    override var hitBounds: CellRect {
        var bounds = super.hitBounds
        var origin = CellPoint.zero
        var node: LayoutNode = self
        while let wrapped = node.traits?.wrapped {
            origin = origin + wrapped.frame.origin
            if node is SafeAreaIgnoringLayoutNode {
                bounds = bounds.union(CellRect(origin: origin, size: wrapped.frame.size))
            }
            node = wrapped
        }
        return bounds
    }

    /// Whether the view can have the focus in order to be tapped: the mouse may hit it, and nothing inside or around it
    /// takes the focus.
    var isTapTarget: Bool { isOnlyStop && inner.canBeHit }

    /// Whether nothing inside or around the view takes the focus.
    var isOnlyStop: Bool { responderCountsBelow.focusable == 0 && isOpenToFocus }

    /// Whether the view can have the focus in order to be tapped, beside the controls in it: a card with a button is a
    /// stop, and so is the button.
    ///
    /// A tap around a text field usually ends the editing, and one around a scroll view or a screen would be a stop
    /// around everything in it, so these are none. A row of a list is tapped in place of the view in it, and a view
    /// that consists of one stop is tapped or pressed with that stop.
    var isStopBesideControls: Bool {
        let below = responderCountsBelow
        return below.focusable > below.plainTexts && below.fields == 0 && below.viewports == 0 && isOpenToFocus
            && below.whole == 0 && row == nil && inner.canBeHit
    }

    /// Whether nothing around the view keeps the focus from it.
    private var isOpenToFocus: Bool {
        owner.environment.isEnabled && !isInsideOfControl
            && !sequence(first: self, next: \.parent).contains { $0.visibility.contains(.letsMouseThrough) }
    }

    /// Whether Return and Space tap this view: either it has the focus, or a text in it has the focus and all its
    /// focusable views are selectable texts without links.
    var isTappedByKeys: Bool {
        guard let focused = layoutContext.focus.focused else { return false }
        if focused === self { return true }
        guard let text = focused as? TextLayoutNode, text.isIn(self) else { return false }
        let counts = responderCounts
        return counts.focusable == counts.plainTexts
    }

    /// The largest number of rows for which the whole view is marked; for a taller view, only the corners are.
    static let markedRows = 3

    /// The area that the focus marks: the view, or the figure in it.
    private var markedArea: CellRect {
        let figure = inner.unwrapped
        guard let bounds = figure.figureBounds else { return CellRect(origin: .zero, size: frame.size) }
        return bounds.offset(by: figure.screenOrigin - screenOrigin)
    }

    override func drawAbove(in context: DrawingContext) {
        guard isMarked else { return }
        let area = markedArea
        if area.size.height <= Self.markedRows {
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
    var hasScreenKeys: Bool { handler?.hasScreenKeys ?? false }

    var keyHints: [KeyHint] { handler?.keyHints ?? [] }

    /// Returns the focus group of a responder inside. A text field is in no group: it is its own Tab stop.
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

    func pasted(_ text: String) -> Bool { handler?.pasted(text, at: self) ?? false }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool { handler?.mouse(event, at: self) ?? false }

    func mouseCancelled() { handler?.mouseCancelled() }

    var dropTarget: (any DropTarget)? { handler?.dropTarget }

    /// Whether the mouse does nothing on the node, apart from what it does on the views inside.
    var isPassive: Bool {
        guard let handler else { return true }
        return handler.tapCount == 0 && !handler.canBeFocused(at: self) && !handler.hasContextMenu
            && !handler.isDragSource && handler.dropTarget == nil
    }

    func isHit(at point: CellPoint) -> Bool {
        handler?.hitsContentOnly != true || inner.hasContent(at: point - inner.frame.origin)
    }

    /// Returns whether the node is hit at a point.
    func contains(_ point: CellPoint) -> Bool { hitBounds.contains(point) }
}
