/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// The modified view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a view with a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package func makeNode(in context: NodeContext) -> ViewNode<ModifiedContent> {
        Modifier._makeNode(of: self, in: _NodeContext(base: context)).node as! ViewNode<ModifiedContent>
    }
}

extension View {
    /// Applies a modifier and returns the new view.
    nonisolated public func modifier<Modifier>(
        _ modifier: Modifier
    ) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
