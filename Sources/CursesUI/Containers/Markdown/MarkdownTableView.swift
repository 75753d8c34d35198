/// A table of a Markdown document.
struct MarkdownTableView: View {
    let table: MarkdownTable
    let document: MarkdownDocument

    var body: some View {
        Grid(alignment: .topLeading, columns: 2, rows: 0) {
            row(table.header).bold()
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach(table.rows.indices, id: \.self) { row(table.rows[$0]) }
        }
    }

    private func row(_ cells: [MarkdownText]) -> some View {
        GridRow {
            ForEach(table.columns.indices, id: \.self) { column in
                MarkdownTextView(text: column < cells.count ? cells[column] : MarkdownText(""), document: document)
                    .gridColumnAlignment(table.columns[column].horizontal)
            }
        }
    }
}

extension MarkdownTable.Alignment {
    fileprivate var horizontal: HorizontalAlignment {
        switch self {
        case .none, .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
