extension View {
    /// Sets the accessibility hint: the effect of using the view.
    nonisolated public func accessibilityHint(
        _ hint: Text,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.hint = hint.content.string }
    }

    /// Sets the accessibility hint: the effect of using the view.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.hint = hintKey.styledText.string }
    }

    /// Sets the accessibility hint: the effect of using the view.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.hint = String(hint) }
    }
}
