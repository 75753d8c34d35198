/// A column of a table for each element of a collection.
///
/// ```swift
/// Table(rows) {
///     TableColumn("Name", value: \.name)
///     TableColumnForEach(months) { month in
///         TableColumn(month.name) { Text($0.sum(in: month), format: .number) }
///     }
/// }
/// ```
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Content>
where Content: TableColumnContent<RowValue> {
    /// The collection.
    public var data: Data
    /// Creates the columns of an element.
    public var content: (Data.Element) -> Content

    /// Creates columns for identifiable elements.
    public init(_ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// Creates columns for the elements of a collection.
    ///
    /// - Parameter id: the key path to an element's id.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
}

extension TableColumnForEach: TableColumnContent {
    public typealias TableRowValue = RowValue

    public var _columns: _TableColumns<RowValue> {
        _TableColumns(entries: data.flatMap { content($0).entries })
    }
}
