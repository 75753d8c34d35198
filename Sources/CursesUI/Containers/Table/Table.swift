import Foundation

/// Rows in columns. The titles of the columns are above the rows and sort them.
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
/// The focus starts in the rows. Shift-Tab moves to the titles, and Left and Right move between them. A click on a
/// title, or Return while it has the focus, moves the title's comparator to the front of the sort order, or reverses
/// the comparator if it is already at the front. The app sorts its data accordingly. The rows behave like the rows of a
/// ``List``. Text in a cell is limited to one line. A column without a minimum width keeps at least a few letters; if
/// the columns do not fit, the table scrolls horizontally.
public struct Table<Value: Identifiable> {
    private let rows: TableRows<Value>
    private let columns: [TableColumnEntry<Value>]
    private let selection: ListSelection?
    private let sortOrder: Binding<[KeyPathComparator<Value>]>?
    @Environment(\.tableStyle) private var style

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
    /// Creates a table with a row for each element, whose rows cannot be selected.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(rows: TableRows(values: Array(data)), columns().entries)
    }

    /// Creates a table with a row for each element, one of which can be selected.
    ///
    /// - Parameter selection: the id of the selected row.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(rows: TableRows(values: Array(data)), columns().entries, selection: ListSelection(selection))
    }

    /// Creates a table with a row for each element, any number of which can be selected.
    ///
    /// - Parameter selection: the ids of the selected rows.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(rows: TableRows(values: Array(data)), columns().entries, selection: ListSelection(selection))
    }

    /// Creates a table with a row for each element, whose rows can be sorted by column.
    ///
    /// - Parameter sortOrder: the sort order, which the titles of the columns change.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(rows: TableRows(values: Array(data)), columns().entries, sortOrder: sortOrder)
    }

    /// Creates a table with a row for each element, one of which can be selected, and whose rows can be sorted by
    /// column.
    ///
    /// - Parameters:
    ///   - selection: the id of the selected row.
    ///   - sortOrder: the sort order, which the titles of the columns change.
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

    /// Creates a table with a row for each element, any number of which can be selected, and whose rows can be sorted
    /// by column.
    ///
    /// - Parameters:
    ///   - selection: the ids of the selected rows.
    ///   - sortOrder: the sort order, which the titles of the columns change.
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
        if let style {
            style.makeBody(TableStyleConfiguration(content: AnyView(table)))
        } else {
            table
        }
    }

    @MainActor
    private var table: some View {
        let shared = TableColumns(entries: columns)
        let leading = ListRowLayoutNode.markWidth(for: selection)
        return List<Value.ID, TableSection<Value>>(
            selection,
            content: Section {
                ForEach(rows) { TableCells(row: $0, columns: shared) }
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

/// A row of a table.
struct TableCells<Value: Identifiable>: View {
    // The row is compared first, because it differs if one element's views are used for a different element.
    let row: TableRowEntry<Value>
    let columns: TableColumns<Value>

    var body: some View {
        if let menu = row.menu {
            cells.contextMenu(menuItems: menu)
        } else {
            cells
        }
    }

    private var cells: some View {
        TableCellStack(columns) {
            ForEach(data: columns.entries.indices) { index in
                // Because of the stack, a cell with empty content still takes its column.
                HStack(columns: 1) { columns.entries[index].cell.content(for: row.value) }
            } id: {
                $0
            }
        }
        .lineLimit(1)
    }
}

/// The columns of a table, shared by its rows and its titles. Two values are equal if each column shows the same
/// content for a row.
struct TableColumns<Value> {
    let entries: [TableColumnEntry<Value>]
    let widths: [TableColumnWidth]
    let alignments: [TableColumnAlignment]

    init(entries: [TableColumnEntry<Value>]) {
        self.entries = entries
        // Closures, because a key path in generic code is made anew each time that it is used.
        widths = entries.map { $0.width }
        alignments = entries.map { $0.alignment }
    }
}

extension TableColumns: ComparableInput {
    package static func isSameInput(_ old: TableColumns, _ new: TableColumns) -> Bool {
        // The rows of one table share the columns.
        old.entries.withUnsafeBufferPointer { old in
            new.entries.withUnsafeBufferPointer { new in
                old.count == new.count
                    && (old.baseAddress == new.baseAddress || old.elementsEqual(new, by: TableColumnEntry.isSameInput))
            }
        }
    }
}
