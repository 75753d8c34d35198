import CursesUITerminal

/// Makes a window as wide as the ideal width of its content or of its bars. Without this, the bars would fill any
/// width.
struct WindowWidthModifier {
    /// - Parameter stack: the stack of the bars and the content.
    @MainActor
    private func fitted(_ proposal: CellProposal, _ stack: LayoutNode) -> CellProposal {
        guard let room = proposal.width, stack.children.contains(where: { $0.isBar }) else { return proposal }
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

/// Marks a view as a bar of a window or a screen.
struct BarTraitModifier: LayoutModifier {
    fileprivate static let key = ObjectIdentifier(BarTraitModifier.self)

    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == Self.key ? true : inner.layoutValue(for: key)
    }
}

extension LayoutNode {
    fileprivate final var isBar: Bool { layoutValue(for: BarTraitModifier.key) != nil }
}
