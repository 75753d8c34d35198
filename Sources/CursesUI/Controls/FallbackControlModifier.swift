import CursesUITerminal

/// Lets a view be reached and triggered by the keyboard whose own parts cannot have the focus: what
/// a custom style leaves to gestures.
struct FallbackControlModifier {
    let action: @MainActor () -> Void
}

extension FallbackControlModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, FallbackControlModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, FallbackControlModifier>> {
        FallbackControlNode(view, in: context)
    }
}

final class FallbackControlNode<Content: View>: KeyControlNode<Content, FallbackControlModifier> {
    /// What can have the focus inside is the control.
    override var isControl: Bool {
        layoutNode.children.allSatisfy { $0.focusableResponders().isEmpty }
    }

    override func controlKeyPressed(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, press.key == .return || press.key == .space else {
            return false
        }
        modifier.action()
        return true
    }
}
