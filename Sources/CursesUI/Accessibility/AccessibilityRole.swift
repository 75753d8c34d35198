/// The kind of an accessibility element, for screen readers.
package enum AccessibilityRole: String, Sendable {
    case button
    case toggle
    case link
    case textField = "text field"
    case secureTextField = "secure text field"
    case searchField = "search field"
    case textArea = "text area"
    case slider
    case stepper
    case adjustable
    case picker
    case date
    case choice = "radio button"
    case menu
    case tab
    case heading
    case image

    /// Whether the user types text into the element.
    var takesText: Bool {
        switch self {
        case .textField, .secureTextField, .searchField, .textArea: true
        default: false
        }
    }

    /// Whether the user can operate the element.
    var isControl: Bool { self != .heading && self != .image }
}

extension AccessibilityTraits {
    /// The role that follows from the traits if no view assigns a role.
    var role: AccessibilityRole? {
        let roles: [(AccessibilityTraits, AccessibilityRole)] = [
            (.isLink, .link), (.isToggle, .toggle), (.isSearchField, .searchField), (.isButton, .button),
            (.isHeader, .heading), (.isImage, .image),
        ]
        return roles.first { contains($0.0) }?.1
    }
}
