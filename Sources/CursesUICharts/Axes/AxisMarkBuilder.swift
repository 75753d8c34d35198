/// Builds the parts of an axis at one value from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    /// A closure without statements.
    public static func buildBlock() -> AxisMarkList { AxisMarkList(_elements: []) }
    /// The statements of the closure, in order.
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    /// The statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AxisMarkList {
        var elements: [_AxisMarkElement] = []
        for part in repeat each content { elements += part._elements }
        return AxisMarkList(_elements: elements)
    }
    /// An `if` without an `else`.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or a `switch`.
    public static func buildEither<Content: AxisMark>(first: Content) -> AxisMarkList {
        AxisMarkList(_elements: first._elements)
    }
    /// The second branch of an `if` or a `switch`.
    public static func buildEither<Content: AxisMark>(second: Content) -> AxisMarkList {
        AxisMarkList(_elements: second._elements)
    }
    /// The content of `if #available`.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AxisMarkList {
        AxisMarkList(_elements: content._elements)
    }
}

/// Several parts of an axis at one value.
public struct AxisMarkList: AxisMark {
    public let _elements: [_AxisMarkElement]
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public var _elements: [_AxisMarkElement] { self?._elements ?? [] }
}
