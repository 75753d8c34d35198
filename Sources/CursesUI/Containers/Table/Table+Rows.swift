import Foundation

extension Table {
    /// Creates a table from individual rows.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(of: Value.self, columnCustomization: columnCustomization, columns: columns, rows: rows)
    }

    /// Creates a table from individual rows, one of which can be selected.
    ///
    /// - Parameter selection: the id of the selected row.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            of: Value.self, selection: selection, columnCustomization: columnCustomization, columns: columns,
            rows: rows)
    }

    /// Creates a table from individual rows, any number of which can be selected.
    ///
    /// - Parameter selection: the ids of the selected rows.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            of: Value.self, selection: selection, columnCustomization: columnCustomization, columns: columns,
            rows: rows)
    }

    /// Creates a table from individual rows, which can be sorted by column.
    ///
    /// - Parameter sortOrder: the sort order, which the titles of the columns change.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            of: Value.self, sortOrder: sortOrder, columnCustomization: columnCustomization, columns: columns,
            rows: rows)
    }

    /// Creates a table from individual rows, one of which can be selected, and which can be sorted by column.
    ///
    /// - Parameters:
    ///   - selection: the id of the selected row.
    ///   - sortOrder: the sort order, which the titles of the columns change.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            of: Value.self, selection: selection, sortOrder: sortOrder, columnCustomization: columnCustomization,
            columns: columns,
            rows: rows)
    }

    /// Creates a table from individual rows, any number of which can be selected, and which can be sorted by column.
    ///
    /// - Parameters:
    ///   - selection: the ids of the selected rows.
    ///   - sortOrder: the sort order, which the titles of the columns change.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            of: Value.self, selection: selection, sortOrder: sortOrder, columnCustomization: columnCustomization,
            columns: columns,
            rows: rows)
    }
}
