/// A view that is an accessibility element: a text, a text field, a picture.
@MainActor
protocol AccessibleContent {
    /// The accessibility properties of the view.
    var accessibilityContent: AccessibilityProperties { get }
    /// Whether the view is part of the accessibility tree.
    var isTold: Bool { get }
}

extension AccessibleContent {
    var isTold: Bool { true }
}

/// A view whose title is its accessibility label, even if its style shows only an icon.
@MainActor
protocol AccessibleTitle {
    /// The title; `nil` if it is not a text.
    var accessibilityTitle: Text? { get }
}

/// The label in a control's style. The texts in it are the control's name; other texts that the style draws do not
/// count.
@MainActor
protocol ControlLabel {}

extension Text: AccessibleContent {
    var accessibilityContent: AccessibilityProperties {
        var properties = AccessibilityProperties(addedTraits: .isStaticText)
        properties.say(.label, self)
        return properties
    }
}

extension Image: AccessibleContent {
    /// A picture is named by its label, or by its image name if it has no label.
    var accessibilityContent: AccessibilityProperties {
        var properties = AccessibilityProperties(addedTraits: .isImage)
        switch source {
        case .symbol(let name): properties.label = name.split(separator: ".").joined(separator: " ")
        case .named(let name, _, nil): properties.label = name
        case .named(_, _, let text?): properties.say(.label, text)
        case .picture(_, let text): properties.say(.label, text)
        }
        return properties
    }

    /// A symbol is left out, because it accompanies a text with the same meaning, unless it is the whole label of a
    /// control.
    var isTold: Bool {
        switch source {
        case .symbol: false
        // An empty label marks a decoration.
        case .named(_, _, let text), .picture(_, let text): text?.content.isEmpty != true
        }
    }
}

extension Text {
    /// The string of the text, or `nil` if it is empty.
    var spoken: String? { content.isEmpty ? nil : content.string }
}
