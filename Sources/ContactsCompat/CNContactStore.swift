import Foundation

/// The contacts of the user. A terminal has none, and access to them is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// Creates a store.
    public override init() {}

    /// Returns `.denied`: a terminal has no contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Calls the closure with `false`, and with the error that access is denied.
    @preconcurrency
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, CNError.denied)
    }
    /// Fails: access is denied.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError.denied }

    /// Fails: access is denied.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    {
        throw CNError.denied
    }
    /// Fails: access is denied.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> CNContact
    {
        throw CNError.denied
    }
    /// Fails: access is denied.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError.denied
    }
    /// Fails: access is denied.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        throw CNError.denied
    }
    /// Fails: access is denied.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError.denied }
    /// Fails: access is denied.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError.denied }
    /// Fails: access is denied.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError.denied }
    /// The identifier of the account for new contacts: empty.
    open func defaultContainerIdentifier() -> String { "" }
    /// The state of the contacts: `nil`, because there are none.
    open var currentHistoryToken: Data? { nil }
}

extension Notification.Name {
    /// Announces that the contacts have changed. It is never posted.
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// What a store holds.
public enum CNEntityType: Int, Sendable {
    case contacts
}

/// Whether the app may see the user's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// A request for contacts, which fails.
open class CNContactFetchRequest: NSObject {
    /// The values that are wanted.
    open var keysToFetch: [any CNKeyDescriptor]
    /// The condition for contacts.
    open var predicate: NSPredicate?
    /// The order of the contacts.
    open var sortOrder = CNContactSortOrder.none
    /// The value is kept, but has no effect.
    open var unifyResults = true
    /// The value is kept, but has no effect.
    open var mutableObjects = false

    /// Creates a request.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of contacts, which fail.
open class CNSaveRequest: NSObject {
    /// The value is kept, but has no effect.
    open var transactionAuthor: String?
    /// The value is kept, but has no effect.
    open var shouldRefetchContacts = true

    /// Creates a request.
    public override init() {}

    /// Has no effect: the request fails.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Has no effect: the request fails.
    open func update(_ contact: CNMutableContact) {}
    /// Has no effect: the request fails.
    open func delete(_ contact: CNMutableContact) {}
    /// Has no effect: the request fails.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    /// Has no effect: the request fails.
    open func update(_ group: CNMutableGroup) {}
    /// Has no effect: the request fails.
    open func delete(_ group: CNMutableGroup) {}
    /// Has no effect: the request fails.
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    /// Has no effect: the request fails.
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

/// A group of contacts; there is none.
open class CNGroup: NSObject, @unchecked Sendable {
    // Sendable: as for ``CNContact``.

    /// The identifier.
    public let identifier = UUID().uuidString
    fileprivate var text = ""
    /// The name.
    open var name: String { text }

    /// Returns a predicate that no group fulfils: there are none.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a predicate that no group fulfils: there are none.
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// A group of contacts, whose name can be changed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    /// The name.
    open override var name: String {
        get { text }
        set { text = newValue }
    }

    /// Creates a group.
    public override init() {}
}

/// An account with contacts; there is none.
open class CNContainer: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The identifier.
    public let identifier = UUID().uuidString
    /// The name.
    public let name = ""
    /// The kind of account.
    open var type: CNContainerType { .local }
}

/// The kind of an account.
public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
    case exchange = 2
    case cardDAV = 3
}

/// A value of a contact that the user has chosen.
open class CNContactProperty: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The contact.
    public let contact: CNContact
    /// The key of the value.
    public let key: String
    /// The value.
    public let value: Any?
    /// The identifier of a value with a label.
    public let identifier: String?
    /// The label.
    public let label: String?

    init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        (self.contact, self.key, self.value) = (contact, key, value)
        (self.identifier, self.label) = (identifier, label)
    }
}

/// The user's settings for contacts.
public final class CNContactsUserDefaults: NSObject {
    /// Returns the settings.
    public class func shared() -> CNContactsUserDefaults { CNContactsUserDefaults() }
    /// The order of contacts.
    public var sortOrder: CNContactSortOrder { .givenName }
    /// The country of the user, in lower case.
    public var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}
