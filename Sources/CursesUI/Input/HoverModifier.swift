import CursesUITerminal

/// Reports whether the mouse is over a view.
struct HoverModifier {
    let action: (Bool) -> Void
}

extension HoverModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, HoverModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, HoverModifier>> {
        HoverNode(view, in: context)
    }
}

final class HoverNode<Content: View>: ModifierNode<Content, HoverModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    func hoverDidChange(to isInside: Bool, at point: CellPoint) {
        guard !isRemoved else { return }
        modifier.action(isInside)
    }
}

extension View {
    /// Runs an action when the mouse enters the view, and when it leaves.
    ///
    /// While a view with this modifier is on the screen, the terminal reports every move of the mouse.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action)).mouseTracking(.motion)
    }
}
