import Foundation

/// Formats lists as in a sentence, such as `a, b, and c`. Foundation for Linux has no such class.
open class ListFormatter {
    /// The locale, which determines the conjunction and the punctuation.
    open var locale: Locale! = .current

    /// Creates a formatter.
    public init() {}

    /// Formats a list of strings.
    open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().string(from: strings)! }

    /// Formats a list of the descriptions of the given values.
    open func string(from items: [Any]) -> String? {
        items.map { "\($0)" }.formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
    }

    /// Formats a list of the descriptions of an array's elements; returns `nil` for any other object.
    open func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
}
