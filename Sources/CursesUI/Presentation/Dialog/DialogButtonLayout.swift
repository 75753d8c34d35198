import CursesUITerminal

/// Lays out the buttons of a dialog: side by side if they fit, otherwise in a column. Choices are always in a column.
struct DialogButtonLayout: CellLayout {
    let isColumn: Bool

    /// The columns between two buttons.
    private static let gap = 2

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let sizes = children.map { $0.size(for: .unspecified) }
        if isRow(sizes, proposal.width) {
            return CellSize(
                width: rowWidth(sizes),
                height: sizes.map(\.height).max() ?? 0
            )
        }
        return CellSize(
            width: min(sizes.map(\.width).max() ?? 0, proposal.width ?? .unbounded),
            height: sizes.map(\.height).reduce(0, +)
        )
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        let sizes = children.map { $0.size(for: .unspecified) }
        let isRow = isRow(sizes, proposal.width)
        var position = isRow ? (size.width - rowWidth(sizes)) / 2 : 0
        for (child, own) in zip(children, sizes) {
            if isRow {
                child.place(at: CellPoint(column: position, row: 0), proposal: .unspecified)
                position += own.width + Self.gap
            } else {
                let column = max(0, (size.width - own.width) / 2)
                let offer = CellProposal(width: min(own.width, size.width), height: nil)
                child.place(at: CellPoint(column: column, row: position), proposal: offer)
                position += own.height
            }
        }
    }

    private func rowWidth(_ sizes: [CellSize]) -> Int {
        sizes.map(\.width).reduce(0, +) + Self.gap * max(0, sizes.count - 1)
    }

    private func isRow(_ sizes: [CellSize], _ width: Int?) -> Bool {
        !isColumn && rowWidth(sizes) <= width ?? .unbounded
    }
}

/// Views laid out as a dialog's buttons.
struct DialogButtonStack<Content: View> {
    let isColumn: Bool
    let content: Content

    init(isColumn: Bool, @ViewBuilder content: () -> Content) {
        self.isColumn = isColumn
        self.content = content()
    }
}

extension DialogButtonStack: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> DialogButtonLayout {
        DialogButtonLayout(isColumn: isColumn)
    }
}
