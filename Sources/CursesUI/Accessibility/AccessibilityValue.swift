extension View {
    /// Sets the accessibility value, instead of the value that the view shows.
    nonisolated public func accessibilityValue(
        _ value: Text,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.say(.value, value) }
    }

    /// Sets the accessibility value, instead of the value that the view shows.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.say(.value, Text(valueKey)) }
    }

    /// Sets the accessibility value, instead of the value that the view shows.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.value = String(value) }
    }
}
