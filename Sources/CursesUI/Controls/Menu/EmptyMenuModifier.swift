/// Shows the last view of a menu only if there is nothing else in it.
struct EmptyMenuModifier {}

extension EmptyMenuModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, EmptyMenuModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, EmptyMenuModifier>> {
        EmptyMenuNode(view, in: context)
    }
}

private final class EmptyMenuNode<Content: View>: ModifierNode<Content, EmptyMenuModifier> {
    override func makeLayoutNodes() -> [LayoutNode] {
        let nodes = child.layoutNodes
        return nodes.count > 1 ? Array(nodes.dropLast()) : nodes
    }
}
