/// Attaches accessibility properties to a view.
///
/// A terminal has no accessibility API; tests read the properties.
public struct AccessibilityAttachmentModifier: Sendable {
    var properties: AccessibilityProperties
}

extension AccessibilityAttachmentModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, AccessibilityAttachmentModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, AccessibilityAttachmentModifier>> {
        AccessibilityNode(view, in: context)
    }
}

/// Changed properties are read on demand. Only the name of the focused control is shown, in the footer of keys.
final class AccessibilityNode<Content: View>: ModifierNode<Content, AccessibilityAttachmentModifier> {
    override var accessibilityProperties: AccessibilityProperties? {
        modifier.properties.resolved(in: environment)
    }

    override func modifierDidChange(from old: AccessibilityAttachmentModifier) {
        for node in child.layoutNodes { layoutContext.focus.labelMayDiffer(of: node) }
    }
}

extension View {
    /// Attaches accessibility properties to the view. They override the properties of inner modifiers.
    nonisolated func accessibility(
        isEnabled: Bool = true,
        _ set: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        var properties = AccessibilityProperties()
        if isEnabled { set(&properties) }
        return modifier(AccessibilityAttachmentModifier(properties: properties))
    }
}
