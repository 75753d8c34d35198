import CursesUI

/// The label of the Return key on a software keyboard; ignored in a terminal.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether typed words are corrected; ignored in a terminal.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether the spelling of a text is checked; ignored in a terminal.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether typed quotation marks are replaced; ignored in a terminal.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether typed dashes are replaced; ignored in a terminal.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// The colours of a software keyboard; ignored in a terminal.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    /// The older name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// The kinds of data in a text that become links; ignored in a terminal.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All kinds of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
