/// Builds a toolbar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// The statements of the closure, in order.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// The statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> {
        _ToolbarTuple(content: (repeat each content))
    }

    /// An `if` without an `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
        content
    }

    /// The first branch of an `if` or a `switch`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ToolbarChoice<First, Second> {
        .first(first)
    }

    /// The second branch of an `if` or a `switch`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ToolbarChoice<First, Second> {
        .second(second)
    }

    /// The content of `if #available`.
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

/// One of two branches of toolbar content.
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
