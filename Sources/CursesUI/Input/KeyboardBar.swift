/// A part of the screen with the toolbar items that are shown while a text input has the focus. While the focus is in
/// it, the input counts as focused.
@MainActor
protocol KeyboardBar: AnyObject {
    var layoutNodes: [LayoutNode] { get }

    func holds(_ responder: any Responder) -> Bool
}

/// Makes the controls in a view those of the focused text input.
struct KeyboardBarModifier {}

extension KeyboardBarModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, KeyboardBarModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, KeyboardBarModifier>> {
        KeyboardBarNode(view, in: context)
    }
}

final class KeyboardBarNode<Content: View>: ModifierNode<Content, KeyboardBarModifier>, KeyboardBar {
    override func prepare() {
        layoutContext.focus.register(self)
    }

    override func willRemove() {
        layoutContext.focus.unregister(self)
    }

    func holds(_ responder: any Responder) -> Bool {
        responder.layoutNode.owner.isInside(self)
    }
}
