/// The node of a view that lays out what is inside of it: a stack, a background, a reader.
class LayoutContainerNode<V: View, Content: View>: SingleChildNode<V, Content>, ContainerNode {
    private(set) final var layoutNode: LayoutNode!

    init(
        _ view: V,
        in context: NodeContext,
        content: @escaping (V) -> Content,
        layout: (Node) -> LayoutNode
    ) {
        super.init(view, in: context, content: content)
        layoutNode = layout(self)
        graph.layoutQueue.invalidateChildren(of: self)
    }

    override func makeLayoutNodes() -> [LayoutNode] { [layoutNode] }

    override func childLayoutNodesDidChange() {
        // The container stays the same for those above it.
        graph.layoutQueue.invalidateChildren(of: self)
    }

    func collectChildren() {
        layoutNode.setChildren(child.layoutNodes)
    }
}
