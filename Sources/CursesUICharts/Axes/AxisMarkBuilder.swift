/// Builds the parts of an axis at one value from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
    /// Builds one statement of the closure.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Builds an empty closure.
    public static func buildBlock() -> AxisMarkList { AxisMarkList(_elements: []) }
    /// Combines the statements of the closure, in order.
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Combines the statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AxisMarkList {
        var elements: [_AxisMarkElement] = []
        for part in repeat each content { elements += part._elements }
        return AxisMarkList(_elements: elements)
    }
    /// Builds an `if` without an `else`.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    /// Builds the first branch of an `if` or a `switch`.
    public static func buildEither<Content: AxisMark>(first: Content) -> AxisMarkList {
        AxisMarkList(_elements: first._elements)
    }
    /// Builds the second branch of an `if` or a `switch`.
    public static func buildEither<Content: AxisMark>(second: Content) -> AxisMarkList {
        AxisMarkList(_elements: second._elements)
    }
    /// Builds the content of an `if #available`.
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
