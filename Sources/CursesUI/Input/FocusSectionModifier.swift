/// Makes a view a focus section: an arrow key can reach its controls even if they are not in line with the focused
/// control.
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
    /// Returns the outermost focus section that contains the node but not the other node; without such a section, the
    /// node itself.
    func focusSection(outside other: LayoutNode) -> LayoutNode {
        var section = self
        func isSection(_ node: LayoutNode) -> Bool {
            (node as? InputLayoutNode)?.handler?.isFocusSection == true && !other.isIn(node)
        }
        forEachAncestor { node in
            if isSection(node) { section = node }
            return true
        }
        return section
    }

    /// Returns the first view in the subtree that meets a condition and can receive input.
    func firstInput(where isMeant: (any InputHandler) -> Bool) -> InputLayoutNode? {
        guard !visibility.keepsInputOut else { return nil }
        if let input = self as? InputLayoutNode, let handler = input.handler, isMeant(handler) { return input }
        for child in children {
            if let found = child.firstInput(where: isMeant) { return found }
        }
        return nil
    }

    /// Calls a closure with each view in the subtree that can receive input.
    func forEachInput(_ visit: (InputLayoutNode) -> Void) {
        guard !visibility.keepsInputOut else { return }
        if let input = self as? InputLayoutNode { visit(input) }
        for child in children { child.forEachInput(visit) }
    }
}

extension View {
    /// Makes the view a focus section: an arrow key that leads to the view moves the focus to its nearest control, even
    /// if no control in it is in line with the focused control.
    nonisolated public func focusSection() -> some View {
        modifier(FocusSectionModifier())
    }
}
