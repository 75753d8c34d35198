/// A layout node that shows one view and has no children.
@MainActor
protocol LeafLayoutNode<Content>: LayoutNode {
    associatedtype Content: View

    /// Sets the current view, after its description or its environment has changed.
    func update(_ view: Content)

    /// Whether the node differs from a new one in nothing but its view: see ``Node/isInterchangeable``.
    var isInterchangeable: Bool { get }
}

extension LeafLayoutNode {
    var isInterchangeable: Bool { false }
}

/// The node of a view that draws itself. It depends on the values that `update` reads.
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

    /// A view with a closure always counts as changed: the closure of a `Canvas` may read values that are not tracked.
    /// A node that is marked is refreshed by the graph, whether its view has changed or not.
    override func viewDidChange(from old: V) {
        if !ViewComparator.areEqualWithoutClosures(old, view) { refresh() }
    }

    override func refresh() {
        tracking { layoutNode.update(view) }
    }

    override func makeLayoutNodes() -> [LayoutNode] { [layoutNode] }

    override var isInterchangeable: Bool { layoutNode.isInterchangeable }
}
