import Foundation

/// A phone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    // Sendable: the value is constant.

    /// The number as it is written.
    public let stringValue: String

    /// Creates a number.
    public init(stringValue string: String) { stringValue = string }

    /// Numbers are equal if they are written in the same way.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    /// The hash of the text.
    open override var hash: Int { stringValue.hash }
}

/// A person to whom a contact is related.
open class CNContactRelation: NSObject, @unchecked Sendable {
    // Sendable: the value is constant.

    /// The name.
    public let name: String

    /// Creates a person.
    public init(name: String) { self.name = name }

    /// People are equal if their names are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    /// The hash of the name.
    open override var hash: Int { name.hash }
}

/// A profile in a social network.
open class CNSocialProfile: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The page.
    public let urlString: String
    /// The name of the user.
    public let username: String
    /// The identifier of the user.
    public let userIdentifier: String
    /// The network.
    public let service: String

    /// Creates a profile.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    /// Returns the name of a network.
    open class func localizedString(forService service: String) -> String { service }
    /// Profiles are equal if all their texts are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNSocialProfile else { return false }
        return urlString == other.urlString && username == other.username && service == other.service
            && userIdentifier == other.userIdentifier
    }
    /// The hash of the name.
    open override var hash: Int { username.hash }
}

/// An address for instant messages.
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The name of the user.
    public let username: String
    /// The service.
    public let service: String

    /// Creates an address.
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }

    /// Returns the name of a service.
    open class func localizedString(forService service: String) -> String { service }
    /// Addresses are equal if both their texts are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return username == other.username && service == other.service
    }
    /// The hash of the name.
    open override var hash: Int { username.hash }
}
