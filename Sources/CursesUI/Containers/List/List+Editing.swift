import Foundation

/// Lists that edit a bound collection.
extension List {
    /// Creates a list with a row for each element of a bound collection, one row of which can be selected, and lets the user edit the collection.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        C.Element: Identifiable,
        Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>>
    {
        self.init(
            selection.map { ListSelection($0) }, content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, one row of which can be selected, and lets the user edit the collection.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, R: View>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<R, C>>
    {
        self.init(
            selection.map { ListSelection($0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, any number of whose rows can be selected, and lets the user edit the collection.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        C.Element: Identifiable,
        Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>>
    {
        self.init(
            selection.map { ListSelection($0) }, content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, any number of whose rows can be selected, and lets the user edit the collection.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, R: View>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<R, C>>
    {
        self.init(
            selection.map { ListSelection($0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a bound collection, no row of which can be selected, and lets the user edit the collection.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        C.Element: Identifiable,
        Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>>
    {
        self.init(nil, content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, no row of which can be selected, and lets the user edit the collection.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, R: View>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<R, C>>
    {
        self.init(nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
