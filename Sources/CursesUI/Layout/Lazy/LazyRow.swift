/// An element of a `ForEach` in a lazy container: a row that is built when it is about to become visible, and removed
/// when it is far away.
///
/// The content of each row is evaluated separately: if a value that it reads changes, only that row is marked.
class LazyRow: Node {
    /// The element's index in the data.
    final var index: Int
    weak var source: (any LazyRowSource)?
    /// Whether the row must be kept although it is out of sight, because the app is about to scroll to it.
    final var isPinned = false
    /// Whether a node in the row has properties that may keep state. In most rows there is none, and their nodes need not
    /// be searched for it.
    fileprivate final var mayHoldState = false

    init(index: Int, source: any LazyRowSource, in context: NodeContext) {
        self.index = index
        self.source = source
        super.init(in: context)
    }

    override final var asLazyRow: LazyRow? { self }

    /// The element's id.
    var anyID: AnyHashable { index }

    /// Whether removing the row would lose state that has been written, or whether the row is pinned.
    final var isWorthKeeping: Bool {
        isPinned || mayHoldState && hasWrittenState
    }
}

extension Node {
    /// Returns the row of the given lazy container that contains the node. For a row itself, this is the row around it,
    /// if rows are nested in the container.
    final func enclosingLazyRow(in container: any LayoutOwner) -> LazyRow? {
        var node = parent
        while let current = node, current !== container {
            if let row = current.asLazyRow { return row }
            node = current.parent
        }
        return nil
    }

    /// Tells the rows around the node that it may keep state.
    final func noteStateInRows() {
        var node = parent
        while let current = node {
            if let row = current.asLazyRow {
                // If a row knows, the rows around it know as well.
                if row.mayHoldState { return }
                row.mayHoldState = true
            }
            node = current.parent
        }
    }

    /// Whether a `@State` in the node's subtree has been written, or stores an object.
    fileprivate final var hasWrittenState: Bool {
        var isWritten = holdsWrittenState
        forEachChild { if !isWritten { isWritten = $0.hasWrittenState } }
        return isWritten
    }
}

extension LayoutNode {
    /// Returns the row of the given lazy container that contains this node; `nil` if the node is not in a lazily built
    /// row.
    final func lazyRow(in container: any LayoutOwner) -> LazyRow? {
        var node = unwrapped.owner as? Node
        while let current = node, current !== container {
            if let row = current.asLazyRow { return row }
            node = current.parent
        }
        return nil
    }
}

final class LazyRowNode<ID: Hashable, Content: View>: LazyRow {
    let id: ID
    /// The id as the selection compares it, made once: a list reads it for each row in each frame that selects a row.
    private lazy var hashableID = AnyHashable(id)
    private var content: () -> Content
    private var child: ViewNode<Content>!
    private var blank: LayoutNode?

    /// - Parameter old: a row that is about to be removed, whose nodes are reused.
    init(
        index: Int,
        id: ID,
        source: any LazyRowSource,
        in context: NodeContext,
        replacing old: LazyRowNode? = nil,
        content: @escaping () -> Content
    ) {
        self.id = id
        self.content = content
        super.init(index: index, source: source, in: context)
        guard let child = old?.handOver(to: self) else {
            child = makeNode(evaluate(), in: childContext)
            return
        }
        self.child = child
        child.updateIfChanged(evaluate())
    }

    /// Whether another row can reuse this row's nodes: the row must have a single view, and no ancestor may keep
    /// information about that view.
    var canHandOver: Bool {
        guard child.preferences == nil, child.layoutNodes.count == 1, child.isInterchangeable else { return false }
        var isForgotten = true
        child.layoutNodes[0].forEachAncestor { node in
            isForgotten = node.forgetsChildren
            return isForgotten && node.asPinnedHeaderContainer == nil
        }
        return isForgotten
    }

    /// Moves the nodes to a new row. The caller must then remove this row.
    private func handOver(to row: LazyRowNode) -> ViewNode<Content> {
        let child = child!
        self.child = nil
        child.move(to: row)
        for node in child.layoutNodes { node.startAnew() }
        return child
    }

    override var anyID: AnyHashable { hashableID }

    func update(index: Int, content: @escaping () -> Content) {
        self.index = index
        self.content = content
        graph.unmarking(self) { child.updateIfChanged(evaluate()) }
    }

    override func refresh() {
        child.updateIfChanged(evaluate())
    }

    private func evaluate() -> Content {
        tracking(content)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    /// Returns the layout nodes of the content. Even a row without content has a layout node, which shows that the row
    /// is built.
    override func makeLayoutNodes() -> [LayoutNode] {
        guard let nodes = child?.layoutNodes else { return [] }
        guard nodes.isEmpty else { return nodes }
        let node = blank ?? BlankRowLayoutNode(owner: self)
        blank = node
        return [node]
    }
}

/// The layout node of a row without content.
final class BlankRowLayoutNode: RowPlaceholderLayoutNode {
    override var traits: (any LayoutTraits)? { self }
}

extension BlankRowLayoutNode: LayoutTraits {
    var takesSpacing: Bool { false }
}
