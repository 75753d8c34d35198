import CursesUITerminal

/// The screen: the app's interface, and the layers above it.
final class ScreenLayoutNode: LayoutNode {
    let base: RootLayoutNode

    init(owner: Node) {
        base = RootLayoutNode(owner: owner)
        super.init(owner: owner)
    }

    override var visibility: LayoutVisibility { .clipped }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        for child in children { child.place(at: .zero, proposal: CellProposal(size)) }
    }
}
