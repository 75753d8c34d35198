import CursesUITerminal

/// Sets the width of a view in columns, regardless of an app's units.
struct ColumnsModifier {
    let columns: Int
    let alignment: Alignment
}

extension ColumnsModifier: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        CellSize(
            width: columns, height: inner.size(for: CellProposal(width: columns, height: proposal.height)).height)
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let offer = CellProposal(width: columns, height: proposal.height)
        return (alignment.origin(of: inner, offered: offer, in: size), offer)
    }
}

extension View {
    /// Sets the width of the view in columns, regardless of an app's units.
    nonisolated func frame(columns: Int, alignment: Alignment = .center) -> some View {
        modifier(ColumnsModifier(columns: max(0, columns), alignment: alignment))
    }
}
