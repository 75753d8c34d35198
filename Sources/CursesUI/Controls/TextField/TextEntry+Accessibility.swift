extension TextInput: AccessibleContent {
    var accessibilityContent: AccessibilityProperties { entry.accessibilityContent(prompt) }
}

extension TextArea: AccessibleContent {
    var accessibilityContent: AccessibilityProperties { entry.accessibilityContent(prompt) }
}

extension TextEntry {
    /// The accessibility value of a secret has a bullet for each character.
    @MainActor
    fileprivate func accessibilityContent(_ prompt: Text) -> AccessibilityProperties {
        let text = value.text
        var properties = AccessibilityProperties(
            value: isSecure ? String(repeating: "•", count: text.count) : text
        )
        properties.say(.controlLabel, prompt)
        return properties
    }
}
