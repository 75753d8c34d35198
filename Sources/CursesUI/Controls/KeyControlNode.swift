import CursesUITerminal

/// A modifier that turns a view into a control, and handles its keys and clicks itself.
///
/// The modifier sets the environment value `isFocused` for the view.
@MainActor
protocol KeyControl: PrimitiveViewModifier {
    /// Returns whether the view is currently a control. `content` contains the layout nodes of the view.
    func isControl(around content: [LayoutNode]) -> Bool

    /// Handles a key and returns whether it was used. In a right-to-left layout, the left and right arrow keys are
    /// swapped before this call, so that the left arrow always points to the leading edge.
    func keyPressed(_ press: KeyPress) -> Bool

    /// The hints for the keys of the control.
    var keyHints: [KeyHint] { get }

    /// Handles an event of the left mouse button and returns whether it was used. The position of the event is relative
    /// to the control, and its columns are counted from the leading edge.
    func mouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool

    /// Handles a step of the mouse wheel over the focused control, and returns whether it was used.
    func wheel(up: Bool) -> Bool

    /// Called when the control has gained or lost the focus.
    func focusDidChange(to isFocused: Bool)
}

extension KeyControl {
    func isControl(around content: [LayoutNode]) -> Bool { true }
    var keyHints: [KeyHint] { [] }
    func mouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool { false }
    func wheel(up: Bool) -> Bool { false }
    func focusDidChange(to isFocused: Bool) {}

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        KeyControlNode(view, in: context)
    }
}

/// The node of a control whose modifier handles keys and clicks.
final class KeyControlNode<Content: View, Control: KeyControl>:
    ModifierNode<Content, Control>, ContainerNode, Responder
{
    private var control: ControlLayoutNode!
    private var isFocused = false

    override func prepare() {
        control = ControlLayoutNode(for: self)
        layoutContext.queue.invalidateChildren(of: self)
    }

    override var childEnvironment: EnvironmentValues {
        var environment = environment
        environment.isFocused = isFocused
        return environment
    }

    override var isContainer: Bool { true }

    override func makeLayoutNodes() -> [LayoutNode] { [control] }

    override func childLayoutNodesDidChange() {
        layoutContext.queue.invalidateChildren(of: self)
    }

    func collectChildren() {
        control.setChildren(child.layoutNodes)
    }

    override func environmentDidChange(
        _ keys: Set<EnvironmentKeyID>
    ) -> Set<EnvironmentKeyID> {
        control.responderMayDiffer()
        return keys.subtracting([EnvironmentValues.isFocusedID])
    }

    // MARK: Responder

    var layoutNode: LayoutNode { control }

    var canBeFocused: Bool { environment.isEnabled && !isRemoved && isControl }
    var claimsFocus: Bool { true }

    var isControl: Bool { modifier.isControl(around: control.children) }

    var keyHints: [KeyHint] { isFocused ? modifier.keyHints : [] }

    func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
        control.isFocused = isFocused
        let environment = childEnvironment
        forEachChild { $0.setEnvironment(environment, changed: [EnvironmentValues.isFocusedID]) }
        modifier.focusDidChange(to: isFocused)
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        isFocused && canBeFocused && modifier.keyPressed(press.fromLeading(in: environment))
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        // Without the focus, the wheel scrolls the views around the control, and must not change a value that happens
        // to pass under the mouse.
        if isFocused, canBeFocused, event.action == .scrollUp || event.action == .scrollDown {
            return modifier.wheel(up: event.action == .scrollUp)
        }
        guard canBeFocused, event.button == .left else { return false }
        var event = event
        event.position = control.mirrored(event.position)
        return modifier.mouse(event, in: control.frame.size)
    }
}
