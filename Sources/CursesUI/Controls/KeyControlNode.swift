import CursesUITerminal

/// A control whose keys and clicks are its own: a subclass says what they do.
///
/// Below it the environment says whether it is focused.
class KeyControlNode<Content: View, Modifier: PrimitiveViewModifier>:
    ModifierNode<Content, Modifier>, ContainerNode, Responder
{
    private var control: ControlLayoutNode!
    private var isFocused = false

    // MARK: What a kind of control decides

    /// Whether the node is a control at this moment.
    var isControl: Bool { true }

    /// Returns whether the key was used.
    func controlKeyPressed(_ press: KeyPress) -> Bool { false }

    /// Takes what the left button does, in the control's own cells; returns whether it was used.
    func controlMouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool { false }

    /// Called after the control has got or lost the focus.
    func controlFocusDidChange(to isFocused: Bool) {}

    // MARK: The node

    override func prepare() {
        control = ControlLayoutNode(for: self)
        layoutContext.queue.invalidateChildren(of: self)
    }

    override final var childEnvironment: EnvironmentValues {
        var environment = environment
        environment.isFocused = isFocused
        return environment
    }

    override final func makeLayoutNodes() -> [LayoutNode] { [control] }

    override final func childLayoutNodesDidChange() {
        layoutContext.queue.invalidateChildren(of: self)
    }

    final func collectChildren() {
        control.setChildren(child.layoutNodes)
    }

    override final func environmentDidChange(
        _ keys: Set<EnvironmentKeyID>
    ) -> Set<EnvironmentKeyID> {
        layoutContext.focus.candidatesDidChange()
        return keys.subtracting([EnvironmentValues.isFocusedID])
    }

    // MARK: Responder

    final var layoutNode: LayoutNode { control }

    final var canBeFocused: Bool { environment.isEnabled && !isRemoved && isControl }

    final func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
        let environment = childEnvironment
        forEachChild { $0.setEnvironment(environment, changed: [EnvironmentValues.isFocusedID]) }
        controlFocusDidChange(to: isFocused)
    }

    final func keyPressed(_ press: KeyPress) -> Bool {
        isFocused && canBeFocused && controlKeyPressed(press)
    }

    final func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        guard canBeFocused, event.button == .left else { return false }
        return controlMouse(event, in: control.frame.size)
    }
}
