/// A view that shows nothing and takes no space.
public struct EmptyView: Sendable {
    /// Creates an empty view.
    public init() {}
}

extension EmptyView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<EmptyView> {
        ViewNode(self, in: context)
    }
}
