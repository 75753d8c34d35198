/// Makes a view a section for the arrow keys: they lead to it as a whole, wherever its controls are in it.
struct FocusSectionModifier {}

extension FocusSectionModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, FocusSectionModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, FocusSectionModifier>> {
        FocusSectionNode(view, in: context)
    }
}

private final class FocusSectionNode<Content: View>: ModifierNode<Content, FocusSectionModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    var isFocusSection: Bool { true }

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }
}

extension LayoutNode {
    /// The outermost section around the node in which another node is not; the node itself without a section.
    func focusSection(outside other: LayoutNode) -> LayoutNode {
        sequence(first: self, next: \.parent).reversed().first { node in
            (node as? InputLayoutNode)?.handler?.isFocusSection == true && !other.isIn(node)
        } ?? self
    }

    /// The first view below the node that a condition holds for, if input reaches it.
    func firstInput(where isMeant: (any InputHandler) -> Bool) -> InputLayoutNode? {
        guard !visibility.keepsInputOut else { return nil }
        if let input = self as? InputLayoutNode, let handler = input.handler, isMeant(handler) { return input }
        for child in children {
            if let found = child.firstInput(where: isMeant) { return found }
        }
        return nil
    }
}

extension View {
    /// Lets the arrow keys lead to the view as a whole: to its nearest control, even if none of its controls is in line
    /// with the control that has the focus.
    nonisolated public func focusSection() -> some View {
        modifier(FocusSectionModifier())
    }
}
