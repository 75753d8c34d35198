import CursesUITerminal

/// Tabs side by side over the whole width: equally wide where their labels allow, or else each as wide
/// as its label with an equal part of what is left.
struct TabBarLayout: CellLayout {
    /// Columns between two labels that fill the bar.
    private static let gap = 1

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let sizes = children.map { $0.size(for: .unspecified) }
        let width = sizes.map(\.width).reduce(0, +) + Self.gap * max(0, children.count - 1)
        return CellSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        var column = 0
        for (child, width) in zip(children, widths(of: children, in: size.width)) {
            child.place(
                at: CellPoint(column: column, row: 0),
                proposal: CellProposal(width: width, height: size.height)
            )
            column += width
        }
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int? { nil }

    @MainActor
    private func widths(of children: [LayoutNode], in total: Int) -> [Int] {
        let ideals = children.map { $0.size(for: .unspecified).width }
        let isEqual = (ideals.max() ?? 0) * children.count <= total
        var left = isEqual ? total : max(0, total - ideals.reduce(0, +))
        // A blank behind each name but the last one, before any more room is shared.
        let gaps = isEqual ? 0 : min(left, Self.gap * max(0, children.count - 1))
        left -= gaps
        return ideals.enumerated().map { index, ideal in
            let part = left / (children.count - index)
            left -= part
            return isEqual ? part : ideal + part + (index < gaps ? 1 : 0)
        }
    }
}

/// Views laid out as tabs in a bar.
struct TabBarStack<Content: View> {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension TabBarStack: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> TabBarLayout { TabBarLayout() }
}
