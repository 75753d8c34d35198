import Foundation

/// Lists that edit a bound collection.
extension List {
    /// Creates a list that edits a bound collection. One row can be selected.
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

    /// Creates a list that edits a bound collection. One row can be selected.
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

    /// Creates a list that edits a bound collection. Any number of rows can be selected.
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

    /// Creates a list that edits a bound collection. Any number of rows can be selected.
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
    /// Creates a list that edits a bound collection. No row can be selected.
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

    /// Creates a list that edits a bound collection. No row can be selected.
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
