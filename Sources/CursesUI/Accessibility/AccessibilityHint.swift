extension View {
    /// Says what comes of using the view.
    nonisolated public func accessibilityHint(
        _ hint: Text,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.hint = hint.content.string }
    }

    /// Says what comes of using the view.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.hint = hintKey.styledText.string }
    }

    /// Says what comes of using the view.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.hint = String(hint) }
    }
}
