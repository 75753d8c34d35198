import CursesUITerminal
import Foundation

/// What was cut or copied last, as UIKit names it: the fields of the app use it, and so can the app.
///
/// ```swift
/// Button("Copy the address") { UIPasteboard.general.string = address }
/// ```
///
/// What is put there goes to the clipboard of the user's machine too, through ssh as well (OSC 52),
/// where the terminal allows it; in tmux that takes `set-clipboard on`. A terminal does not tell what
/// others have put on the clipboard: what is read is the app's own. What the user pastes comes in
/// through the terminal's own key.
@MainActor
public final class UIPasteboard {
    /// The clipboard, as far as the terminal shares it.
    public static let general = UIPasteboard()

    /// The screen that is in use.
    weak var terminal: (any Terminal)?

    private init() {}

    /// The text that was put there last. A text of more than a megabyte stays within the app.
    public var string: String? {
        didSet { terminal?.copy(string ?? "") }
    }

    /// The same as a list; only the first one is kept.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }

    /// The text, where it is an address.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }

    /// Whether there is an address.
    public var hasURLs: Bool { url != nil }
}
