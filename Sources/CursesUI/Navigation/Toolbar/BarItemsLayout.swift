import CursesUITerminal

/// Lays out the items of a bar side by side, each in its ideal width. If they do not fit, the widest items shrink.
struct BarItemsLayout: CellLayout {
    /// The columns between two items.
    private static let gap = 2

    private func widths(_ proposal: CellProposal, _ children: [LayoutNode]) -> [Int] {
        var widths = children.map { $0.size(for: CellProposal(width: nil, height: proposal.height)).width }
        guard let width = proposal.width else { return widths }
        var excess = widths.reduce(0, +) - width.shrunk(by: gaps(children))
        while excess > 0, let widest = widths.max(), widest > 0 {
            let next = widths.filter { $0 < widest }.max() ?? 0
            let wide = widths.indices.filter { widths[$0] == widest }
            for (place, index) in wide.enumerated() {
                let part = min(widest - next, (excess + wide.count - place - 1) / (wide.count - place))
                widths[index] -= part
                excess -= part
            }
        }
        return widths
    }

    private func gaps(_ children: [LayoutNode]) -> Int { Self.gap * max(0, children.count - 1) }

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let sizes = zip(children, widths(proposal, children)).map {
            $0.size(for: CellProposal(width: $1, height: proposal.height))
        }
        return CellSize(
            width: sizes.map(\.width).reduce(gaps(children), +),
            height: sizes.map(\.height).max() ?? 0
        )
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        var column = 0
        for (child, width) in zip(children, widths(proposal, children)) {
            let offer = CellProposal(width: width, height: size.height)
            let own = child.size(for: offer)
            child.place(at: CellPoint(column: column, row: (size.height - own.height) / 2), proposal: offer)
            column += own.width + Self.gap
        }
    }
}

/// The items of a bar, side by side.
struct BarItemsStack<Content: View> {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension BarItemsStack: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> BarItemsLayout { BarItemsLayout() }
}
