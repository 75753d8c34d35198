extension TextInput: AccessibleContent {
    var accessibilityContent: AccessibilityProperties { entry.accessibilityContent(prompt) }
}

extension TextArea: AccessibleContent {
    var accessibilityContent: AccessibilityProperties { entry.accessibilityContent(prompt) }
}

extension TextEntry {
    /// A secret has as many bullets as characters for its value.
    @MainActor
    fileprivate func accessibilityContent(_ prompt: Text) -> AccessibilityProperties {
        let text = value.text
        var properties = AccessibilityProperties(
            value: isSecure ? String(repeating: "•", count: text.count) : text
        )
        properties.controlLabel = prompt.spoken
        return properties
    }
}
