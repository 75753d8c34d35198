import ContactsUICompat
import CoreLocationCompat
import CursesUITesting
import Testing

@Suite("Contacts")
@MainActor
struct ContactTests {
    private var ada: CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.namePrefix) = ("Ada", "Byron; King", "Lady")
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 1"))
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@a.example" as NSString)]
        contact.birthday = DateComponents(month: 12, day: 10)
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.country) = ("1 Road, North", "London", "England")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
        contact.note = "two\nlines"
        return contact
    }

    @Test("Access is denied, with the error of the framework")
    func denied() async {
        let store = CNContactStore()
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        do {
            _ = try await store.requestAccess(for: .contacts)
            Issue.record("Access is granted.")
        } catch CNError.authorizationDenied {} catch { Issue.record(error) }
        let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
        let request = CNContactFetchRequest(keysToFetch: keys)
        #expect(throws: CNError.self) { try store.enumerateContacts(with: request) { _, stop in stop.pointee = true } }
        #expect(throws: CNError.self) { try store.execute(CNSaveRequest()) }
    }

    @Test("A contact is copied, and only a mutable one changes")
    func copies() throws {
        let contact = ada
        let copy = try #require(contact.copy() as? CNContact)
        contact.givenName = "Augusta"
        #expect(copy.givenName == "Ada" && contact.givenName == "Augusta" && copy.id == contact.id && copy != contact)
        let mutable = try #require(copy.mutableCopy() as? CNMutableContact)
        #expect(mutable == copy)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat") == "Boat")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelURLAddressHomePage) == "home page")
    }

    @Test("A name is written in the order of its language")
    func names() {
        let contact = CNMutableContact()
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
        contact.organizationName = "Analytical Engines"
        #expect(CNContactFormatter().string(from: contact) == "Analytical Engines")
        #expect(CNContactFormatter.string(from: ada, style: .fullName) == "Lady Ada Byron; King")
        (contact.givenName, contact.familyName) = ("太郎", "山田")
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "山田太郎")
    }

    @Test("An address is written as in its country")
    func addresses() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("Weg 1", "Bonn", "53111")
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "Weg 1\n53111 Bonn")
        (address.state, address.isoCountryCode) = ("NY", "US")
        #expect(CNPostalAddressFormatter().string(from: address) == "Weg 1\nBonn NY 53111")
        #expect(CLPlacemark(location: nil).postalAddress == nil)
    }

    @Test("A vCard has the values of a contact")
    func cards() throws {
        let data = try CNContactVCardSerialization.data(with: [ada, CNContact()])
        let contacts = try CNContactVCardSerialization.contacts(with: data)
        #expect(contacts.count == 2)
        let read = try #require(contacts.first)
        #expect(read.familyName == "Byron; King" && read.namePrefix == "Lady" && read.note == "two\nlines")
        #expect(read.phoneNumbers == ada.phoneNumbers && read.emailAddresses == ada.emailAddresses)
        #expect(read.birthday == ada.birthday && read.postalAddresses == ada.postalAddresses)
        let other = Data("BEGIN:VCARD\nFN:Bo\nitem1.URL;type=WORK:https://\n a.example\nEND:VCARD".utf8)
        let bo = try #require(CNContactVCardSerialization.contacts(with: other).first)
        #expect(bo.givenName == "Bo" && bo.urlAddresses.first?.value == "https://a.example")
        #expect(bo.urlAddresses.first?.label == CNLabelWork)
    }

    @Test("A contact is archived")
    func archive() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: ada, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: data)
        #expect(read?.phoneNumbers == ada.phoneNumbers)
    }

    private final class Delegate: NSObject, CNContactPickerDelegate {
        var cancels = 0

        func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancels += 1 }
    }

    private struct Picker: UIViewControllerRepresentable {
        let delegate: Delegate

        func makeUIViewController(context: Context) -> CNContactPickerViewController {
            let picker = CNContactPickerViewController()
            picker.delegate = delegate
            return picker
        }
        func updateUIViewController(_ picker: CNContactPickerViewController, context: Context) {}
    }

    private struct Sheet: View {
        let delegate: Delegate
        @State var isShown = true

        var body: some View {
            Text(verbatim: "below").sheet(isPresented: $isShown) { Picker(delegate: delegate) }
        }
    }

    @Test("A picker says that there are no contacts, and tells that the user cancels")
    func picker() {
        let delegate = Delegate()
        let app = TestApp(Sheet(delegate: delegate), size: CellSize(width: 40, height: 10))
        #expect(app.screen.text.contains("There are no contacts.") && delegate.cancels == 0)
        app.click(text: "Cancel")
        #expect(!app.screen.text.contains("There are no contacts.") && delegate.cancels == 1)
    }

    private struct Card: UIViewControllerRepresentable {
        let contact: CNContact

        func makeUIViewController(context: Context) -> CNContactViewController { CNContactViewController(for: contact) }
        func updateUIViewController(_ controller: CNContactViewController, context: Context) {}
    }

    @Test("A controller shows the values of a contact")
    func card() {
        let screen = TestApp(Card(contact: ada), size: CellSize(width: 50, height: 12)).screen.text
        #expect(screen.contains("Lady Ada") && screen.contains("mobile") && screen.contains("+44 1"))
    }
}
