/// The accessibility properties that contain text.
enum AccessibilityWording: Hashable, Sendable {
    case label, value, hint, controlLabel

    fileprivate var property: WritableKeyPath<AccessibilityProperties, String?> {
        switch self {
        case .label: \.label
        case .value: \.value
        case .hint: \.hint
        case .controlLabel: \.controlLabel
        }
    }
}

extension AccessibilityProperties {
    /// Sets a property to the string of a text. If the string depends on the environment, it is resolved only when the
    /// properties are requested; see ``resolved(in:)``.
    mutating func say(_ wording: AccessibilityWording, _ text: Text?) {
        let content = text?.content
        let isDeferred = content?.isDeferred == true
        self[keyPath: wording.property] = isDeferred || content?.isEmpty != false ? nil : content?.string
        if isDeferred || deferredTexts[wording] != nil { deferredTexts[wording] = isDeferred ? text : nil }
    }

    /// Returns the properties with their texts resolved in an environment.
    func resolved(in environment: EnvironmentValues) -> AccessibilityProperties {
        guard !deferredTexts.isEmpty else { return self }
        var result = self
        result.deferredTexts = [:]
        for (wording, text) in deferredTexts {
            result[keyPath: wording.property] = text.content.string(in: environment)
        }
        return result
    }
}
