import CursesUITerminal

/// Lays out the line above a bar at the bottom, and the items below the line. Without any item to see, the bar takes no
/// space.
struct BottomBarLayout: CellLayout {
    private var stack: StackLayout {
        StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
    }

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        guard isNeeded(children) else { return CellSize(width: proposal.width ?? 0, height: 0) }
        return stack.size(proposal, children: children)
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        if isNeeded(children) { return stack.place(children, in: size, proposal: proposal) }
        let nothing = CellRect(origin: .zero, size: .zero)
        for child in children { child.place(in: nothing, proposal: CellProposal(.zero)) }
    }

    @MainActor
    private func isNeeded(_ children: [LayoutNode]) -> Bool {
        guard let items = children.last else { return false }
        let size = items.size(for: .unspecified)
        return size.width > 0 && size.height > 0
    }
}
