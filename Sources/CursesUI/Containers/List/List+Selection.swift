/// Lists in which at most one row can be selected, by its tag or by its id in the data.
extension List {
    /// Creates a list from the views in a closure, one of which can be selected. A view is identified by its id in a
    /// `ForEach` or by its `tag(_:)`.
    @inlinable
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content: content())
    }

    /// Creates a list with a row for each element, one of which can be selected by its id.
    @inlinable
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by one of its properties. One row can be selected.
    @inlinable
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range, one of which can be selected.
    @inlinable
    public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, and a binding to the element. One row can be
    /// selected.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == ForEach<Binding<C>, C.Element.ID, RowContent>
    {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, and a binding to the element. One row can be
    /// selected.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<Binding<C>, ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }
}

/// Lists in which any number of rows can be selected: by their tags, or their ids in the data.
extension List {
    /// Creates a list from the views in a closure, any number of which can be selected by their ids or tags.
    @inlinable
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content: content())
    }

    /// Creates a list with a row for each element, any number of which can be selected by their ids.
    @inlinable
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by one of its properties. Any number of rows can be
    /// selected.
    @inlinable
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range, any number of which can be selected.
    @inlinable
    public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, and a binding to the element. Any number of
    /// rows can be selected.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == ForEach<Binding<C>, C.Element.ID, RowContent>
    {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, and a binding to the element. Any number of
    /// rows can be selected.
    @inlinable
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<Binding<C>, ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }
}

/// Lists in which exactly one row is selected.
extension List {
    /// Creates a list from the views in a closure, one of which is always selected.
    @inlinable @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(required: selection), content: content())
    }

    /// Creates a list with a row for each element, one of which is always selected.
    @inlinable @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(ListSelection(required: selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by one of its properties. One row is always selected.
    @inlinable @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ListSelection(required: selection), content: ForEach(data, id: id, content: rowContent))
    }
}
