/// A layout node without children that shows one view.
@MainActor
protocol LeafLayoutNode<Content>: LayoutNode {
    associatedtype Content: View

    /// Takes the view as it is described now, or its environment as it has become.
    func update(_ view: Content)
}

/// The node of a view that draws itself. It depends on what `update` reads.
final class LeafNode<V: View>: ViewNode<V> {
    private var layoutNode: (any LeafLayoutNode<V>)!

    init(
        _ view: V,
        in context: NodeContext,
        layout: (LeafNode<V>) -> any LeafLayoutNode<V>
    ) {
        super.init(view, in: context)
        layoutNode = tracking { layout(self) }
    }

    override func viewDidChange(from old: V) {
        refresh()
    }

    override func refresh() {
        tracking { layoutNode.update(view) }
    }

    override func makeLayoutNodes() -> [LayoutNode] { [layoutNode] }
}
