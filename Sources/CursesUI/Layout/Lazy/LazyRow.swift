/// An element of a `ForEach` in a lazy container: a row that is built when it is about to become visible, and removed
/// when it is far away.
///
/// Its content is evaluated separately: a change of what it reads marks only the row.
class LazyRow: Node {
    /// The element's place in the data.
    final var index: Int
    weak var source: (any LazyRowSource)?
    /// Whether it must stay although it is out of sight, because it is about to be scrolled to.
    final var isPinned = false

    init(index: Int, source: any LazyRowSource, in context: NodeContext) {
        self.index = index
        self.source = source
        super.init(in: context)
    }

    /// The element's id.
    var anyID: AnyHashable { index }

    /// Whether state that the user has changed would be lost with the row.
    final var isWorthKeeping: Bool {
        isPinned || hasWrittenState
    }
}

extension Node {
    /// The row of a lazy container that contains the node; for a row, the row around it.
    final var enclosingLazyRow: LazyRow? {
        var node = parent
        while let current = node {
            if let row = current as? LazyRow { return row }
            node = current.parent
        }
        return nil
    }

    /// Whether a `@State` in the node, or below it, has been written, or an object is stored there.
    final var hasWrittenState: Bool {
        var isWritten = holdsWrittenState
        forEachChild { if !isWritten { isWritten = $0.hasWrittenState } }
        return isWritten
    }
}

extension LayoutNode {
    /// The row of the lazy container with the node `container` that contains this node; `nil` for a view that exists
    /// whether it is visible or not.
    final func lazyRow(in container: any LayoutOwner) -> LazyRow? {
        var node = unwrapped.owner as? Node
        while let current = node, current !== container {
            if let row = current as? LazyRow { return row }
            node = current.parent
        }
        return nil
    }
}

final class LazyRowNode<ID: Hashable, Content: View>: LazyRow {
    private(set) var id: ID
    private var content: () -> Content
    private var child: ViewNode<Content>!
    private var blank: LayoutNode?

    /// - Parameter old: a row that leaves, and hands over its nodes.
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

    /// Whether the row's nodes may be handed to a different row: it has one view, and nothing around the view remembers
    /// it.
    var canHandOver: Bool {
        guard child.preferences == nil, child.layoutNodes.count == 1, child.isInterchangeable else { return false }
        var isForgotten = true
        child.layoutNodes[0].forEachAncestor { node in
            isForgotten = node.forgetsChildren
            return isForgotten && node.asPinnedHeaderContainer == nil
        }
        return isForgotten
    }

    /// Hands the nodes to a new row; this row must be removed then.
    private func handOver(to row: LazyRowNode) -> ViewNode<Content> {
        let child = child!
        self.child = nil
        child.move(to: row)
        for node in child.layoutNodes { node.startAnew() }
        return child
    }

    override var anyID: AnyHashable { id }

    func update(index: Int, content: @escaping () -> Content) {
        self.index = index
        self.content = content
        graph.unmark(self)
        child.updateIfChanged(evaluate())
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

    /// Even a row without content has a layout node, which records that the row is built.
    override func makeLayoutNodes() -> [LayoutNode] {
        guard let nodes = child?.layoutNodes else { return [] }
        guard nodes.isEmpty else { return nodes }
        let node = blank ?? BlankRowLayoutNode(owner: self)
        blank = node
        return [node]
    }
}

/// The place of a row without content.
final class BlankRowLayoutNode: LayoutNode {
    override var traits: (any LayoutTraits)? { self }
}

extension BlankRowLayoutNode: LayoutTraits {
    var takesSpacing: Bool { false }
}
