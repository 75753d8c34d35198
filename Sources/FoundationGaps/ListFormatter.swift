import Foundation

/// Writes lists as sentences do: `a, b, and c`. Foundation for Linux has no such class.
open class ListFormatter {
    /// The locale that determines the words.
    open var locale: Locale! = .current

    /// Creates a formatter.
    public init() {}

    /// The list of the given texts.
    open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().string(from: strings)! }

    /// The list of the descriptions of the given values.
    open func string(from items: [Any]) -> String? {
        items.map { "\($0)" }.formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
    }

    /// The list of the descriptions of an array's values; `nil` for anything else.
    open func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
}
