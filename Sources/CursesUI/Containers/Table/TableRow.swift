/// A row of a table that shows a value.
public struct TableRow<Value: Identifiable> {
    let value: Value

    /// Creates a row that shows a value.
    public init(_ value: Value) {
        self.value = value
    }
}

/// One or more rows.
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable

    /// The values that the table shows in its rows.
    var _rows: _TableRows<TableRowValue> { get }
}

/// Type-erased rows.
public struct _TableRows<Value: Identifiable> {
    var rows: TableRows<Value>
}

extension TableRow: TableRowContent {
    public var _rows: _TableRows<Value> { _TableRows(rows: TableRows(values: [value])) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public var _rows: _TableRows<Content.TableRowValue> {
        _TableRows(
            rows: data.reduce(into: TableRows()) { $0.append(content($1)._rows.rows) })
    }
}

// Disfavored, because views are far more frequent. The builder lets the compiler reject a closure that returns a view
// before it tries the meanings of the operators in it.
extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: TableRowContent {
    /// Creates a row for each element.
    @_disfavoredOverload
    public init<V>(
        _ data: Data,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    /// Creates a row for each element.
    public init(_ data: Data) {
        self.init(data: data, content: { TableRow($0) }) { $0.id }
    }
}

/// Several rows.
public struct TupleTableRowContent<TableRowValue: Identifiable>: TableRowContent {
    public let _rows: _TableRows<TableRowValue>
}

/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Returns one statement of the closure.
    public static func buildExpression<Content: TableRowContent<Value>>(_ content: Content) -> Content {
        content
    }

    /// Returns the first statement of the closure.
    public static func buildPartialBlock<Content: TableRowContent<Value>>(
        first content: Content
    ) -> TupleTableRowContent<Value> {
        TupleTableRowContent(_rows: content._rows)
    }

    /// Joins the previous statements of the closure and the next statement.
    public static func buildPartialBlock<Content: TableRowContent<Value>>(
        accumulated: TupleTableRowContent<Value>,
        next content: Content
    ) -> TupleTableRowContent<Value> {
        var all = accumulated._rows
        all.rows.append(content._rows.rows)
        return TupleTableRowContent(_rows: all)
    }

    /// Supports an `if` without an `else`.
    public static func buildIf(_ content: TupleTableRowContent<Value>?) -> TupleTableRowContent<Value> {
        // Generic, the type of the content would be unknown where the condition is false.
        content ?? TupleTableRowContent(_rows: _TableRows(rows: TableRows()))
    }

    /// Supports the first branch of an `if` or a `switch`.
    public static func buildEither(first content: TupleTableRowContent<Value>) -> TupleTableRowContent<Value> {
        content
    }

    /// Supports the second branch of an `if` or a `switch`.
    public static func buildEither(second content: TupleTableRowContent<Value>) -> TupleTableRowContent<Value> {
        content
    }
}

extension Table {
    /// Creates a table from individual rows.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows.rows, columns().entries,
            customization: columnCustomization
        )
    }

    /// Creates a table from individual rows, one of which can be selected.
    ///
    /// - Parameter selection: the id of the selected row.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows.rows, columns().entries, selection: ListSelection(selection),
            customization: columnCustomization
        )
    }

    /// Creates a table from individual rows, any number of which can be selected.
    ///
    /// - Parameter selection: the ids of the selected rows.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows.rows, columns().entries, selection: ListSelection(selection),
            customization: columnCustomization
        )
    }

    /// Creates a table from individual rows, which can be sorted by column.
    ///
    /// - Parameter sortOrder: the sort order, which the titles of the columns change.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        of valueType: Value.Type,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows.rows, columns().entries, sortOrder: sortOrder,
            customization: columnCustomization
        )
    }

    /// Creates a table from individual rows, one of which can be selected, and which can be sorted by column.
    ///
    /// - Parameters:
    ///   - selection: the id of the selected row.
    ///   - sortOrder: the sort order, which the titles of the columns change.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows.rows, columns().entries, selection: ListSelection(selection),
            sortOrder: sortOrder, customization: columnCustomization
        )
    }

    /// Creates a table from individual rows, any number of which can be selected, and which can be sorted by column.
    ///
    /// - Parameters:
    ///   - selection: the ids of the selected rows.
    ///   - sortOrder: the sort order, which the titles of the columns change.
    public init<Columns: TableColumnContent<Value>, Rows: TableRowContent<Value>>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows()._rows.rows, columns().entries, selection: ListSelection(selection),
            sortOrder: sortOrder, customization: columnCustomization
        )
    }
}
