import Foundation

/// The parts of a name that are written.
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName, phoneticFullName
}

/// The order of the parts of a name.
public enum CNContactDisplayNameOrder: Int, Sendable {
    case userDefault, givenNameFirst, familyNameFirst
}

/// Writes the names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    // Sendable: as on Apple's platforms, a formatter is set up before it is used.

    /// The parts of a name that are written.
    open var style = CNContactFormatterStyle.fullName

    /// Returns the name of a contact, or that of its organization; `nil` if it has none.
    ///
    /// Chinese, Japanese and Korean names begin with the family name, without a space.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = parts(of: contact, style: style).filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
        if !name.isEmpty { return name }
        let organization = style == .fullName ? contact.organizationName : contact.phoneticOrganizationName
        return organization.isEmpty ? nil : organization
    }

    private static func parts(of contact: CNContact, style: CNContactFormatterStyle) -> [String] {
        let isFamilyFirst = nameOrder(for: contact) == .familyNameFirst
        guard style == .fullName else {
            let given = [contact.phoneticGivenName, contact.phoneticMiddleName]
            return isFamilyFirst ? [contact.phoneticFamilyName] + given : given + [contact.phoneticFamilyName]
        }
        let given = [contact.givenName, contact.middleName]
        let names = isFamilyFirst ? [contact.familyName] + given : given + [contact.familyName]
        return [contact.namePrefix] + names + [contact.nameSuffix]
    }

    /// Returns the order of the parts of a contact's name.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        let letters = (contact.givenName + contact.familyName).unicodeScalars
        return !letters.isEmpty && letters.allSatisfy(isEastAsian) ? .familyNameFirst : .givenNameFirst
    }

    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Returns what is between the parts of a contact's name.
    open class func delimiter(for contact: CNContact) -> String {
        nameOrder(for: contact) == .familyNameFirst ? "" : " "
    }

    /// Returns the name as a text with attributes; it has none.
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0) }
    }

    /// Returns a key for all values that a name needs.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }
    /// A key for all values that the order of a name needs.
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { CNContactGivenNameKey }
    /// A key for all values that the space in a name needs.
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { CNContactGivenNameKey }

    /// Returns the name of a contact, or that of its organization; `nil` if it has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// Returns the name of a contact; `nil` for any other object.
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}
