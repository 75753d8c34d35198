import CursesUITerminal

/// Lays out toasts above each other, the newest at the bottom.
///
/// Together they take at most half of the height, so that what the user is doing stays visible on a small screen. The
/// newest toast is always shown, and an older one reappears when there is room for it again.
struct ToastLayout: CellLayout {
    let alignment: HorizontalAlignment

    /// The row of a toast for which there is no room, far above any screen.
    private static let hiddenRow = -1_000_000

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        var size = CellSize.zero
        for child in shown(children, in: proposal) {
            let own = child.size(for: offer(in: proposal))
            size.width = max(size.width, own.width)
            size.height += own.height
        }
        return size
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        let offer = offer(in: proposal)
        let shown = shown(children, in: proposal)
        for child in children.dropLast(shown.count) {
            child.place(at: CellPoint(column: 0, row: Self.hiddenRow), proposal: offer)
        }
        var row = 0
        for child in shown {
            let own = child.size(for: offer)
            let room = CellSize(width: size.width, height: own.height)
            let origin = Alignment(horizontal: alignment, vertical: .top).origin(of: child, offered: offer, in: room)
            child.place(at: CellPoint(column: origin.column, row: row), proposal: offer)
            row += own.height
        }
    }

    private func offer(in proposal: CellProposal) -> CellProposal {
        CellProposal(width: proposal.width, height: nil)
    }

    /// Returns the newest toasts for which there is room.
    private func shown(_ children: [LayoutNode], in proposal: CellProposal) -> ArraySlice<LayoutNode> {
        guard let height = proposal.height else { return children[...] }
        var (count, total) = (0, 0)
        for child in children.reversed() {
            total += child.size(for: offer(in: proposal)).height
            guard count == 0 || total <= height / 2 else { break }
            count += 1
        }
        return children.suffix(count)
    }
}
