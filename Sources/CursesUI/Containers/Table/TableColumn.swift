import Foundation

/// A column of a table: its title, and the content of its cells.
public struct TableColumn<RowValue: Identifiable, Content: View> {
    let title: Text
    let comparator: KeyPathComparator<RowValue>?
    let cell: TableCell<RowValue, Content>
    var columnWidth = TableColumnWidth()
}

extension TableColumn {
    /// A column that the rows cannot be sorted by.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(title), comparator: nil, cell: .view(TableCellView(make: content)))
    }

    /// A column that the rows cannot be sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(title), comparator: nil, cell: .view(TableCellView(make: content)))
    }

    /// - Parameter value: the value that the rows are sorted by.
    public init<V: Comparable>(
        _ title: LocalizedStringKey,
        value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: .view(TableCellView(make: content)))
    }

    /// - Parameter value: the value that the rows are sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: .view(TableCellView(make: content)))
    }

    /// Sets a fixed width. With `nil`, the column shares the remaining width equally with the other columns.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Sets the limits of the width.
    ///
    /// - Parameters:
    ///   - min: the width that the column keeps in a narrow table, which scrolls sideways; a few letters if `nil`.
    ///   - ideal: the width where there is enough space; if `nil`, the column shares the remaining width equally with
    ///     the others.
    ///   - max: the width that the column never exceeds.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.columnWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
        return column
    }
}

extension TableColumn where Content == Text {
    /// A column of texts that the rows can be sorted by.
    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: .text(value))
    }

    /// A column of texts that the rows can be sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: .text(value))
    }
}

/// A column of any kind.
struct TableColumnEntry<Value> {
    let title: Text
    let width: TableColumnWidth
    let comparator: KeyPathComparator<Value>?
    let cell: any TableCellSource<Value>
}

extension TableColumnEntry: ComparableInput {
    package static func isSameInput(_ old: TableColumnEntry, _ new: TableColumnEntry) -> Bool {
        old.title == new.title && old.width == new.width && old.comparator == new.comparator
            && old.cell.isSame(as: new.cell)
    }
}

/// The content of the cells of a column.
@MainActor
protocol TableCellSource<Value> {
    associatedtype Value

    func content(for row: Value) -> AnyView
    func isSame(as other: any TableCellSource<Value>) -> Bool
}

enum TableCell<Value, Content: View> {
    case view(TableCellView<Value, Content>)
    /// A text, from a property of the row.
    case text(KeyPath<Value, String>)
}

struct TableCellView<Value, Content: View> {
    let make: (Value) -> Content
}

extension TableCell: TableCellSource {
    func content(for row: Value) -> AnyView {
        switch self {
        case .view(let view): AnyView(view.make(row))
        case .text(let path): AnyView(Text(row[keyPath: path]))
        }
    }

    func isSame(as other: any TableCellSource<Value>) -> Bool {
        switch (self, other as? TableCell) {
        case (.view(let own), .view(let other)): ViewComparator.areEqual(own, other)
        case (.text(let own), .text(let other)): own == other
        default: false
        }
    }
}

/// One or more columns.
public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable

    /// The columns, type-erased for the table.
    var _columns: _TableColumns<TableRowValue> { get }
}

/// Columns of any kind.
public struct _TableColumns<Value> {
    let entries: [TableColumnEntry<Value>]
}

extension TableColumnContent {
    var entries: [TableColumnEntry<TableRowValue>] { _columns.entries }
}

extension TableColumn: TableColumnContent {
    public var _columns: _TableColumns<RowValue> {
        _TableColumns(entries: [
            TableColumnEntry(title: title, width: columnWidth, comparator: comparator, cell: cell)
        ])
    }
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    /// One statement of the closure.
    public static func buildExpression<Content: TableColumnContent<RowValue>>(
        _ content: Content
    ) -> Content {
        content
    }

    /// The statements of the closure, in order.
    public static func buildPartialBlock<Content: TableColumnContent<RowValue>>(
        first content: Content
    ) -> TupleTableColumnContent<RowValue> {
        TupleTableColumnContent(_columns: _TableColumns(entries: content.entries))
    }

    /// The statements of the closure, in order.
    public static func buildPartialBlock<Content: TableColumnContent<RowValue>>(
        accumulated: TupleTableColumnContent<RowValue>,
        next content: Content
    ) -> TupleTableColumnContent<RowValue> {
        TupleTableColumnContent(_columns: _TableColumns(entries: accumulated.entries + content.entries))
    }

    /// The columns of an `if` without an `else`.
    public static func buildIf(_ content: TupleTableColumnContent<RowValue>?) -> TupleTableColumnContent<RowValue> {
        TupleTableColumnContent(_columns: _TableColumns(entries: content?.entries ?? []))
    }

    /// The columns of an `if` with an `else`.
    public static func buildEither(
        first content: TupleTableColumnContent<RowValue>
    ) -> TupleTableColumnContent<RowValue> {
        content
    }

    /// The columns of an `else`.
    public static func buildEither(
        second content: TupleTableColumnContent<RowValue>
    ) -> TupleTableColumnContent<RowValue> {
        content
    }
}

/// Several columns.
public struct TupleTableColumnContent<TableRowValue: Identifiable>: TableColumnContent {
    public let _columns: _TableColumns<TableRowValue>
}
