import CursesUITerminal

/// Lays out the cells of a table row, or the titles. Every row divides its width in the same way.
struct TableCellsLayout: CellLayout {
    let columns: [TableColumnCells]
    let alignments: [TableColumnAlignment]

    /// The number of columns between two cells.
    nonisolated static let gap = 1

    private func widths(_ width: Int?) -> [Int] {
        let gaps = Self.gap * max(0, columns.count - 1)
        return TableColumnCells.share(width.map { $0.shrunk(by: gaps) }, columns)
    }

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let widths = widths(proposal.width)
        let height = zip(children, widths).map { child, width in
            child.size(for: CellProposal(width: width, height: proposal.height)).height
        }
        return CellSize(
            width: widths.reduce(0, +) + Self.gap * max(0, widths.count - 1),
            height: height.max() ?? 0
        )
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        var column = 0
        for ((child, alignment), width) in zip(zip(children, alignments), widths(proposal.width)) {
            let offer = CellProposal(width: width, height: size.height)
            let cell = CellSize(width: width, height: size.height)
            let origin = Alignment(horizontal: alignment.horizontal, vertical: .center).origin(
                of: child, offered: offer, in: cell)
            child.place(at: CellPoint(column: column, row: 0) + origin, proposal: offer)
            column += width + Self.gap
        }
    }
}

/// The cells of a row of a table, side by side.
struct TableCellStack<Content: View> {
    let widths: [TableColumnWidth]
    let alignments: [TableColumnAlignment]
    let content: Content

    init<Value>(_ columns: TableColumns<Value>, @ViewBuilder content: () -> Content) {
        widths = columns.widths
        alignments = columns.alignments
        self.content = content()
    }
}

extension TableCellStack: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> TableCellsLayout {
        TableCellsLayout(columns: widths.map { $0.cells(metrics) }, alignments: alignments)
    }
}
