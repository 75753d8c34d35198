/// Several views as one, without a separate layout: modifiers of the group apply to each view.
///
/// ```swift
/// Group {
///     Text("One")
///     Text("Two")
/// }
/// .border(.green)
/// ```
///
/// ```text
/// ┌───┐
/// │One│
/// └───┘
/// ┌───┐
/// │Two│
/// └───┘
/// ```
public struct Group<Content> {
    package let content: Content

    /// Creates a group with content of any kind, for example the marks of a chart.
    package static func group(_ content: Content) -> Group { Group(content: content) }
}

extension Group where Content: View {
    /// Creates a group of views. Modifiers of the group apply to each view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: View where Content: View {
    public typealias Body = Never
}

extension Group: PrimitiveView where Content: View {
    package func makeNode(in context: NodeContext) -> ViewNode<Group> {
        SingleChildNode(self, in: context) { $0.content }
    }
}
