import CursesUISupport
import Foundation

extension Bundle {
    /// Returns a text of the bundle in the user's language: what `localizedString(forKey:value:table:)` returns on
    /// Apple's platforms. The method of Foundation on Linux knows no string catalogues; `cursesui` calls this one in its
    /// copies.
    public func _localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        LocalizedStringSource.string(
            for: key, value: value ?? "", table: tableName?.isEmpty == false ? tableName : nil,
            bundle: self === Bundle.main ? nil : self)
    }
}
