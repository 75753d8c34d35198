extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
    var views: ForEach<Data, ID, TabViews<Content>> {
        let content = content
        return ForEach<Data, ID, TabViews<Content>>(
            data: data, content: { TabViews(content: content($0)) }, idPath: idPath, id: id)
    }
}

// Disfavored, because views are far more frequent, and the compiler then tries only the initializers for views.
extension ForEach where Content: TabContent {
    /// Creates a tab for each element.
    ///
    /// - Parameter id: the key path to an element's id.
    @_disfavoredOverload
    public init<V>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data: data, content: content, idPath: id) { $0[keyPath: id] }
    }

    /// Creates a tab for each element.
    @_disfavoredOverload
    public init<V>(
        _ data: Data,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content) { $0.id }
    }

    /// Creates a tab for each number of a range.
    @_disfavoredOverload
    public init<V>(
        _ data: Range<Int>,
        @TabContentBuilder<V> content: @escaping (Int) -> Content
    ) where V == Content.TabValue, Data == Range<Int>, ID == Int {
        self.init(data: data, content: content) { $0 }
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
}

extension Group: PrimitiveTabContent where Content: TabContent {
    var views: TabViews<Content> { TabViews(content: content) }
}

extension Group where Content: TabContent {
    /// Creates a group of tabs. Modifiers of the group apply to each tab.
    @_disfavoredOverload
    public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self = .group(content())
    }
}
