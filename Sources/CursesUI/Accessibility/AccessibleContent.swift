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

/// The label in a control's style. The texts in it are the control's name; other texts that the style draws are not.
@MainActor
protocol ControlLabel {}

extension Text: AccessibleContent {
    var accessibilityContent: AccessibilityProperties {
        AccessibilityProperties(label: content.string, addedTraits: .isStaticText)
    }
}

extension Image: AccessibleContent {
    /// A picture is named by its label, or else by its name.
    var accessibilityContent: AccessibilityProperties {
        let label: String? =
            switch source {
            case .symbol(let name): name
            case .named(let name, _, let text): text?.spoken ?? name
            case .picture(_, let text): text?.spoken
            }
        return AccessibilityProperties(label: label, addedTraits: .isImage)
    }

    /// A symbol is left out: it accompanies a text with the same meaning.
    var isTold: Bool {
        switch source {
        case .symbol: false
        // An empty label marks a decoration.
        case .named(_, _, let text), .picture(_, let text): text?.content.isEmpty != true
        }
    }
}

extension Text {
    /// The words; `nil` if there are none.
    var spoken: String? { content.isEmpty ? nil : content.string }
}
