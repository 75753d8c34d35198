/// A layout node that shows one view and has no children.
@MainActor
protocol LeafLayoutNode<Content>: LayoutNode {
    associatedtype Content: View

    /// Called when the description of the view or its environment has changed.
    func update(_ view: Content)

    /// Whether the node differs from a new node only in its view; see ``Node/isInterchangeable``.
    var isInterchangeable: Bool { get }

    /// Returns the node's own value of a preference, or `nil` if it has none.
    func preference<Key: PreferenceKey>(_ key: Key.Type, of node: Node) -> Key.Value?
}

extension LeafLayoutNode {
    var isInterchangeable: Bool { false }

    func preference<Key: PreferenceKey>(_ key: Key.Type, of node: Node) -> Key.Value? { nil }
}

/// The node of a view that draws itself. Its dependencies are the values that `update` reads.
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

    /// Updates the layout node if the view has changed. A view with a closure always counts as changed, because the
    /// closure of a `Canvas`, for example, may read untracked values. The graph refreshes a marked node anyway.
    override func viewDidChange(from old: V) {
        if !ViewComparator.areEqualWithoutClosures(old, view) { refresh() }
    }

    override func refresh() {
        tracking { layoutNode.update(view) }
    }

    override func makeLayoutNodes() -> [LayoutNode] { [layoutNode] }

    override var isInterchangeable: Bool { layoutNode.isInterchangeable }

    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        layoutNode.preference(key, of: self)
    }
}
