/// A tree of data, whose branches are shown and hidden by disclosure groups.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup {
    /// - Parameter children: the elements below one; `nil` for a leaf.
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
    /// - Parameter children: the elements below one; `nil` for a leaf.
    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: View {
    public var body: some View {
        ForEach(data, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    // The type of a tree would hold itself.
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

extension List where SelectionValue == Never {
    /// A tree of rows.
    ///
    /// - Parameter children: the elements below one; `nil` for a leaf.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
        self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
    }
}
