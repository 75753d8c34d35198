import Foundation

/// A column of a table: its title, and the content of its cells.
public struct TableColumn<RowValue: Identifiable, Content: View> {
    let title: Text
    let comparator: KeyPathComparator<RowValue>?
    let cell: TableCell<RowValue, Content>
    var columnWidth = TableColumnWidth()
    var columnAlignment = TableColumnAlignment.automatic
}

/// The horizontal alignment of the title and the cells of a table's column.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Edge { case leading, center, trailing }

    private let edge: Edge

    var horizontal: HorizontalAlignment {
        switch edge {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// The same as ``leading``.
    public static var automatic: TableColumnAlignment { leading }
    /// Aligns the title and the cells at the leading edge.
    public static let leading = TableColumnAlignment(edge: .leading)
    /// Centers the title and the cells.
    public static let center = TableColumnAlignment(edge: .center)
    /// Aligns the title and the cells at the trailing edge.
    public static let trailing = TableColumnAlignment(edge: .trailing)
    /// Aligns numbers of the locale at the trailing edge.
    public static var numeric: TableColumnAlignment { trailing }

    /// Aligns numbers at the trailing edge.
    ///
    /// - Parameter numberingSystem: has no effect: the digits of all systems have the same width in a terminal.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { trailing }
}

extension TableColumn {
    /// Creates a column by which the rows cannot be sorted.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(title), comparator: nil, cell: .view(TableCellView(make: content)))
    }

    /// Creates a column by which the rows cannot be sorted.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(title), comparator: nil, cell: .view(TableCellView(make: content)))
    }

    /// Creates a column by which the rows can be sorted.
    ///
    /// - Parameter value: the value by which the rows are sorted.
    public init<V: Comparable>(
        _ title: LocalizedStringKey,
        value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: .view(TableCellView(make: content)))
    }

    /// Creates a column by which the rows can be sorted.
    ///
    /// - Parameter value: the value by which the rows are sorted.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: .view(TableCellView(make: content)))
    }

    /// Creates a column by which the rows can be sorted, with a comparator.
    ///
    /// - Parameters:
    ///   - value: the value by which the rows are sorted.
    ///   - comparator: compares the values.
    public init<V, C: SortComparator>(
        _ title: LocalizedStringKey,
        value: KeyPath<RowValue, V> & Sendable,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            title: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
            cell: .view(TableCellView(make: content)))
    }

    /// Creates a column by which the rows can be sorted, with a comparator.
    ///
    /// - Parameters:
    ///   - value: the value by which the rows are sorted.
    ///   - comparator: compares the values.
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S,
        value: KeyPath<RowValue, V> & Sendable,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            title: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
            cell: .view(TableCellView(make: content)))
    }

    /// Creates a column by which the rows can be sorted.
    ///
    /// - Parameter comparator: the comparator that the title of the column moves to the front of the sort order.
    public init(
        _ title: LocalizedStringKey,
        sortUsing comparator: KeyPathComparator<RowValue>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: comparator, cell: .view(TableCellView(make: content)))
    }

    /// Creates a column by which the rows can be sorted.
    ///
    /// - Parameter comparator: the comparator that the title of the column moves to the front of the sort order.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        sortUsing comparator: KeyPathComparator<RowValue>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: comparator, cell: .view(TableCellView(make: content)))
    }

    /// Sets a fixed width. With `nil`, the column shares the remaining width equally with the other columns.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Aligns the title and the cells of the column.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var column = self
        column.columnAlignment = alignment
        return column
    }

    /// Sets the limits of the width.
    ///
    /// - Parameters:
    ///   - min: the width that the column keeps in a narrow table, which scrolls horizontally; `nil` means a few
    ///     letters.
    ///   - ideal: the width if there is enough space; with `nil`, the column shares the remaining width equally with
    ///     the others.
    ///   - max: the width that the column never exceeds.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.columnWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
        return column
    }
}

extension TableColumn where Content == Text {
    /// Creates a column of texts by which the rows can be sorted.
    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: .text(value))
    }

    /// Creates a column of texts by which the rows can be sorted.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
        self.init(title: Text(title), comparator: KeyPathComparator(value), cell: .text(value))
    }

    /// Creates a column of texts by which the rows can be sorted, with a comparator.
    public init<C: SortComparator>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(title: Text(title), comparator: KeyPathComparator(value, comparator: comparator), cell: .text(value))
    }

    /// Creates a column of texts by which the rows can be sorted, with a comparator.
    @_disfavoredOverload
    public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(title: Text(title), comparator: KeyPathComparator(value, comparator: comparator), cell: .text(value))
    }
}

/// A type-erased column.
struct TableColumnEntry<Value> {
    let title: Text
    let width: TableColumnWidth
    var alignment: TableColumnAlignment
    let comparator: KeyPathComparator<Value>?
    let cell: any TableCellSource<Value>
    /// The identifier of the column in a customization; `nil` if it cannot be hidden by one.
    var customizationID: String?
    /// Whether the column is shown unless a customization says otherwise.
    var isShown = true
}

extension TableColumnEntry: ComparableInput {
    package static func isSameInput(_ old: TableColumnEntry, _ new: TableColumnEntry) -> Bool {
        old.title == new.title && old.width == new.width && old.alignment == new.alignment
            && old.comparator == new.comparator
            && old.cell.isSame(as: new.cell)
    }
}

/// Provides the content of a column's cells.
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

/// Type-erased columns.
public struct _TableColumns<Value> {
    let entries: [TableColumnEntry<Value>]
}

extension TableColumnContent {
    var entries: [TableColumnEntry<TableRowValue>] { _columns.entries }
}

extension TableColumn: TableColumnContent {
    public var _columns: _TableColumns<RowValue> {
        _TableColumns(entries: [
            TableColumnEntry(
                title: title, width: columnWidth, alignment: columnAlignment, comparator: comparator, cell: cell)
        ])
    }
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    /// Returns one statement of the closure.
    public static func buildExpression<Content: TableColumnContent<RowValue>>(
        _ content: Content
    ) -> Content {
        content
    }

    /// Returns the first statement of the closure.
    public static func buildPartialBlock<Content: TableColumnContent<RowValue>>(
        first content: Content
    ) -> TupleTableColumnContent<RowValue> {
        TupleTableColumnContent(_columns: _TableColumns(entries: content.entries))
    }

    /// Joins the previous statements of the closure and the next statement.
    public static func buildPartialBlock<Content: TableColumnContent<RowValue>>(
        accumulated: TupleTableColumnContent<RowValue>,
        next content: Content
    ) -> TupleTableColumnContent<RowValue> {
        TupleTableColumnContent(_columns: _TableColumns(entries: accumulated.entries + content.entries))
    }

    /// Supports an `if` without an `else`.
    public static func buildIf(_ content: TupleTableColumnContent<RowValue>?) -> TupleTableColumnContent<RowValue> {
        TupleTableColumnContent(_columns: _TableColumns(entries: content?.entries ?? []))
    }

    /// Supports the first branch of an `if` or a `switch`.
    public static func buildEither(
        first content: TupleTableColumnContent<RowValue>
    ) -> TupleTableColumnContent<RowValue> {
        content
    }

    /// Supports the second branch of an `if` or a `switch`.
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
