import Foundation

/// Where `NSLocalizedString` finds translations. The module that declares the function does not know the views, whose
/// module reads the tables.
package enum LocalizedStringSource {
    /// Returns the translation of a key, given a default, the name of a table and a bundle.
    package typealias Lookup = @Sendable (_ key: String, _ value: String, _ table: String?, _ bundle: Bundle?) -> String

    private static let lookup = Locked<Lookup?>(nil)

    package static func set(_ new: @escaping Lookup) { lookup.withLock { $0 = new } }

    /// Returns the translation of a key, or the value, or the key if the value is empty.
    package static func string(for key: String, value: String, table: String?, bundle: Bundle?) -> String {
        let value = value.isEmpty ? key : value
        return lookup.withLock { $0 }?(key, value, table, bundle) ?? value
    }
}
