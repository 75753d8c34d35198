/// Keeps with a view what is said of it to those who do not see it.
///
/// A terminal has no assistive technology of its own to talk to; tests ask for what is kept here.
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

/// Nothing is done when the properties change: they are read when someone asks.
final class AccessibilityNode<Content: View>: ModifierNode<Content, AccessibilityAttachmentModifier> {
    override var accessibilityProperties: AccessibilityProperties? { modifier.properties }
}

extension View {
    /// Attaches properties, each of which covers that of a modifier further inside.
    nonisolated func accessibility(
        isEnabled: Bool = true,
        _ set: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        var properties = AccessibilityProperties()
        if isEnabled { set(&properties) }
        return modifier(AccessibilityAttachmentModifier(properties: properties))
    }
}
