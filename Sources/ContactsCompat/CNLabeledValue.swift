import Foundation

/// A value of a contact with a label.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The identifier.
    public let identifier: String
    /// The label.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// Creates a value with a label.
    public convenience init(label: String?, value: ValueType) {
        self.init(label: label, value: value, identifier: UUID().uuidString)
    }

    private init(label: String?, value: ValueType, identifier: String) {
        (self.label, self.value, self.identifier) = (label, value, identifier)
    }

    /// Returns the same value with a different label.
    public func settingLabel(_ label: String?) -> CNLabeledValue { copy(label: label, value: value) }
    /// Returns a different value with the same label.
    public func settingValue(_ value: ValueType) -> CNLabeledValue { copy(label: label, value: value) }
    /// Returns a value with a label.
    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue { copy(label: label, value: value) }

    private func copy(label: String?, value: ValueType) -> CNLabeledValue {
        CNLabeledValue(label: label, value: value, identifier: identifier)
    }

    /// Returns a label for the user, in English.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        let name = String(label.dropFirst(4).dropLast(4))
        let words = name.replacingOccurrences(of: "FAX", with: "Fax")
        return words.replacingOccurrences(of: "(?<=[a-z])(?=[A-Z])", with: " ", options: .regularExpression)
            .lowercased()
    }

    /// Values are equal if their labels and values are.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return label == other.label && value.isEqual(other.value)
    }
    /// The hash of the value.
    public override var hash: Int { value.hash }
}

/// The label: at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label: at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label: at school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label: any other.
public let CNLabelOther = "_$!<Other>!$_"
/// The label: the mail address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label: a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label: an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label: an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label: a watch.
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
/// The label: a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label: the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label: a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label: a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label: any other fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label: a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label: the father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label: the mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label: the parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label: the brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label: the sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label: the son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label: the daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label: the child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label: the friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label: the spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label: the partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label: the assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label: the manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
