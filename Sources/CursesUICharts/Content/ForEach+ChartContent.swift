import CursesUI

extension ForEach where Content: ChartContent {
    /// Creates marks for each element.
    ///
    /// - Parameter id: the key path of an element's id.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, idPath: id) { $0[keyPath: id] }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: ChartContent {
    /// Creates marks for each element.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Creates marks for each number of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { $0 }
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Never called: a chart collects the marks instead.
    public var body: Never { fatalError("ForEach has no body.") }

    /// Inlinable, so that the code is specialised in the app for the types of the elements.
    @inlinable
    public static func _collect(_ content: ForEach, into collector: _MarkCollector) {
        for element in content.data { Content._collect(content.content(element), into: collector) }
    }
}

extension Group where Content: ChartContent {
    /// Creates a group of marks to which modifiers are applied together.
    public init(@ChartContentBuilder content: () -> Content) {
        self = .group(content())
    }
}

extension Group: ChartContent where Content: ChartContent {
    /// Never called: a chart collects the marks instead.
    public var body: Never { fatalError("A group has no body.") }

    public static func _collect(_ content: Group, into collector: _MarkCollector) {
        Content._collect(content.content, into: collector)
    }
}

/// A group of content that modifiers treat as one.
public struct Plot<Content: ChartContent> {
    let content: Content

    /// Creates a group of content to which modifiers are applied together.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Plot: PrimitiveChartContent {
    public static func _collect(_ content: Plot, into collector: _MarkCollector) {
        Content._collect(content.content, into: collector)
    }
}
