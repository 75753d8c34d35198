import CursesUITerminal

/// Places the sidebar of a tab view beside its page, or the bar above it. Both have the same layout, so that the page
/// keeps its state when the screen becomes wider or narrower.
struct AdaptableTabLayout: CellLayout {
    let hasSidebar: Bool

    /// Returns the width of the sidebar in a tab view of a given width, both in columns.
    private static func width(in total: Int) -> Int { (total / 4).clamped(16, 30) }

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let sizes = children.map { $0.size(for: proposal) }
        return CellSize(
            width: proposal.width ?? sizes.map(\.width).max() ?? 0,
            height: proposal.height ?? sizes.map(\.height).reduce(0, +)
        )
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        guard let page = children.last, children.count > 1 else {
            children.first?.place(in: CellRect(origin: .zero, size: size), proposal: CellProposal(size))
            return
        }
        var start = CellPoint.zero
        if hasSidebar {
            start.column = min(size.width, Self.width(in: size.width))
            let area = CellSize(width: start.column, height: size.height)
            children[0].place(in: CellRect(origin: .zero, size: area), proposal: CellProposal(area))
        } else {
            let offer = CellProposal(width: size.width, height: nil)
            start.row = min(size.height, children[0].size(for: offer).height)
            children[0].place(at: .zero, proposal: offer)
        }
        let rest = CellSize(width: size.width - start.column, height: size.height - start.row)
        page.place(in: CellRect(origin: start, size: rest), proposal: CellProposal(rest))
    }
}
