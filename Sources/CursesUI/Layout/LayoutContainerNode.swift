/// The node of a view that lays out its content with a layout node of its own: a stack, a grid, a viewport.
class LayoutContainerNode<V: View, Content: View, L: LayoutNode>:
    SingleChildNode<V, Content>, ContainerNode
{
    private(set) final var layoutNode: L!

    init(
        _ view: V,
        in context: NodeContext,
        content: @escaping (V) -> Content,
        layout: (Node) -> L
    ) {
        super.init(view, in: context, content: content)
        layoutNode = layout(self)
        layoutContext.queue.invalidateChildren(of: self)
    }

    override func makeLayoutNodes() -> [LayoutNode] { [layoutNode] }

    override func childLayoutNodesDidChange() {
        // The container itself does not change for the nodes above it.
        layoutContext.queue.invalidateChildren(of: self)
    }

    func collectChildren() {
        layoutNode.setChildren(child.layoutNodes)
    }
}
