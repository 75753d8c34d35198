/// Builds a toolbar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Builds the content of a single statement.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Builds the content of a statement that is a view: it is at the end of the bar at the top.
    @_disfavoredOverload
    public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItemGroup<Content> {
        ToolbarItemGroup { content }
    }

    /// Builds no content.
    public static func buildBlock() -> ToolbarItemGroup<EmptyView> { ToolbarItemGroup { EmptyView() } }

    /// Builds the content of several statements, in order.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Builds the content of several statements, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> {
        _ToolbarTuple(content: (repeat each content))
    }

    /// Builds the content of an `if` without an `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
        content
    }

    /// Builds the content of the first branch of an `if` or a `switch`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ToolbarChoice<First, Second> {
        .first(first)
    }

    /// Builds the content of the second branch of an `if` or a `switch`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ToolbarChoice<First, Second> {
        .second(second)
    }

    /// Builds the content of `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> Content {
        content
    }
}

/// Several items of a toolbar.
public struct _ToolbarTuple<each Content: ToolbarContent> {
    let content: (repeat each Content)
}

extension _ToolbarTuple: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] {
        var entries: [ToolbarEntry] = []
        for item in repeat each content { entries += item.allEntries }
        return entries
    }
}

/// Toolbar content from one of two branches.
public enum _ToolbarChoice<First: ToolbarContent, Second: ToolbarContent> {
    case first(First)
    case second(Second)
}

extension _ToolbarChoice: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] {
        switch self {
        case .first(let content): content.allEntries
        case .second(let content): content.allEntries
        }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
    var entries: [ToolbarEntry] { self?.allEntries ?? [] }
}
