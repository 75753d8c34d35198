/// The node of a view that has its own layout node for its content, such as a stack, a grid or a viewport.
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

    override var isContainer: Bool { true }

    override func makeLayoutNodes() -> [LayoutNode] { [layoutNode] }

    override func childLayoutNodesDidChange() {
        // Only the children of the container's layout node change. For the nodes above, the container stays the same.
        layoutContext.queue.invalidateChildren(of: self)
    }

    func collectChildren() {
        layoutNode.setChildren(child.layoutNodes)
    }
}
