extension View {
    /// Sets the accessibility hint: the effect of using the view.
    nonisolated public func accessibilityHint(
        _ hint: Text,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.say(.hint, hint) }
    }

    /// Sets the accessibility hint: the effect of using the view.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.say(.hint, Text(hintKey)) }
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
