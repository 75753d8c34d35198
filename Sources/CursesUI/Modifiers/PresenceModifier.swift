/// Sets whether a view is on a visible screen. The content of a covered screen disappears, but keeps its state.
struct PresenceModifier {
    let isPresent: Bool
}

extension PresenceModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, PresenceModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, PresenceModifier>> {
        PresenceNode(view, in: context)
    }
}

final class PresenceNode<Content: View>: ModifierNode<Content, PresenceModifier> {
    override var presentsChildren: Bool { modifier.isPresent }

    override func modifierDidChange(from old: PresenceModifier) {
        if old.isPresent != modifier.isPresent { presentsChildrenDidChange() }
    }
}
