import CursesUITerminal

/// A layout node around another one, which answers for it: as large, in the same place, with the same
/// guides and traits. What else it does is up to its subclasses.
class WrappingLayoutNode: LayoutNode {
    final let inner: LayoutNode

    init(around inner: LayoutNode, owner: Node) {
        self.inner = inner
        super.init(owner: owner)
        lazyRow = inner.lazyRow
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

    override var priority: Double { inner.priority }
    override var zIndex: Double { inner.zIndex }
    override var mayBeRaised: Bool { inner.mayBeRaised }
    override var wantsSpacing: Bool { inner.wantsSpacing }
    override var passesTraitsOn: Bool { true }

    override func layoutValue(for key: ObjectIdentifier) -> Any? {
        inner.layoutValue(for: key)
    }
}
