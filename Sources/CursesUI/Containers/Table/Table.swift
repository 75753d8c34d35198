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
    private let customization: Binding<TableColumnCustomization<Value>>?
    /// The ids of the rows whose rows below are shown, as far as the app does not keep that itself.
    @State private var expanded: Set<Value.ID> = []
    @Environment(\.tableStyle) private var style

    init(
        rows: TableRows<Value>,
        _ columns: [TableColumnEntry<Value>],
        selection: ListSelection? = nil,
        sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
        customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sortOrder = sortOrder
        self.customization = customization
    }
}

// In each initializer, `children` is the key path to the rows below a row, which are `nil` for a row that cannot be
// expanded, and `columnCustomization` says which columns are hidden.
extension Table {
    /// Creates a table with a row for each element, whose rows cannot be selected.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        children: KeyPath<Value, Data?>? = nil,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(
            rows: TableRows(data, children: children), columns().entries,
            customization: columnCustomization
        )
    }

    /// Creates a table with a row for each element, one of which can be selected.
    ///
    /// - Parameter selection: the id of the selected row.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        children: KeyPath<Value, Data?>? = nil,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(
            rows: TableRows(data, children: children), columns().entries, selection: ListSelection(selection),
            customization: columnCustomization
        )
    }

    /// Creates a table with a row for each element, any number of which can be selected.
    ///
    /// - Parameter selection: the ids of the selected rows.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        children: KeyPath<Value, Data?>? = nil,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(
            rows: TableRows(data, children: children), columns().entries, selection: ListSelection(selection),
            customization: columnCustomization
        )
    }

    /// Creates a table with a row for each element, whose rows can be sorted by column.
    ///
    /// - Parameter sortOrder: the sort order, which the titles of the columns change.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        children: KeyPath<Value, Data?>? = nil,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(
            rows: TableRows(data, children: children), columns().entries, sortOrder: sortOrder,
            customization: columnCustomization
        )
    }

    /// Creates a table with a row for each element, one of which can be selected, and whose rows can be sorted by
    /// column.
    ///
    /// - Parameters:
    ///   - selection: the id of the selected row.
    ///   - sortOrder: the sort order, which the titles of the columns change.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent<Value>>(
        _ data: Data,
        children: KeyPath<Value, Data?>? = nil,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(
            rows: TableRows(data, children: children), columns().entries, selection: ListSelection(selection),
            sortOrder: sortOrder, customization: columnCustomization
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
        children: KeyPath<Value, Data?>? = nil,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(
            rows: TableRows(data, children: children), columns().entries, selection: ListSelection(selection),
            sortOrder: sortOrder, customization: columnCustomization
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
        let shared = TableColumns(entries: customization?.wrappedValue.shown(columns) ?? columns.filter(\.isShown))
        let leading = ListRowLayoutNode.markWidth(for: selection)
        let rows = rows.flattened($expanded)
        return List<Value.ID, TableSection<Value>>(
            selection,
            content: Section {
                TableGroups(rows: rows, columns: shared)
            } header: {
                TableTitles(columns: shared, sortOrder: sortOrder, leadingColumns: leading)
            },
            leastWidth: TableColumnWidth.least(of: shared.widths, after: leading)
        )
        .listStyle(.plain)
        .modifier(WindowEnvironmentModifier())
    }
}

private typealias TableSection<Value: Identifiable> =
    Section<TableTitles<Value>, TableGroups<Value>, EmptyView>

/// A row of a table.
struct TableCells<Value: Identifiable>: View {
    // The row is compared first, because it differs if one element's views are used for a different element.
    let row: TableRowEntry<Value>
    let columns: TableColumns<Value>

    var body: some View {
        if !row.modifiers.isEmpty {
            row.modifiers.reduce(AnyView(outlined)) { $1($0) }
        } else if row.outline != nil {
            outlined
        } else {
            cells
        }
    }

    @MainActor
    private var outlined: some View {
        cells.modifier(
            ListRowTraitModifier { [outline = row.outline] in
                $0.level = outline?.level ?? 0
                $0.disclosure = outline?.disclosure
            })
    }

    private var cells: some View {
        TableCellStack(columns) {
            ForEach(data: columns.places) { index in
                // Because of the stack, a cell with empty content still takes its column.
                HStack(columns: 1) {
                    if index == 0, let outline = row.outline { TableRowSymbol(outline: outline) }
                    columns.entries[index].cell.content(for: row.value)
                }
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
    /// The positions of the columns, in an array, because generic code advances in a range slowly.
    let places: [Int]
    let widths: [TableColumnWidth]
    let alignments: [TableColumnAlignment]

    init(entries: [TableColumnEntry<Value>]) {
        self.entries = entries
        places = Array(entries.indices)
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
