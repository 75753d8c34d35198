/// Builds a view from the statements of a closure: any number of views, `if`, `else`, `switch`,
/// `if let` and `if #available`.
@resultBuilder
public struct ViewBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// A closure without statements.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// The statements of the closure, in order.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// The statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// An `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// The first branch of an `if` or a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch of an `if` or a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The content of `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
