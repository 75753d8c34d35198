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
        if Modifier.Body.self == Never.self {
            if let primitive = modifier as? any PrimitiveViewModifier { return makeNode(of: primitive, in: context) }
            if let environmental = modifier as? any EnvironmentalModifier {
                return makeNode(resolving: environmental, in: context)
            }
        }
        return CustomModifierNode(self, in: context)
    }

    @MainActor
    private func makeNode<Primitive: PrimitiveViewModifier>(
        of modifier: Primitive,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent> {
        let content = ModifiedContent<Content, Primitive>(content: content, modifier: modifier)
        // `Primitive` is the dynamic type of `modifier`, that is `Modifier` itself.
        return Primitive.makeNode(content, in: context) as! ViewNode<ModifiedContent>
    }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    @MainActor
    private func makeNode<Environmental: EnvironmentalModifier>(
        resolving modifier: Environmental,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent> {
        // `Environmental` is the dynamic type of `modifier`, that is `Modifier` itself.
        SingleChildNode(self, in: context) {
            ResolvedModifierView(content: $0.content, modifier: $0.modifier as! Environmental)
        }
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
