import CursesUITerminal

/// Gives narrow content more width, as far as there is room, with the content in the middle.
struct LeastWidthModifier {
    let columns: Int
}

extension LeastWidthModifier: LayoutModifier {
    func size(for proposal: CellProposal, of inner: LayoutNode, _ metrics: CellMetrics) -> CellSize {
        var size = inner.size(for: proposal)
        size.width = max(size.width, min(columns, proposal.width ?? columns))
        return size
    }

    func placement(
        of inner: LayoutNode, in size: CellSize, proposal: CellProposal, _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let width = inner.size(for: proposal).width
        return (CellPoint(column: max(0, size.width - width) / 2, row: 0), proposal)
    }
}
