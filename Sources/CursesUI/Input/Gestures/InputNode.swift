import CursesUITerminal

/// The node of a modifier that takes keys or the mouse for a view, whatever that is.
///
/// Each layout node of the modified view is wrapped into one that is a responder.
class InputNode<Content: View, Modifier: PrimitiveViewModifier>:
    ModifierNode<Content, Modifier>, InputHandler
{
    private var wrappers: [InputLayoutNode] = []

    override func makeLayoutNodes() -> [LayoutNode] {
        let old = Dictionary(uniqueKeysWithValues: wrappers.map { (ObjectIdentifier($0.inner), $0) })
        wrappers = child.layoutNodes.map {
            old[ObjectIdentifier($0)] ?? InputLayoutNode(around: $0, handler: self, owner: self)
        }
        return wrappers
    }

    // MARK: What a kind of modifier decides

    var canBeFocused: Bool { false }
    /// Whether keys come here before the control that is alone in the view.
    var precedesControl: Bool { false }

    func focusDidChange(to isFocused: Bool) {}
    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool { false }
    /// The key was released; only some terminals tell.
    func keyReleased(_ press: KeyPress, at node: InputLayoutNode) -> Bool { false }
    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool { false }
    /// The view was tapped so many times in a row; returns whether that means something here.
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool { false }
    func hoverDidChange(to isInside: Bool, at point: CellPoint) {}
    /// The mouse moved over the view.
    func hoverDidMove(to point: CellPoint, in node: InputLayoutNode) {}
}

/// A node that takes input for a view.
@MainActor
protocol InputHandler: Node {
    var canBeFocused: Bool { get }
    var precedesControl: Bool { get }
    func focusDidChange(to isFocused: Bool)
    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool
    func keyReleased(_ press: KeyPress, at node: InputLayoutNode) -> Bool
    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool
    func hoverDidChange(to isInside: Bool, at point: CellPoint)
    func hoverDidMove(to point: CellPoint, in node: InputLayoutNode)
}

/// One layout node as it is, with a responder.
final class InputLayoutNode: WrappingLayoutNode {
    private(set) weak var handler: (any InputHandler)?
    /// Whether more than one control is inside.
    private var controlsAnswer = FocusAnswer()
    /// Whether the view is to be shown as focused.
    var isMarked = false {
        didSet { if isMarked != oldValue { setNeedsDisplay() } }
    }

    /// Whether more than one control is inside.
    var hasSeveralControls: Bool {
        controlsAnswer.value(layoutContext.focus) {
            var count = 0
            return countControls(&count)
        }
    }

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

extension LayoutNode {
    /// Counts the controls in here that can have the focus; returns true as soon as there are two.
    fileprivate func countControls(_ count: inout Int) -> Bool {
        if let responder, responder.canBeFocused, responder.isControl {
            count += 1
            if count > 1 { return true }
        }
        for child in children where child.countControls(&count) { return true }
        return false
    }
}
