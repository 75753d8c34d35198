import CursesUITerminal

/// Runs an action for each step of the wheel over a view that has the focus.
struct WheelModifier {
    let action: @MainActor (_ isUp: Bool) -> Void
}

extension WheelModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, WheelModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, WheelModifier>> {
        WheelNode(view, in: context)
    }
}

private final class WheelNode<Content: View>: ModifierNode<Content, WheelModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        guard event.action == .scrollUp || event.action == .scrollDown, environment.isEnabled,
            layoutContext.focus.focused?.layoutNode.isIn(node) == true
        else { return false }
        modifier.action(event.action == .scrollUp)
        return true
    }
}
