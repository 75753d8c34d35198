extension View {
    /// Sets the accessibility label: the view's name, instead of the text that it shows.
    ///
    /// A control is named by its label. A picture, or a control without a text, needs an accessibility label:
    ///
    /// ```swift
    /// Button(action: save) { Text("⏎") }.accessibilityLabel("Save")
    /// ```
    nonisolated public func accessibilityLabel(
        _ label: Text,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.say(.label, label) }
    }

    /// Sets the accessibility label: the view's name, instead of the text that it shows.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.say(.label, Text(labelKey)) }
    }

    /// Sets the accessibility label: the view's name, instead of the text that it shows.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.label = String(label) }
    }
}
