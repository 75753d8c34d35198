/// Sets a value to whether a text input in a view has the focus, also while the focus is in the ``KeyboardBar`` of the
/// input or in a menu of the window.
struct TypingModifier {
    let isTyping: Binding<Bool>
}

extension TypingModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, TypingModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, TypingModifier>> {
        TypingNode(view, in: context)
    }
}

final class TypingNode<Content: View>: ModifierNode<Content, TypingModifier>, FocusBindingNode {
    override func prepare() {
        layoutContext.focus.register(self)
    }

    override func willRemove() {
        layoutContext.focus.unregister(self)
    }

    func holds(_ responder: any Responder) -> Bool {
        layoutNodes.contains { responder.layoutNode.isIn($0) }
    }

    func focusDidMove() {
        if layoutContext.focus.isBehindLayer(layoutNodes.first) { return }
        let isTyping = layoutContext.focus.typedInput.map(holds) ?? false
        if isTyping != modifier.isTyping.wrappedValue { modifier.isTyping.wrappedValue = isTyping }
    }
}
