/// The header of a section of a table, in a row of its own.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    /// The type of the values that the rows show.
    public typealias TableRowValue = Value

    let content: Content

    /// The rows, type-erased.
    public var _rows: _TableRows<Value> { _TableRows(rows: TableRows()) }
}

/// A group of rows of a table with a header.
///
/// ```swift
/// Table(of: City.self) {
///     TableColumn("Name", value: \.name)
/// } rows: {
///     Section("Europe") {
///         ForEach(europe)
///     }
/// }
/// ```
///
/// The header is in a row above the others, and cannot be selected. With `isExpanded`, it shows and hides the rows.
extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
    /// The type of the values that the rows show.
    public typealias TableRowValue = Content.TableRowValue

    /// The rows, type-erased.
    public var _rows: _TableRows<Content.TableRowValue> {
        var rows = TableRows<Content.TableRowValue>()
        if let header = (header as? any TableHeader)?.view {
            rows.addHead(TableHead(view: header, isExpanded: isExpanded))
        }
        if isExpanded?.wrappedValue ?? true { rows.append(content._rows.rows) }
        return _TableRows(rows: rows)
    }
}

private protocol TableHeader {
    var view: AnyView { get }
}

extension TableHeaderRowContent: TableHeader {
    fileprivate var view: AnyView { AnyView(content) }
}

// Disfavored, because sections of views are far more frequent.
extension Section {
    /// Creates a group of rows of a table with a header.
    @_disfavoredOverload
    public init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content,
        @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent<V>, Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: nil)
    }

    /// Creates a group of rows of a table with a header that shows and hides them.
    ///
    /// - Parameter isExpanded: whether the rows are shown.
    @_disfavoredOverload
    public init<V, H: View>(
        isExpanded: Binding<Bool>,
        @TableRowBuilder<V> content: () -> Content,
        @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent<V>, Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }

    /// Creates a group of rows of a table without a header.
    @_disfavoredOverload
    public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Content: TableRowContent<V>, Footer == EmptyTableRowContent<V> {
        self.init(
            header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(), isExpanded: nil)
    }

    /// Creates a group of rows of a table with a title.
    @_disfavoredOverload
    public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent<V>, Footer == EmptyTableRowContent<V>
    {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group of rows of a table with a title.
    @_disfavoredOverload
    public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent<V>, Footer == EmptyTableRowContent<V>
    {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group of rows of a table with a title that shows and hides them.
    ///
    /// - Parameter isExpanded: whether the rows are shown.
    @_disfavoredOverload
    public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent<V>, Footer == EmptyTableRowContent<V>
    {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group of rows of a table with a title that shows and hides them.
    ///
    /// - Parameter isExpanded: whether the rows are shown.
    @_disfavoredOverload
    public init<V, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent<V>, Footer == EmptyTableRowContent<V>
    {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// The header of a group of rows.
struct TableHead {
    let view: AnyView
    /// Whether the rows of the group are shown; `nil` if they always are.
    let isExpanded: Binding<Bool>?
}

/// Rows of a table below their header, if there is one.
struct TableGroup<Value: Identifiable> {
    let head: TableHead?
    let rows: TableRows<Value>
}

/// The rows of a table, with the headers of their groups between them.
struct TableGroups<Value: Identifiable>: View {
    let rows: TableRows<Value>
    let columns: TableColumns<Value>

    var body: some View {
        if rows.hasHeads {
            let groups = rows.groups
            ForEach(groups.indices, id: \.self) { index in
                if let head = groups[index].head { TableHeadRow(head: head) }
                cells(groups[index].rows)
            }
        } else {
            cells(rows)
        }
    }

    private func cells(_ rows: TableRows<Value>) -> some View {
        ModifiedContent(
            content: ForEach(rows) { TableCells(row: $0, columns: columns) },
            modifier: RowEditModifier(onDelete: nil, onMove: nil, onInsert: rows.insertion))
    }
}

private struct TableHeadRow: View {
    let head: TableHead

    var body: some View {
        HStack(columns: 1) {
            if let isExpanded = head.isExpanded {
                TableRowSymbol(outline: TableOutline(level: 0, disclosure: isExpanded))
            }
            head.view.bold().lineLimit(1)
        }
        .selectionDisabled()
        .modifier(ListRowTraitModifier { [isExpanded = head.isExpanded] in $0.disclosure = isExpanded })
        .accessibilityAddTraits(.isHeader)
    }
}
