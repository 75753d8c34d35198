import CursesUITerminal

/// Lays out the items of a bar side by side, each in its ideal width. If they do not fit, first the gaps between them
/// shrink, then the widest items.
struct BarItemsLayout: CellLayout {
    /// The columns between two items, if there is space.
    private static let gap = 2
    private static let leastGap = 1

    /// Returns the number of columns that the gaps between items can lose.
    static func spareColumns(_ items: [LayoutNode]) -> Int { (gap - leastGap) * gapCount(items) }

    private static func gapCount(_ items: [LayoutNode]) -> Int { max(0, items.count - 1) }

    private func widths(_ proposal: CellProposal, _ children: [LayoutNode]) -> (items: [Int], gap: Int) {
        var widths = children.map { $0.size(for: CellProposal(width: nil, height: proposal.height)).width }
        guard let width = proposal.width else { return (widths, Self.gap) }
        let needed = widths.reduce(0, +)
        let count = Self.gapCount(children)
        if needed <= width.shrunk(by: Self.gap * count) { return (widths, Self.gap) }
        var excess = needed - width.shrunk(by: Self.leastGap * count)
        while excess > 0, let widest = widths.max(), widest > 0 {
            let next = widths.filter { $0 < widest }.max() ?? 0
            let wide = widths.indices.filter { widths[$0] == widest }
            for (place, index) in wide.enumerated() {
                let part = min(widest - next, (excess + wide.count - place - 1) / (wide.count - place))
                widths[index] -= part
                excess -= part
            }
        }
        return (widths, Self.leastGap)
    }

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let (widths, gap) = widths(proposal, children)
        let sizes = zip(children, widths).map {
            $0.size(for: CellProposal(width: $1, height: proposal.height))
        }
        return CellSize(
            width: sizes.map(\.width).reduce(gap * Self.gapCount(children), +),
            height: sizes.map(\.height).max() ?? 0
        )
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        var column = 0
        let (widths, gap) = widths(proposal, children)
        for (child, width) in zip(children, widths) {
            let offer = CellProposal(width: width, height: size.height)
            let own = child.size(for: offer)
            child.place(at: CellPoint(column: column, row: (size.height - own.height) / 2), proposal: offer)
            column += own.width + gap
        }
    }
}
