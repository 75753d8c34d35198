import CursesUITerminal

/// Places views on top of each other, with the first view at the back.
///
/// ![Stacks, a grid, boxes and a lazy grid in a terminal](Gallery-layout.svg)
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content

    /// Creates a stack.
    ///
    /// - Parameter alignment: the guides on which the views are aligned.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Creates a stack. The spacing has no effect: it is between the layers, and a terminal has no depth.
    @_disfavoredOverload
    public init(alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content)
    }
}

extension ZStack: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> OverlapLayout {
        OverlapLayout(alignment: alignment)
    }
}

/// The layout of `ZStack`. All children get the same proposal, and are aligned on two guides.
struct OverlapLayout: CellLayout {
    let alignment: Alignment

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        arrange(children, proposal).size
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        place(children, at: .zero, proposal: proposal)
    }

    @MainActor
    func place(_ children: [LayoutNode], at start: CellPoint, proposal: CellProposal) {
        for (child, origin) in zip(children, arrange(children, proposal).origins) {
            child.place(at: start + origin, proposal: proposal)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int? {
        for (child, origin) in zip(children, arrange(children, proposal).origins) {
            let size = child.size(for: proposal)
            if let guide = child.explicitGuide(key, in: size, proposal: proposal) {
                return guide + origin[key.axis]
            }
        }
        return nil
    }

    private func arrange(
        _ children: [LayoutNode],
        _ proposal: CellProposal
    ) -> (origins: [CellPoint], size: CellSize) {
        guard !children.isEmpty else { return ([], .zero) }
        let guides = children.map { child in
            let size = child.size(for: proposal)
            return CellPoint(
                column: child.guide(alignment.horizontal.key, in: size, proposal: proposal),
                row: child.guide(alignment.vertical.key, in: size, proposal: proposal)
            )
        }
        var before = CellPoint(column: .min, row: .min)
        var after = before
        for (child, guide) in zip(children, guides) {
            let size = child.size(for: proposal)
            before.column = max(before.column, guide.column)
            before.row = max(before.row, guide.row)
            after.column = max(after.column, size.width - guide.column)
            after.row = max(after.row, size.height - guide.row)
        }
        let size = CellSize(
            width: max(0, before.column + after.column),
            height: max(0, before.row + after.row)
        )
        return (guides.map { before - $0 }, size)
    }
}
