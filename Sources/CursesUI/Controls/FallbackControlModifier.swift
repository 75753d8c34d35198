import CursesUITerminal

/// Lets a view be reached and triggered by the keyboard whose own parts cannot have the focus: what
/// a custom style leaves to gestures.
struct FallbackControlModifier {
    let action: @MainActor () -> Void
}

extension FallbackControlModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, FallbackControlModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, FallbackControlModifier>> {
        FallbackControlNode(view, in: context)
    }
}

final class FallbackControlNode<Content: View>:
    ModifierNode<Content, FallbackControlModifier>, ContainerNode
{
    private var control: ControlLayoutNode!
    private var isFocused = false

    override func prepare() {
        control = ControlLayoutNode(owner: self)
        control.responder = self
        graph.layoutQueue.invalidateChildren(of: self)
    }

    override var childEnvironment: EnvironmentValues {
        var environment = environment
        if isFocused { environment.isFocused = true }
        return environment
    }

    override func makeLayoutNodes() -> [LayoutNode] { [control] }

    override func childLayoutNodesDidChange() {
        graph.layoutQueue.invalidateChildren(of: self)
    }

    func collectChildren() {
        control.setChildren(child.layoutNodes)
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        graph.focus.candidatesDidChange()
        return keys
    }
}

extension FallbackControlNode: Responder {
    var layoutNode: LayoutNode { control }

    var canBeFocused: Bool {
        environment.isEnabled && !isRemoved
            && control.children.allSatisfy { $0.focusableResponders().isEmpty }
    }

    func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
        let environment = childEnvironment
        forEachChild { $0.setEnvironment(environment, changed: [EnvironmentValues.isFocusedID]) }
    }

    func keyPressed(_ press: Event.KeyPress) -> Bool {
        guard isFocused, press.modifiers.isEmpty, press.key == .return || press.key == .space else {
            return false
        }
        modifier.action()
        return true
    }
}
