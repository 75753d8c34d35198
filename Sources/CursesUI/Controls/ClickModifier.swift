import CursesUITerminal

/// Runs an action when the left button is pressed in a part of a control. The event also reaches the control, which
/// receives the focus.
struct ClickModifier {
    let action: @MainActor () -> Void
}

extension ClickModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ClickModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ClickModifier>> {
        ClickNode(view, in: context)
    }
}

final class ClickNode<Content: View>: ModifierNode<Content, ClickModifier>, ContainerNode {
    private var area: ControlLayoutNode!

    override func prepare() {
        area = ControlLayoutNode(for: self)
        layoutContext.queue.invalidateChildren(of: self)
    }

    override var isContainer: Bool { true }

    override func makeLayoutNodes() -> [LayoutNode] { [area] }

    override func childLayoutNodesDidChange() {
        layoutContext.queue.invalidateChildren(of: self)
    }

    func collectChildren() {
        area.setChildren(child.layoutNodes)
    }
}

extension ClickNode: Responder {
    var layoutNode: LayoutNode { area }
    var canBeFocused: Bool { false }
    var isControl: Bool { false }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        if environment.isEnabled, event.action == .press, event.button == .left {
            modifier.action()
        }
        return false
    }
}
