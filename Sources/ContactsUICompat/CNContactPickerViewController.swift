@_exported import ContactsCompat
@_exported import SwiftUICompat

/// A controller in which the user chooses contacts. A terminal has none: the controller says so, and the user cancels.
open class CNContactPickerViewController: UIViewController {
    /// Is told that the user cancels.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The value is kept, but has no effect.
    open var displayedPropertyKeys: [String]?
    /// The value is kept, but has no effect.
    open var predicateForEnablingContact: NSPredicate?
    /// The value is kept, but has no effect.
    open var predicateForSelectionOfContact: NSPredicate?
    /// The value is kept, but has no effect.
    open var predicateForSelectionOfProperty: NSPredicate?

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        standIn = AnyView(
            VStack(alignment: .leading) {
                Text(verbatim: "There are no contacts.").foregroundStyle(.secondary)
                Button("Cancel") { [weak self] in self?.dismiss(animated: true) }
            })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Tells the delegate that the user has cancelled.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.contactPickerDidCancel(self)
    }
}

/// Receives the contacts that the user chooses; there are none.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
    /// Called when the user cancels.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Never called: there are no contacts.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Never called: there are no contacts.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Never called: there are no contacts.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Never called: there are no contacts.
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    /// Does nothing.
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
}
