import CursesUITerminal

/// Lays out tabs side by side over the whole width. They are equally wide if their labels allow it; otherwise each is
/// as wide as its label plus an equal part of the remaining width.
struct TabBarLayout: CellLayout {
    /// The minimum number of columns between two labels.
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

    @MainActor
    private func widths(of children: [LayoutNode], in total: Int) -> [Int] {
        let ideals = children.map { $0.size(for: .unspecified).width }
        let isEqual = ((ideals.max() ?? 0) + Self.gap) * children.count <= total
        let gaps = Self.gap * max(0, children.count - 1)
        var left = isEqual ? total : max(0, total - ideals.reduce(0, +) - gaps)
        return ideals.enumerated().map { index, ideal in
            let part = left / (children.count - index)
            left -= part
            return isEqual ? part : ideal + part + (index > 0 ? Self.gap : 0)
        }
    }
}

/// Lays out a tab's label above its line. The label is centred or slightly to the right, so that labels that fill the
/// bar never touch.
struct TabLayout: CellLayout {
    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let sizes = children.map { $0.size(for: offer(proposal)) }
        return CellSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).reduce(0, +)
        )
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        var row = 0
        for child in children {
            let own = child.size(for: offer(proposal))
            let column = (size.width.shrunk(by: own.width) + 1) / 2
            child.place(at: CellPoint(column: column, row: row), proposal: offer(proposal))
            row += own.height
        }
    }

    private func offer(_ proposal: CellProposal) -> CellProposal {
        CellProposal(width: proposal.width, height: nil)
    }
}
