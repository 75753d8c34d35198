import CursesUITerminal

/// Makes a window as wide as the ideal width of its content or of its bars. Without this, the bars would fill any
/// width.
struct WindowWidthModifier {
    /// Whether the window is as wide as its content, and not as the screen.
    let fits: Bool

    /// - Parameter stack: the stack of the bars and the content.
    @MainActor
    private func fitted(_ proposal: CellProposal, _ stack: LayoutNode) -> CellProposal {
        guard fits, let room = proposal.width, stack.children.contains(where: { $0.isBar }) else { return proposal }
        let widths = stack.children.map { child in
            child.size(for: child.isBar ? .unspecified : proposal).width
        }
        return CellProposal(width: min(room, widths.max() ?? 0), height: proposal.height)
    }
}

extension WindowWidthModifier: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        inner.size(for: fitted(proposal, inner))
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (.zero, fitted(proposal, inner))
    }
}
