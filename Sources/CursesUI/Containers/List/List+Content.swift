/// Lists in which nothing can be selected.
extension List where SelectionValue == Never {
    /// Creates a list from the views in a closure. Each view is a row, and so is each view of a `ForEach`.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content: content())
    }

    /// Creates a list with a row for each element.
    @inlinable
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by one of its properties.
    @inlinable
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a constant range.
    @inlinable
    public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, and a binding to the element.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == ForEach<Binding<C>, C.Element.ID, RowContent>
    {
        self.init(nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, and a binding to the element.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<Binding<C>, ID, RowContent> {
        self.init(nil, content: ForEach(data, id: id, content: rowContent))
    }
}
