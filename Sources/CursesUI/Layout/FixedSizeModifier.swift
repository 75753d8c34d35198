import CursesUITerminal

/// Gives a view its ideal size, regardless of the proposal.
struct FixedSizeModifier {
    let horizontal: Bool
    let vertical: Bool

    private func offer(_ proposal: CellProposal) -> CellProposal {
        CellProposal(
            width: horizontal ? nil : proposal.width,
            height: vertical ? nil : proposal.height
        )
    }
}

extension FixedSizeModifier: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        inner.size(for: offer(proposal))
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (.zero, offer(proposal))
    }
}

extension View {
    /// Gives the view its ideal size in both dimensions.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal size in the given dimensions.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
