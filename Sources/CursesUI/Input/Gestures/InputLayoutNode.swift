import CursesUITerminal

/// A layout node that adds a responder to the layout node that it wraps.
final class InputLayoutNode: WrappingLayoutNode {
    private(set) weak var handler: (any InputHandler)?
    /// Whether the view is to be shown as focused.
    var isMarked = false {
        didSet { if isMarked != oldValue { setNeedsDisplay() } }
    }

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

    func focusGroup(of responder: any Responder) -> (any FocusGroup)? { handler?.focusGroup }

    func focusDidChange(to isFocused: Bool) { handler?.focusDidChange(to: isFocused) }

    func keyPressed(_ press: KeyPress) -> Bool {
        handler?.keyPressed(press, at: self) ?? false
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool { handler?.mouse(event, at: self) ?? false }

    /// Whether a point of the node's own cells is inside.
    func contains(_ point: CellPoint) -> Bool {
        CellRect(origin: .zero, size: frame.size).contains(point)
    }
}
