extension TextInput: AccessibleContent {
    var accessibilityContent: AccessibilityProperties { entry.accessibilityContent(prompt, .textField) }
}

extension TextArea: AccessibleContent {
    var accessibilityContent: AccessibilityProperties { entry.accessibilityContent(prompt, .textArea) }
}

extension TextEntry {
    /// Returns the accessibility properties of a field. The value of a secret contains a bullet in place of each
    /// character.
    @MainActor
    fileprivate func accessibilityContent(_ prompt: Text, _ role: AccessibilityRole) -> AccessibilityProperties {
        let text = value.text
        var properties = AccessibilityProperties(
            value: isSecure ? String(repeating: "•", count: text.count) : text
        )
        properties.role = isSecure ? .secureTextField : role
        properties.say(.controlLabel, prompt)
        return properties
    }
}
