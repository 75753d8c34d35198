/// Builds the tabs of a ``TabView`` from the statements of a closure. All tabs have the same type of selection.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The view of the tabs that the builder has built.
    public struct Content<C: TabContent> {
        let content: C
    }

    /// Returns one statement of the closure.
    public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

    /// Returns the only statement of the closure.
    public static func buildBlock<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

    /// Returns the statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _TabTuple<TabValue, repeat each Content> {
        _TabTuple(content: (repeat each content))
    }

    /// Supports an `if` without an `else`.
    public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> _OptionalTabs<Content> {
        _OptionalTabs(content: content)
    }

    /// Supports the first branch of an `if` or a `switch`.
    public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
        first: First
    ) -> _TabChoice<First, Second> {
        .first(first)
    }

    /// Supports the second branch of an `if` or a `switch`.
    public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
        second: Second
    ) -> _TabChoice<First, Second> {
        .second(second)
    }

    /// Supports `if #available`.
    public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
        _ content: Content
    ) -> AnyTabContent<TabValue> {
        AnyTabContent(content)
    }
}

extension TabContentBuilder.Content: View {
    public var body: some View { TabViews(content: content) }
}

/// Several tabs.
public struct _TabTuple<TabValue: Hashable, each Content: TabContent> {
    let content: (repeat each Content)
}

extension _TabTuple: PrimitiveTabContent {
    var views: TupleView<repeat TabViews<each Content>> {
        TupleView(repeat TabViews(content: each content))
    }
}

/// The tabs of an `if` without an `else`.
public struct _OptionalTabs<Content: TabContent> {
    let content: Content?
}

extension _OptionalTabs: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue

    var views: TabViews<Content>? { content.map { TabViews(content: $0) } }
}

/// Tabs from one of two branches.
public enum _TabChoice<First: TabContent, Second: TabContent> {
    case first(First)
    case second(Second)
}

extension _TabChoice: PrimitiveTabContent {
    public typealias TabValue = First.TabValue

    @ViewBuilder
    var views: some View {
        switch self {
        case .first(let content): TabViews(content: content)
        case .second(let content): TabViews(content: content)
        }
    }
}
