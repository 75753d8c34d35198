import CursesUITerminal

/// Limits the width of a view, so that its rows stay readable, and centres the view in a wider space.
struct ReadableWidthModifier {
    /// The maximum width in columns.
    static let widest = 84
}

extension ReadableWidthModifier: LayoutModifier {
    func size(for proposal: CellProposal, of inner: LayoutNode, _ metrics: CellMetrics) -> CellSize {
        let size = inner.size(for: narrowed(proposal))
        return CellSize(width: max(size.width, proposal.width ?? 0), height: size.height)
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let narrowed = narrowed(proposal)
        let width = inner.size(for: narrowed).width
        return (CellPoint(column: max(0, (size.width - width) / 2), row: 0), narrowed)
    }

    private func narrowed(_ proposal: CellProposal) -> CellProposal {
        CellProposal(width: proposal.width.map { min($0, Self.widest) }, height: proposal.height)
    }
}
