@_exported import Foundation

/// A person or an organization.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Identifiable, @unchecked Sendable {
    // Sendable: the values of a contact are constant. As on Apple's platforms, a ``CNMutableContact`` is not changed
    // while it is used elsewhere.

    fileprivate struct Values {
        var id = UUID()
        var contactType: CNContactType = .person
        var namePrefix: String = ""
        var givenName: String = ""
        var middleName: String = ""
        var familyName: String = ""
        var previousFamilyName: String = ""
        var nameSuffix: String = ""
        var nickname: String = ""
        var organizationName: String = ""
        var departmentName: String = ""
        var jobTitle: String = ""
        var phoneticGivenName: String = ""
        var phoneticMiddleName: String = ""
        var phoneticFamilyName: String = ""
        var phoneticOrganizationName: String = ""
        var note: String = ""
        var imageData: Data? = nil
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
        var contactRelations: [CNLabeledValue<CNContactRelation>] = []
        var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
        var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
        var birthday: DateComponents? = nil
        var nonGregorianBirthday: DateComponents? = nil
        var dates: [CNLabeledValue<NSDateComponents>] = []
    }

    fileprivate var values = Values()

    /// Creates an empty contact.
    public override init() {}

    fileprivate init(_ values: Values) { self.values = values }

    /// The identifier.
    open var id: UUID { values.id }
    /// The identifier as a text.
    open var identifier: String { values.id.uuidString }
    /// Whether it is a person or an organization.
    open var contactType: CNContactType { values.contactType }
    /// The title before the name.
    open var namePrefix: String { values.namePrefix }
    /// The given name.
    open var givenName: String { values.givenName }
    /// The middle name.
    open var middleName: String { values.middleName }
    /// The family name.
    open var familyName: String { values.familyName }
    /// The family name at birth.
    open var previousFamilyName: String { values.previousFamilyName }
    /// What follows the name.
    open var nameSuffix: String { values.nameSuffix }
    /// The nickname.
    open var nickname: String { values.nickname }
    /// The organization.
    open var organizationName: String { values.organizationName }
    /// The department.
    open var departmentName: String { values.departmentName }
    /// The job.
    open var jobTitle: String { values.jobTitle }
    /// The sound of the given name.
    open var phoneticGivenName: String { values.phoneticGivenName }
    /// The sound of the middle name.
    open var phoneticMiddleName: String { values.phoneticMiddleName }
    /// The sound of the family name.
    open var phoneticFamilyName: String { values.phoneticFamilyName }
    /// The sound of the organization.
    open var phoneticOrganizationName: String { values.phoneticOrganizationName }
    /// A note.
    open var note: String { values.note }
    /// The data of a picture.
    open var imageData: Data? { values.imageData }
    /// The phone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    /// The mail addresses.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    /// The postal addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    /// The web pages.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    /// The people to whom the contact is related.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
    /// The profiles in social networks.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
    /// The addresses for instant messages.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
    /// The birthday in the Gregorian calendar.
    open var birthday: DateComponents? { values.birthday }
    /// The birthday in a different calendar.
    open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
    /// Other dates.
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
    /// The data of a small picture: those of the picture.
    open var thumbnailImageData: Data? { imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { imageData != nil }

    /// Returns true: a contact has all its values.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Returns true: a contact has all its values.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Returns false: contacts are not unified.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }
    /// Returns the name of a value, in English.
    open class func localizedString(forKey key: String) -> String {
        key.replacingOccurrences(of: "(?<=[a-z])(?=[A-Z])", with: " ", options: .regularExpression).lowercased()
    }
    /// Returns a key for all values by which contacts are sorted.
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactFamilyNameKey }

    // MARK: Predicates

    /// Returns a predicate that no contact fulfils: there are none.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a predicate that no contact fulfils: there are none.
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a predicate that no contact fulfils: there are none.
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a predicate that no contact fulfils: there are none.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a predicate that no contact fulfils: there are none.
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a predicate that no contact fulfils: there are none.
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    // MARK: Copies

    /// Returns a constant contact with the same values.
    public func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
    /// Returns a contact with the same values, which can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }
    /// Returns a constant contact with the same values.
    open override func copy() -> Any { copy(with: nil) }
    /// Returns a contact with the same values, which can be changed.
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    /// Whether a contact can be archived.
    public static var supportsSecureCoding: Bool { true }
    /// Archives the contact as a vCard.
    public func encode(with coder: NSCoder) {
        coder.encode(NSData(data: CNContactVCardSerialization.data(of: [self])), forKey: "vCard")
    }
    /// Creates a contact from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "vCard"),
            let contact = CNContactVCardSerialization.read(Data(referencing: data)).first
        else { return nil }
        self.init()
        values = contact.values
    }

    /// Contacts are equal if they have the same identifier and all their texts are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact, other.values.id == values.id else { return false }
        return CNContactVCardSerialization.data(of: [self]) == CNContactVCardSerialization.data(of: [other])
    }
    /// The hash of the identifier.
    open override var hash: Int { values.id.hashValue }
}

/// A person or an organization, whose values can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// Whether it is a person or an organization.
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }
    /// The title before the name.
    open override var namePrefix: String {
        get { values.namePrefix }
        set { values.namePrefix = newValue }
    }
    /// The given name.
    open override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    /// The middle name.
    open override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    /// The family name.
    open override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    /// The family name at birth.
    open override var previousFamilyName: String {
        get { values.previousFamilyName }
        set { values.previousFamilyName = newValue }
    }
    /// What follows the name.
    open override var nameSuffix: String {
        get { values.nameSuffix }
        set { values.nameSuffix = newValue }
    }
    /// The nickname.
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    /// The organization.
    open override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    /// The department.
    open override var departmentName: String {
        get { values.departmentName }
        set { values.departmentName = newValue }
    }
    /// The job.
    open override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    /// The sound of the given name.
    open override var phoneticGivenName: String {
        get { values.phoneticGivenName }
        set { values.phoneticGivenName = newValue }
    }
    /// The sound of the middle name.
    open override var phoneticMiddleName: String {
        get { values.phoneticMiddleName }
        set { values.phoneticMiddleName = newValue }
    }
    /// The sound of the family name.
    open override var phoneticFamilyName: String {
        get { values.phoneticFamilyName }
        set { values.phoneticFamilyName = newValue }
    }
    /// The sound of the organization.
    open override var phoneticOrganizationName: String {
        get { values.phoneticOrganizationName }
        set { values.phoneticOrganizationName = newValue }
    }
    /// A note.
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    /// The data of a picture.
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    /// The phone numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    /// The mail addresses.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    /// The postal addresses.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    /// The web pages.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    /// The people to whom the contact is related.
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { values.contactRelations }
        set { values.contactRelations = newValue }
    }
    /// The profiles in social networks.
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { values.socialProfiles }
        set { values.socialProfiles = newValue }
    }
    /// The addresses for instant messages.
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { values.instantMessageAddresses }
        set { values.instantMessageAddresses = newValue }
    }
    /// The birthday in the Gregorian calendar.
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    /// The birthday in a different calendar.
    open override var nonGregorianBirthday: DateComponents? {
        get { values.nonGregorianBirthday }
        set { values.nonGregorianBirthday = newValue }
    }
    /// Other dates.
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { values.dates }
        set { values.dates = newValue }
    }
}

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
    case person, organization
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    case none, userDefault, givenName, familyName
}
