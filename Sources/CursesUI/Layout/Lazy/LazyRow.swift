/// One element of a `ForEach` in a lazy container: a row that is built when it is about to be seen,
/// and taken down when it is far from it.
///
/// Its content is evaluated for itself: what it reads marks the row alone.
class LazyRow: Node {
    /// The element's place in the data.
    final var index: Int
    weak var source: (any LazyRowSource)?
    /// Whether it must stay although it is out of sight: it is about to be scrolled to.
    final var isPinned = false

    init(index: Int, source: any LazyRowSource, in context: NodeContext) {
        self.index = index
        self.source = source
        super.init(in: context)
    }

    /// The element's id.
    var anyID: AnyHashable { index }

    /// Whether what the user has done in the row would be lost with it.
    final var isWorthKeeping: Bool {
        isPinned || hasWrittenState
    }
}

extension Node {
    /// The row of a lazy container that the node is in; for a row, the one around it.
    final var enclosingLazyRow: LazyRow? {
        var node = parent
        while let current = node {
            if let row = current as? LazyRow { return row }
            node = current.parent
        }
        return nil
    }

    /// Whether a `@State` in the node, or below it, has been written, or an object is held there.
    final var hasWrittenState: Bool {
        var isWritten = holdsWrittenState
        forEachChild { if !isWritten { isWritten = $0.hasWrittenState } }
        return isWritten
    }
}

extension LayoutNode {
    /// The row that the node stands for among the rows of a lazy container, whose node is `container`;
    /// `nil` for a view that is there whether it is seen or not.
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

    init(
        index: Int,
        id: ID,
        source: any LazyRowSource,
        in context: NodeContext,
        content: @escaping () -> Content
    ) {
        self.id = id
        self.content = content
        super.init(index: index, source: source, in: context)
        child = makeNode(evaluate(), in: childContext)
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

    /// A row that shows nothing has a place all the same, so that it is known to be built.
    override func makeLayoutNodes() -> [LayoutNode] {
        let nodes = child.layoutNodes
        guard nodes.isEmpty else { return nodes }
        let node = blank ?? BlankRowLayoutNode(owner: self)
        blank = node
        return [node]
    }
}

/// Where a row stands that shows nothing.
final class BlankRowLayoutNode: LayoutNode {
    override var traits: (any LayoutTraits)? { self }
}

extension BlankRowLayoutNode: LayoutTraits {
    var takesSpacing: Bool { false }
}
