import CursesUITerminal

/// Lays out the buttons of a dialog: side by side if they fit, otherwise in a column. The buttons of a confirmation
/// dialog are always in a column. Text fields are above the buttons, each in its own row.
struct DialogButtonLayout: CellLayout {
    let isColumn: Bool

    /// The columns between two buttons.
    private static let gap = 2

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let (fields, buttons) = parts(children)
        let fieldSizes = fields.map { $0.size(for: CellProposal(width: proposal.width, height: nil)) }
        let sizes = buttons.map { $0.size(for: .unspecified) }
        let isRow = isRow(sizes, proposal.width)
        let width = isRow ? rowWidth(sizes) : min(sizes.map(\.width).max() ?? 0, proposal.width ?? .unbounded)
        let height = isRow ? sizes.map(\.height).max() ?? 0 : sizes.map(\.height).reduce(0, +)
        return CellSize(
            width: max(width, fieldSizes.map(\.width).max() ?? 0),
            height: height + fieldSizes.map(\.height).reduce(0, +)
        )
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        let (fields, buttons) = parts(children)
        var row = 0
        for field in fields {
            let offer = CellProposal(width: size.width, height: nil)
            field.place(at: CellPoint(column: 0, row: row), proposal: offer)
            row += field.size(for: offer).height
        }
        let sizes = buttons.map { $0.size(for: .unspecified) }
        let isRow = isRow(sizes, proposal.width)
        var column = (size.width - rowWidth(sizes)) / 2
        for (button, own) in zip(buttons, sizes) {
            if isRow {
                button.place(at: CellPoint(column: column, row: row), proposal: .unspecified)
                column += own.width + Self.gap
            } else {
                let start = max(0, (size.width - own.width) / 2)
                let offer = CellProposal(width: min(own.width, size.width), height: nil)
                button.place(at: CellPoint(column: start, row: row), proposal: offer)
                row += own.height
            }
        }
    }

    /// Separates the text fields, which become as wide as the dialog, from the other views.
    private func parts(_ children: [LayoutNode]) -> (fields: [LayoutNode], buttons: [LayoutNode]) {
        let isField = children.map { child in
            child.size(for: CellProposal(width: Self.wide, height: nil)).width == Self.wide
        }
        return (
            zip(children, isField).filter(\.1).map(\.0), zip(children, isField).filter { !$0.1 }.map(\.0)
        )
    }

    /// A width in columns that only a flexible view accepts.
    private static let wide = 1_000

    private func rowWidth(_ sizes: [CellSize]) -> Int {
        sizes.map(\.width).reduce(0, +) + Self.gap * max(0, sizes.count - 1)
    }

    private func isRow(_ sizes: [CellSize], _ width: Int?) -> Bool {
        !isColumn && rowWidth(sizes) <= width ?? .unbounded
    }
}
