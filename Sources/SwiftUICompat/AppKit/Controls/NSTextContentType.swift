/// What a text is; ignored in a terminal, which fills in nothing.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name of a user.
    public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
    /// A password.
    public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
    /// A new password.
    public static let newPassword = NSTextContentType(rawValue: "NSTextContentTypeNewPassword")
    /// A code for one sign-in.
    public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
    /// An address of mail.
    public static let emailAddress = NSTextContentType(rawValue: "NSTextContentTypeEmailAddress")
    /// A telephone number.
    public static let telephoneNumber = NSTextContentType(rawValue: "NSTextContentTypeTelephoneNumber")
    /// The name of a person.
    public static let name = NSTextContentType(rawValue: "NSTextContentTypeName")
    /// The URL of a page.
    public static let URL = NSTextContentType(rawValue: "NSTextContentTypeURL")
}
