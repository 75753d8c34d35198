import CursesUITerminal

/// The node of a modifier that takes keys or the mouse for a view, whatever that is.
///
/// Each layout node of the modified view is wrapped into one that is a responder.
@MainActor
protocol InputHandler: Node {
    var canBeFocused: Bool { get }

    /// Whether keys come here before the control that is alone in the view.
    var precedesControl: Bool { get }

    func focusDidChange(to isFocused: Bool)

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool

    /// The key was released; only some terminals report it.
    func keyReleased(_ press: KeyPress, at node: InputLayoutNode) -> Bool

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool

    /// The view was tapped so many times in a row; returns whether that means something here.
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool

    func hoverDidChange(to isInside: Bool, at point: CellPoint)

    /// The mouse moved over the view.
    func hoverDidMove(to point: CellPoint, in node: InputLayoutNode)
}

extension InputHandler {
    var canBeFocused: Bool { false }
    var precedesControl: Bool { false }

    func focusDidChange(to isFocused: Bool) {}
    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool { false }
    func keyReleased(_ press: KeyPress, at node: InputLayoutNode) -> Bool { false }
    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool { false }
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool { false }
    func hoverDidChange(to isInside: Bool, at point: CellPoint) {}
    func hoverDidMove(to point: CellPoint, in node: InputLayoutNode) {}

    /// What stands for the layout nodes of the modified view.
    func responders(around nodes: [LayoutNode], in wrappers: inout LayoutWrappers<InputLayoutNode>) -> [LayoutNode] {
        wrappers.wrap(nodes) { InputLayoutNode(around: $0, handler: self, owner: self) }
    }
}
