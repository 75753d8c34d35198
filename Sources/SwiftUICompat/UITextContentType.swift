import CursesUI

/// What a field is for, so that a system can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the content, as web forms have it.
    public let rawValue: String

    /// The content of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(_ name: String) {
        rawValue = name
    }

    /// Says what a field is for; a terminal fills none in.
    public static let name = UITextContentType("name")
    /// Says what a field is for; a terminal fills none in.
    public static let namePrefix = UITextContentType("honorific-prefix")
    /// Says what a field is for; a terminal fills none in.
    public static let givenName = UITextContentType("given-name")
    /// Says what a field is for; a terminal fills none in.
    public static let middleName = UITextContentType("additional-name")
    /// Says what a field is for; a terminal fills none in.
    public static let familyName = UITextContentType("family-name")
    /// Says what a field is for; a terminal fills none in.
    public static let nameSuffix = UITextContentType("honorific-suffix")
    /// Says what a field is for; a terminal fills none in.
    public static let nickname = UITextContentType("nickname")
    /// Says what a field is for; a terminal fills none in.
    public static let jobTitle = UITextContentType("organization-title")
    /// Says what a field is for; a terminal fills none in.
    public static let organizationName = UITextContentType("organization")
    /// Says what a field is for; a terminal fills none in.
    public static let location = UITextContentType("location")
    /// Says what a field is for; a terminal fills none in.
    public static let fullStreetAddress = UITextContentType("street-address")
    /// Says what a field is for; a terminal fills none in.
    public static let streetAddressLine1 = UITextContentType("address-line1")
    /// Says what a field is for; a terminal fills none in.
    public static let streetAddressLine2 = UITextContentType("address-line2")
    /// Says what a field is for; a terminal fills none in.
    public static let addressCity = UITextContentType("address-level2")
    /// Says what a field is for; a terminal fills none in.
    public static let addressState = UITextContentType("address-level1")
    /// Says what a field is for; a terminal fills none in.
    public static let countryName = UITextContentType("country-name")
    /// Says what a field is for; a terminal fills none in.
    public static let postalCode = UITextContentType("postal-code")
    /// Says what a field is for; a terminal fills none in.
    public static let telephoneNumber = UITextContentType("tel")
    /// Says what a field is for; a terminal fills none in.
    public static let emailAddress = UITextContentType("email")
    /// Says what a field is for; a terminal fills none in.
    public static let URL = UITextContentType("url")
    /// Says what a field is for; a terminal fills none in.
    public static let creditCardNumber = UITextContentType("cc-number")
    /// Says what a field is for; a terminal fills none in.
    public static let username = UITextContentType("username")
    /// Says what a field is for; a terminal fills none in.
    public static let password = UITextContentType("password")
    /// Says what a field is for; a terminal fills none in.
    public static let newPassword = UITextContentType("new-password")
    /// Says what a field is for; a terminal fills none in.
    public static let oneTimeCode = UITextContentType("one-time-code")
    /// Says what a field is for; a terminal fills none in.
    public static let birthdate = UITextContentType("birthdate")
}

extension View {
    /// Has no effect: a terminal fills nothing in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        self
    }
}
