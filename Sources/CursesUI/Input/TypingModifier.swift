/// Reports whether a text input in a view has the focus, also while the focus is in the ``KeyboardBar`` of the input or
/// in a menu of the window.
struct TypingModifier {
    let didChange: @MainActor (_ isTyping: Bool) -> Void
}

extension TypingModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, TypingModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, TypingModifier>> {
        TypingNode(view, in: context)
    }
}

final class TypingNode<Content: View>: ModifierNode<Content, TypingModifier> {
    private var isTyping = false

    override func prepare() {
        layoutContext.focus.register(self)
    }

    override func willRemove() {
        layoutContext.focus.unregister(self)
    }
}

extension TypingNode: FocusBindingNode {
    func holds(_ responder: any Responder) -> Bool {
        responder.layoutNode.owner.isInside(self)
    }

    func focusDidMove() {
        let isTyping = layoutContext.focus.typedInput.map(holds) ?? false
        guard isTyping != self.isTyping else { return }
        self.isTyping = isTyping
        modifier.didChange(isTyping)
    }

    func answers(_ request: any FocusRequest) -> Bool { false }
    func belongs(to request: any FocusRequest) -> Bool { false }
}
