/// A tree of data, whose branches are disclosure groups.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup {
    /// Creates a tree of data whose elements have ids.
    ///
    /// - Parameter children: the key path to an element's children, which are `nil` for a leaf.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: id, children: children, content: content)
    }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a tree of identifiable data.
    ///
    /// - Parameter children: the key path to an element's children, which are `nil` for a leaf.
    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup {
    /// Creates a tree from its topmost element.
    ///
    /// - Parameter children: the key path to an element's children, which are `nil` for a leaf.
    public init<Element>(
        _ root: Element,
        id: KeyPath<Element, ID>,
        children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data == [Element] {
        self.init(data: [root], id: id, children: children, content: content)
    }

    /// Creates a tree from its topmost element, which is identifiable.
    ///
    /// - Parameter children: the key path to an element's children, which are `nil` for a leaf.
    public init<Element: Identifiable>(
        _ root: Element,
        children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data == [Element], ID == Element.ID {
        self.init(data: [root], id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: View {
    public var body: some View {
        ForEach(data, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    // Without `AnyView` the type of a tree would contain itself.
                    AnyView(OutlineGroup(data: below, id: id, children: children, content: content))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension List {
    /// Creates a list whose rows form a tree, and in which one row can be selected.
    ///
    /// - Parameters:
    ///   - children: the key path to an element's children, which are `nil` for a leaf.
    ///   - selection: the identity of the selected element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
        self.init(
            selection.map { ListSelection($0) },
            content: OutlineGroup(data, children: children, content: rowContent)
        )
    }

    /// Creates a list whose rows form a tree, and in which several rows can be selected.
    ///
    /// - Parameters:
    ///   - children: the key path to an element's children, which are `nil` for a leaf.
    ///   - selection: the identities of the selected elements.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
        self.init(
            selection.map { ListSelection($0) },
            content: OutlineGroup(data, children: children, content: rowContent)
        )
    }

    /// Creates a list whose rows form a tree, and in which one row can be selected.
    ///
    /// - Parameters:
    ///   - id: the key path to an element's identity.
    ///   - children: the key path to an element's children, which are `nil` for a leaf.
    ///   - selection: the identity of the selected element, or those of the selected elements.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(
            selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent)
        )
    }

    /// Creates a list whose rows form a tree, and in which several rows can be selected.
    ///
    /// - Parameters:
    ///   - id: the key path to an element's identity.
    ///   - children: the key path to an element's children, which are `nil` for a leaf.
    ///   - selection: the identity of the selected element, or those of the selected elements.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(
            selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent)
        )
    }
}

extension List where SelectionValue == Never {
    /// Creates a list whose rows form a tree.
    ///
    /// - Parameter children: the key path to an element's children, which are `nil` for a leaf.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
        self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list whose rows form a tree.
    ///
    /// - Parameters:
    ///   - id: the key path to an element's identity.
    ///   - children: the key path to an element's children, which are `nil` for a leaf.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(
            nil,
            content: OutlineGroup(data, id: id, children: children, content: rowContent)
        )
    }
}
