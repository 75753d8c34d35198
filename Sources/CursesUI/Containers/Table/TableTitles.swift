import Foundation

/// The titles of a table's columns.
struct TableTitles<Value>: View {
    let columns: TableColumns<Value>
    let sortOrder: Binding<[KeyPathComparator<Value>]>?
    /// The width of the selection mark in front of the rows' cells.
    let leadingColumns: Int
    @Environment(\.tableColumnHeaders) private var visibility

    init(columns: TableColumns<Value>, sortOrder: Binding<[KeyPathComparator<Value>]>?, leadingColumns: Int) {
        self.columns = columns
        self.sortOrder = sortOrder
        self.leadingColumns = leadingColumns
    }

    var body: some View {
        if visibility != .hidden { titles }
    }

    @MainActor
    private var titles: some View {
        TableCellStack(columns) {
            ForEach(columns.entries.indices, id: \.self) { index in
                HStack(columns: 1) { title(of: columns.entries[index]) }
            }
        }
        .bold()
        .lineLimit(1)
        .modifier(FocusGroupModifier())
        .environment(\.yieldsInitialFocus, true)
        .padding(cells: CellInsets(top: 0, leading: leadingColumns, bottom: 0, trailing: 0))
        .modifier(SurfaceModifier(role: \.header))
    }

    @ViewBuilder @MainActor
    private func title(of column: TableColumnEntry<Value>) -> some View {
        if let sortOrder, let comparator = column.comparator {
            let order = sortOrder.wrappedValue.first.flatMap {
                $0.keyPath == comparator.keyPath ? $0.order : nil
            }
            Button {
                sort(sortOrder, by: comparator)
            } label: {
                HStack(columns: 1) {
                    column.title
                    if let order {
                        Image(systemName: order == .forward ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill")
                            .accessibilityHidden(true)
                    }
                }
            }
            .buttonStyle(.plain)
        } else {
            column.title
        }
    }

    private func sort(
        _ sortOrder: Binding<[KeyPathComparator<Value>]>,
        by comparator: KeyPathComparator<Value>
    ) {
        var order = sortOrder.wrappedValue
        if order.first?.keyPath == comparator.keyPath {
            order[0].order = order[0].order == .forward ? .reverse : .forward
        } else {
            order.removeAll { $0.keyPath == comparator.keyPath }
            order.insert(comparator, at: 0)
        }
        sortOrder.wrappedValue = order
    }
}
