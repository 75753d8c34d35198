extension View {
    /// Says which value the view stands at, in place of what it shows.
    nonisolated public func accessibilityValue(
        _ value: Text,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.value = value.content.string }
    }

    /// Says which value the view stands at, in place of what it shows.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.value = valueKey.styledText.string }
    }

    /// Says which value the view stands at, in place of what it shows.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.value = String(value) }
    }
}
