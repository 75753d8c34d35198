import Foundation

extension NSString {
    /// Returns a text that is made of a format and its values, in the format of the user's locale.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        String(format: format as String, locale: .current, arguments: args) as NSString
    }

    /// Returns a text that is made of a format and its values, in the format of the user's locale.
    public class func localizedStringWithFormat(_ format: String, _ args: any CVarArg...) -> NSString {
        String(format: format, locale: .current, arguments: args) as NSString
    }
}
