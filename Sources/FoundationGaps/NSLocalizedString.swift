#if !canImport(Darwin)
import CursesUISupport
import Foundation

// Foundation on Linux has a function of this name with default values, which knows only the tables in a folder beside
// the executable. The compiler prefers these, because they have none.

/// Returns the localized string for a key from the app's `Localizable` table, or the key if it has no translation.
///
/// - Parameter comment: a note for translators.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedStringSource.string(for: key, value: "", table: nil, bundle: nil)
}

/// Returns the localized string for a key from one of the app's tables, or the key if it has no translation.
///
/// - Parameters:
///   - tableName: the name of the table; `nil` for `Localizable`.
///   - comment: a note for translators.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedStringSource.string(for: key, value: "", table: tableName, bundle: nil)
}

/// Returns the localized string for a key from the `Localizable` table of a bundle, or the key if it has no translation.
///
/// - Parameter comment: a note for translators.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedStringSource.string(for: key, value: "", table: nil, bundle: bundle)
}

/// Returns the localized string for a key from the app's `Localizable` table, or a value if it has no translation.
///
/// - Parameters:
///   - value: the text if there is no translation.
///   - comment: a note for translators.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedStringSource.string(for: key, value: value, table: nil, bundle: nil)
}

/// Returns the localized string for a key from a table of a bundle, or the key if it has no translation.
///
/// - Parameters:
///   - tableName: the name of the table; `nil` for `Localizable`.
///   - comment: a note for translators.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedStringSource.string(for: key, value: "", table: tableName, bundle: bundle)
}
#endif
