import CursesUITerminal

/// A layout node that wraps a single layout node, and takes over its size, guides and traits. A subclass adds its own
/// behaviour.
class WrappingLayoutNode: LayoutNode {
    final let inner: LayoutNode

    init(around inner: LayoutNode, owner: Node) {
        self.inner = inner
        super.init(owner: owner)
        setChildren([inner])
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        inner.size(for: proposal)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        inner.place(at: .zero, proposal: proposal)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        inner.explicitGuide(key, in: size, proposal: proposal)
    }

    override final var traits: (any LayoutTraits)? { self }
}

extension WrappingLayoutNode: LayoutTraits {
    final var wrapped: LayoutNode? { inner }
}

/// Keeps the wrappers around the layout nodes of a view. A layout node that stays keeps its wrapper. The placeholder of
/// rows that are not built yet has none, because its container looks for it.
@MainActor
struct LayoutWrappers<Wrapper: WrappingLayoutNode> {
    private(set) var all: [Wrapper] = []

    mutating func wrap(_ nodes: [LayoutNode], _ make: (LayoutNode) -> Wrapper) -> [LayoutNode] {
        let old = Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0.inner), $0) })
        all.removeAll()
        return nodes.map { node in
            if node is RowPlaceholderLayoutNode { return node }
            let wrapper = old[ObjectIdentifier(node)] ?? make(node)
            all.append(wrapper)
            return wrapper
        }
    }
}
