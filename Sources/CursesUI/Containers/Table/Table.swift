import Foundation

/// Rows in columns, with the columns' titles above, which sort the rows.
///
/// ```swift
/// @State private var order = [KeyPathComparator(\Person.name)]
/// @State private var chosen: Person.ID?
///
/// Table(people, selection: $chosen, sortOrder: $order) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
/// }
/// .onChange(of: order) { people.sort(using: order) }
/// ```
///
/// ```text
/// Name ▴              Age
/// Ada                 36
/// Linus               54
/// ```
///
/// The focus starts in the rows. Shift-Tab goes to the titles, among which left and right move. A click on a title, or
/// Return while it has the focus, moves its comparator to the front of the sort order, or reverses its order if it is
/// in front already. The app sorts its data accordingly. The rows are those of a ``List``. A text in a cell takes one
/// line. A column that sets no minimum width keeps a few letters; where the columns do not fit, the table scrolls
/// sideways.
public struct Table<Value: Identifiable> {
    private let rows: TableRows<Value>
    private let columns: [TableColumnEntry<Value>]
    private let selection: ListSelection?
    private let sortOrder: Binding<[KeyPathComparator<Value>]>?

    init(
        rows: TableRows<Value>,
        _ columns: [TableColumnEntry<Value>],
        selection: ListSelection? = nil,
        sortOrder: Binding<[KeyPathComparator<Value>]>? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sortOrder = sortOrder
    }
}

extension Table {
    /// A table with a row for each element, whose rows cannot be selected.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(rows: TableRows(values: Array(data)), columns().entries)
    }

    /// - Parameter selection: the selected row.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(rows: TableRows(values: Array(data)), columns().entries, selection: ListSelection(selection))
    }

    /// - Parameter selection: the selected rows.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(rows: TableRows(values: Array(data)), columns().entries, selection: ListSelection(selection))
    }

    /// - Parameter sortOrder: the order that the titles of the columns change.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(rows: TableRows(values: Array(data)), columns().entries, sortOrder: sortOrder)
    }

    /// - Parameters:
    ///   - selection: the selected row.
    ///   - sortOrder: the order that the titles of the columns change.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(
            rows: TableRows(values: Array(data)), columns().entries, selection: ListSelection(selection),
            sortOrder: sortOrder
        )
    }

    /// - Parameters:
    ///   - selection: the selected rows.
    ///   - sortOrder: the order that the titles of the columns change.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(
            rows: TableRows(values: Array(data)), columns().entries, selection: ListSelection(selection),
            sortOrder: sortOrder
        )
    }
}

extension Table: View {
    public var body: some View {
        let shared = TableColumns(entries: columns)
        let leading = ListRowLayoutNode.markWidth(for: selection)
        List<Value.ID, TableSection<Value>>(
            selection,
            content: Section {
                ForEach(rows) { TableCells(columns: shared, row: $0) }
            } header: {
                TableTitles(columns: shared, sortOrder: sortOrder, leadingColumns: leading)
            },
            leastWidth: TableColumnWidth.least(of: shared.widths, after: leading)
        )
        .listStyle(.plain)
    }
}

private typealias TableSection<Value: Identifiable> =
    Section<TableTitles<Value>, ForEach<TableRows<Value>, Value.ID, TableCells<Value>>, EmptyView>

/// The titles of a table's columns.
struct TableTitles<Value>: View {
    let columns: TableColumns<Value>
    let sortOrder: Binding<[KeyPathComparator<Value>]>?
    /// The width of the signs and marks that the rows have in front of their cells.
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
        TableCellStack(columns.widths) {
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

/// A row of a table.
struct TableCells<Value: Identifiable>: View {
    let columns: TableColumns<Value>
    let row: TableRowEntry<Value>

    var body: some View {
        if let menu = row.menu {
            cells.contextMenu(menuItems: menu)
        } else {
            cells
        }
    }

    private var cells: some View {
        TableCellStack(columns.widths) {
            ForEach(columns.entries.indices, id: \.self) { index in
                // A column without a cell for the row leaves its place empty.
                HStack(columns: 1) { columns.entries[index].cell.content(for: row.value) }
            }
        }
        .lineLimit(1)
    }
}

/// The columns of a table, shared by its parts: equal if each column shows the same content for a row.
struct TableColumns<Value> {
    let entries: [TableColumnEntry<Value>]

    var widths: [TableColumnWidth] { entries.map(\.width) }
}

extension TableColumns: ComparableInput {
    package static func isSameInput(_ old: TableColumns, _ new: TableColumns) -> Bool {
        old.entries.elementsEqual(new.entries, by: TableColumnEntry.isSameInput)
    }
}
