import CursesUITerminal

/// Tabs side by side over the whole width: equally wide where their labels allow, or else each as wide
/// as its label with an equal part of what is left.
struct TabBarLayout: CellLayout {
    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let sizes = children.map { $0.size(for: .unspecified) }
        let names = sizes.map(\.width)
        let width = names.reduce(0, +) + Self.margins(of: names).reduce(0, +)
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

    /// How much wider than its name each tab is at least, so that no two names touch. A name stands in the
    /// middle of its tab, where an odd column more falls before an odd name and behind an even one.
    private static func margins(of names: [Int]) -> [Int] {
        var margins = names.map { _ in 0 }
        for (first, second) in zip(names.indices, names.indices.dropFirst()) {
            let behind = (margins[first] + (names[first].isMultiple(of: 2) ? 1 : 0)) / 2
            guard behind == 0 else { continue }
            if names[first].isMultiple(of: 2) {
                margins[first] += 1
            } else if !names[second].isMultiple(of: 2) {
                margins[second] += 1
            } else {
                margins[first] = 2
            }
        }
        return margins
    }

    @MainActor
    private func widths(of children: [LayoutNode], in total: Int) -> [Int] {
        let ideals = children.map { $0.size(for: .unspecified).width }
        let isEqual = ((ideals.max() ?? 0) + 1) * children.count <= total
        let margins = isEqual ? ideals.map { _ in 0 } : Self.margins(of: ideals)
        var left = isEqual ? total : max(0, total - ideals.reduce(0, +) - margins.reduce(0, +))
        return ideals.enumerated().map { index, ideal in
            let part = left / (children.count - index)
            left -= part
            return isEqual ? part : ideal + part + margins[index]
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
