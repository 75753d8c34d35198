/// Builds a view from the statements of a closure: any number of views, `if`, `else`, `switch`,
/// `if let` and `if #available`.
@resultBuilder
public struct ViewBuilder {
    /// Returns one statement of the closure.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Returns an empty view, for a closure without statements.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// Returns the only statement of the closure.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Returns the statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// Supports an `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// Supports the first branch of an `if` or a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Supports the second branch of an `if` or a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Supports `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
