import ContactsCompat
import SwiftUICompat

/// A controller that shows the values of a contact. It cannot be saved or edited.
open class CNContactViewController: UIViewController {
    /// The contact.
    public let contact: CNContact
    /// Is told when the user is done.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The value is kept, but has no effect.
    open var contactStore: CNContactStore?
    /// The value is kept, but has no effect.
    open var displayedPropertyKeys: [Any]?
    /// The value is kept, but has no effect.
    open var allowsEditing = true
    /// The value is kept, but has no effect.
    open var allowsActions = true
    /// The value is kept, but has no effect.
    open var shouldShowLinkedContacts = false
    /// The value is kept, but has no effect.
    open var parentGroup: CNGroup?
    /// The value is kept, but has no effect.
    open var parentContainer: CNContainer?
    /// The value is kept, but has no effect.
    open var alternateName: String?
    /// The text below the name.
    open var message: String? { didSet { show() } }

    /// Creates a controller for a contact of the user.
    public convenience init(for contact: CNContact) { self.init(contact) }
    /// Creates a controller for a contact that the user does not have.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
    /// Creates a controller for a new contact, which is not saved.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact()) }

    private init(_ contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
        title = CNContactFormatter.string(from: contact, style: .fullName)
        show()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }

    /// Returns a key for all values that are shown.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
    /// Has no effect: no value is highlighted.
    open func highlightProperty(withKey key: String, identifier: String?) {}

    private func show() {
        let rows = rows
        let message = message
        standIn = AnyView(
            VStack(alignment: .leading) {
                if let title { Text(verbatim: title).bold() }
                if let message { Text(verbatim: message).foregroundStyle(.secondary) }
                ForEach(rows.indices, id: \.self) { index in
                    LabeledContent {
                        Text(verbatim: rows[index].value)
                    } label: {
                        Text(verbatim: rows[index].label)
                    }
                }
                Button("Done") { [weak self] in
                    guard let self else { return }
                    delegate?.contactViewController(self, didCompleteWith: nil)
                    dismiss(animated: true)
                }
            })
    }

    private var rows: [(label: String, value: String)] {
        func row<Value>(_ value: CNLabeledValue<Value>, _ name: String, _ text: String) -> (String, String) {
            (value.label.map { CNLabeledValue<Value>.localizedString(forLabel: $0) } ?? name, text)
        }
        return contact.phoneNumbers.map { row($0, "phone", $0.value.stringValue) }
            + contact.emailAddresses.map { row($0, "email", $0.value as String) }
            + contact.postalAddresses.map {
                row($0, "address", CNPostalAddressFormatter.string(from: $0.value, style: .mailingAddress))
            } + contact.urlAddresses.map { row($0, "page", $0.value as String) }
    }
}

/// Receives the events of a controller that shows a contact.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {
    /// Called when the user is done, without a contact: it is not saved.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    /// Never called: values have no actions.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    /// Does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    /// Allows the action.
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}
