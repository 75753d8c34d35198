/// A row of a table that shows and hides rows below it.
///
/// ```swift
/// Table(of: File.self) {
///     TableColumn("Name", value: \.name)
/// } rows: {
///     DisclosureTableRow(folder) {
///         ForEach(folder.files)
///     }
/// }
/// ```
///
/// ```text
/// Name
/// ▾ Documents
///     Letter
/// ```
///
/// Right and Left expand and collapse the row, and so do Return and a click on its symbol.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
    private let value: Label.TableRowValue
    private let branch: TableBranch<Label.TableRowValue>

    /// Creates a row with rows below it.
    ///
    /// - Parameters:
    ///   - value: the value that the row shows.
    ///   - isExpanded: whether the rows below are shown; with `nil`, the table keeps that, and they are hidden at first.
    ///   - content: the rows below.
    public init<Value>(
        _ value: Value,
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        self.value = value
        branch = TableBranch(isExpanded: isExpanded) { content()._rows.rows }
    }
}

extension DisclosureTableRow: TableRowContent {
    public typealias TableRowValue = Label.TableRowValue

    public var _rows: _TableRows<Label.TableRowValue> { _TableRows(rows: TableRows(value, branch)) }
}

/// No row.
public struct EmptyTableRowContent<TableRowValue: Identifiable>: TableRowContent {
    public var _rows: _TableRows<TableRowValue> { _TableRows(rows: TableRows()) }

    init() {}
}

extension TableRowBuilder {
    /// Builds no rows, from a closure without statements.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
}

/// Rows of a table that are generated from data.
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent {
    associatedtype Data: Collection

    /// The data from which the rows are generated.
    var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// A row of a table for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    let data: Data

    public var _rows: _TableRows<Data.Element> { _TableRows(rows: TableRows(values: Array(data))) }
}

/// Rows of a table that form a tree of data.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    public var _rows: _TableRows<Data.Element> { _TableRows(rows: TableRows(data, children: children)) }
}
