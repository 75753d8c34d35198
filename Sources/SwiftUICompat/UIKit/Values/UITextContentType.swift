import CursesUI

/// The kind of content of a text field. Other systems use it to offer to fill in the field; a terminal does not.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the content type, as in HTML forms.
    public let rawValue: String

    /// Creates a content type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(_ name: String) {
        rawValue = name
    }

    /// A content type, which has no effect in a terminal.
    public static let name = UITextContentType("name")
    /// A content type, which has no effect in a terminal.
    public static let namePrefix = UITextContentType("honorific-prefix")
    /// A content type, which has no effect in a terminal.
    public static let givenName = UITextContentType("given-name")
    /// A content type, which has no effect in a terminal.
    public static let middleName = UITextContentType("additional-name")
    /// A content type, which has no effect in a terminal.
    public static let familyName = UITextContentType("family-name")
    /// A content type, which has no effect in a terminal.
    public static let nameSuffix = UITextContentType("honorific-suffix")
    /// A content type, which has no effect in a terminal.
    public static let nickname = UITextContentType("nickname")
    /// A content type, which has no effect in a terminal.
    public static let jobTitle = UITextContentType("organization-title")
    /// A content type, which has no effect in a terminal.
    public static let organizationName = UITextContentType("organization")
    /// A content type, which has no effect in a terminal.
    public static let location = UITextContentType("location")
    /// A content type, which has no effect in a terminal.
    public static let fullStreetAddress = UITextContentType("street-address")
    /// A content type, which has no effect in a terminal.
    public static let streetAddressLine1 = UITextContentType("address-line1")
    /// A content type, which has no effect in a terminal.
    public static let streetAddressLine2 = UITextContentType("address-line2")
    /// A content type, which has no effect in a terminal.
    public static let addressCity = UITextContentType("address-level2")
    /// A content type, which has no effect in a terminal.
    public static let addressState = UITextContentType("address-level1")
    /// A content type, which has no effect in a terminal.
    public static let countryName = UITextContentType("country-name")
    /// A content type, which has no effect in a terminal.
    public static let postalCode = UITextContentType("postal-code")
    /// A content type, which has no effect in a terminal.
    public static let telephoneNumber = UITextContentType("tel")
    /// A content type, which has no effect in a terminal.
    public static let emailAddress = UITextContentType("email")
    /// A content type, which has no effect in a terminal.
    public static let URL = UITextContentType("url")
    /// A content type, which has no effect in a terminal.
    public static let creditCardNumber = UITextContentType("cc-number")
    /// A content type, which has no effect in a terminal.
    public static let username = UITextContentType("username")
    /// A content type, which has no effect in a terminal.
    public static let password = UITextContentType("password")
    /// A content type, which has no effect in a terminal.
    public static let newPassword = UITextContentType("new-password")
    /// A content type, which has no effect in a terminal.
    public static let oneTimeCode = UITextContentType("one-time-code")
    /// A content type, which has no effect in a terminal.
    public static let birthdate = UITextContentType("birthdate")
}

extension View {
    /// Has no effect: a terminal does not fill in fields.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        unchanged()
    }
}
