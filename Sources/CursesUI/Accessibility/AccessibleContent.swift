/// A view that stands for something to be told of by itself: a text, a line to type into, a picture.
@MainActor
protocol AccessibleContent {
    /// What the view says of itself.
    var accessibilityContent: AccessibilityProperties { get }
    /// Whether it is worth telling.
    var isTold: Bool { get }
}

extension AccessibleContent {
    var isTold: Bool { true }
}

/// A view in a control's style that shows what the control is for: the texts in it are its name, and
/// what the style draws around it is not.
@MainActor
protocol ControlLabel {}

extension Text: AccessibleContent {
    var accessibilityContent: AccessibilityProperties {
        AccessibilityProperties(label: content.string, addedTraits: .isStaticText)
    }
}

extension Image: AccessibleContent {
    /// A picture is called what its label says, else by its name.
    var accessibilityContent: AccessibilityProperties {
        let label: String? =
            switch source {
            case .symbol(let name): name
            case .named(let name, _, let text): text?.spoken ?? name
            case .picture(_, let text): text?.spoken
            }
        return AccessibilityProperties(label: label, addedTraits: .isImage)
    }

    /// A symbol goes with words that say the same.
    var isTold: Bool {
        switch source {
        case .symbol: false
        // An empty label is that of a decoration.
        case .named(_, _, let text), .picture(_, let text): text?.content.isEmpty != true
        }
    }
}

extension Text {
    /// The words; `nil` if there are none.
    var spoken: String? { content.isEmpty ? nil : content.string }
}
