import CursesUI

/// Builds the content of a chart from the statements of a closure: any number of marks, `if`, `else`, `switch`, `if
/// let`, `for` and `if #available`.
@resultBuilder
public struct ChartContentBuilder {
    /// Builds one statement of the closure.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    /// Builds an empty closure.
    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

    /// Combines the statements of the closure, in order.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// Combines the statements of the closure, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> TupleChartContent<repeat each Content> {
        TupleChartContent(repeat each content)
    }

    /// Builds an `if` without an `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of an `if` or a `switch`.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

    /// Builds the second branch of an `if` or a `switch`.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(content)
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray<Content: ChartContent>(_ content: [Content]) -> ChartContentList<Content> {
        ChartContentList(content: content)
    }
}

/// Content without marks.
public struct EmptyChartContent {
    /// Content without marks.
    public init() {}
}

extension EmptyChartContent: PrimitiveChartContent {
    public static func _collect(_ content: EmptyChartContent, into collector: _MarkCollector) {}
}

/// Several pieces of content, in order.
public struct TupleChartContent<each Content: ChartContent> {
    @usableFromInline let content: (repeat each Content)

    @usableFromInline
    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleChartContent: PrimitiveChartContent {
    @inlinable
    public static func _collect(_ content: TupleChartContent, into collector: _MarkCollector) {
        repeat (each Content)._collect(each content.content, into: collector)
    }
}

/// One of two pieces of content.
public struct BuilderConditional<First, Second> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
    /// Never called: a chart collects the marks instead.
    public var body: Never { fatalError("A condition has no body.") }

    public static func _collect(_ content: BuilderConditional, into collector: _MarkCollector) {
        switch content.storage {
        case .first(let first): First._collect(first, into: collector)
        case .second(let second): Second._collect(second, into: collector)
        }
    }
}

/// The content of a `for` loop.
public struct ChartContentList<Content: ChartContent> {
    let content: [Content]
}

extension ChartContentList: PrimitiveChartContent {
    public static func _collect(_ content: ChartContentList, into collector: _MarkCollector) {
        for part in content.content { Content._collect(part, into: collector) }
    }
}

/// Type-erased content.
public struct AnyChartContent {
    let content: any ChartContent

    /// Creates type-erased content.
    public init<Content: ChartContent>(_ content: Content) {
        self.content = content
    }
}

extension AnyChartContent: PrimitiveChartContent {
    public static func _collect(_ content: AnyChartContent, into collector: _MarkCollector) {
        func add<C: ChartContent>(_ content: C) { C._collect(content, into: collector) }
        add(content.content)
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    /// Never called: a chart collects the marks instead.
    public var body: Never { fatalError("An optional has no body.") }

    @inlinable
    public static func _collect(_ content: Wrapped?, into collector: _MarkCollector) {
        if let content { Wrapped._collect(content, into: collector) }
    }
}
