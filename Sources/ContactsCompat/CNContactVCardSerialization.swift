import Foundation

/// Writes and reads contacts as vCards.
open class CNContactVCardSerialization: NSObject {
    /// Returns a key for all values that are written.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
    /// Returns contacts as vCards of version 3, with names, addresses, numbers, pages, birthdays and notes.
    open class func data(with contacts: [CNContact]) throws -> Data { data(of: contacts) }
    /// Returns the contacts in vCards.
    open class func contacts(with data: Data) throws -> [CNContact] { read(data) }

    // MARK: Writing

    static func data(of contacts: [CNContact]) -> Data {
        Data(contacts.map { lines(of: $0).joined(separator: "\r\n") + "\r\n" }.joined().utf8)
    }

    private static func lines(of contact: CNContact) -> [String] {
        let names = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        var lines = [
            "BEGIN:VCARD", "VERSION:3.0", "N:" + escaped(names),
            "FN:" + escaped([CNContactFormatter.string(from: contact, style: .fullName) ?? ""]),
        ]
        func add(_ name: String, _ parts: [String]) {
            guard parts.contains(where: { !$0.isEmpty }) else { return }
            lines.append("\(name):" + escaped(parts))
        }
        add("NICKNAME", [contact.nickname])
        add(
            "ORG",
            contact.departmentName.isEmpty
                ? [contact.organizationName] : [contact.organizationName, contact.departmentName])
        add("TITLE", [contact.jobTitle])
        for number in contact.phoneNumbers { add("TEL" + type(number.label), [number.value.stringValue]) }
        for address in contact.emailAddresses { add("EMAIL" + type(address.label), [address.value as String]) }
        for address in contact.postalAddresses {
            let value = address.value
            add(
                "ADR" + type(address.label),
                ["", "", value.street, value.city, value.state, value.postalCode, value.country])
        }
        for page in contact.urlAddresses { add("URL" + type(page.label), [page.value as String]) }
        if let day = contact.birthday, let month = day.month, let date = day.day {
            lines.append(String(format: "BDAY:%04d-%02d-%02d", day.year ?? 1604, month, date))
        }
        add("NOTE", [contact.note])
        if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        return lines + ["END:VCARD"]
    }

    private static func escaped(_ parts: [String]) -> String {
        parts.map { part in
            var text = part.replacingOccurrences(of: "\\", with: "\\\\")
            for (sign, name) in [("\r\n", "\\n"), ("\n", "\\n"), (",", "\\,"), (";", "\\;")] {
                text = text.replacingOccurrences(of: sign, with: name)
            }
            return text
        }.joined(separator: ";")
    }

    private static let types = [
        "HOME": CNLabelHome, "WORK": CNLabelWork, "CELL": CNLabelPhoneNumberMobile, "MAIN": CNLabelPhoneNumberMain,
        "IPHONE": CNLabelPhoneNumberiPhone, "PAGER": CNLabelPhoneNumberPager, "OTHER": CNLabelOther,
    ]

    private static func type(_ label: String?) -> String {
        types.first { $0.value == label }.map { ";type=\($0.key)" } ?? ""
    }

    // MARK: Reading

    static func read(_ data: Data) -> [CNContact] {
        var contacts: [CNContact] = []
        var contact: CNMutableContact?
        // A line that begins with a space continues the one before it.
        let text = String(decoding: data, as: UTF8.self)
            .replacingOccurrences(of: "\r?\n[ \t]", with: "", options: .regularExpression)
        for line in text.split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let head = line[..<colon].uppercased().split(separator: ";").map(String.init)
            let parts = parts(of: line[line.index(after: colon)...])
            // A group, as in "item1.URL", is not a part of the name.
            let name = head.first.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? ""
            switch (name, parts.first?.uppercased()) {
            case ("BEGIN", "VCARD"): contact = CNMutableContact()
            case ("END", "VCARD"):
                if let contact { contacts.append(contact) }
                contact = nil
            default: if let contact { set(name, head.dropFirst(), parts, of: contact) }
            }
        }
        return contacts
    }

    /// The parts of a value between semicolons, without the signs that escape others.
    private static func parts(of value: Substring) -> [String] {
        var parts = [""]
        var isEscaped = false
        for character in value {
            if isEscaped {
                parts[parts.count - 1].append("nN".contains(character) ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ";" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    private static func set(
        _ name: String, _ options: ArraySlice<String>, _ parts: [String], of contact: CNMutableContact
    ) {
        func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
        let words = options.flatMap { $0.replacingOccurrences(of: "TYPE=", with: "").split(separator: ",") }
        let label = words.lazy.compactMap { types[String($0)] }.first
        switch name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
            (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
        case "FN":
            if contact.givenName.isEmpty, contact.familyName.isEmpty, contact.organizationName.isEmpty {
                contact.givenName = part(0)
            }
        case "NICKNAME": contact.nickname = part(0)
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "TITLE": contact.jobTitle = part(0)
        case "NOTE": contact.note = part(0)
        case "TEL":
            contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: part(0))))
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: part(0))))
        case "URL":
            let page = parts.joined(separator: ";")
            contact.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: page)))
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state) = (part(2), part(3), part(4))
            (address.postalCode, address.country) = (part(5), part(6))
            contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
        case "BDAY":
            let digits = part(0).split(separator: "T")[0].filter(\.isNumber)
            guard digits.count == 8, let date = Int(digits) else { return }
            var day = DateComponents(month: date / 100 % 100, day: date % 100)
            // A birthday without a year has this one in a vCard.
            if date / 10_000 != 1604 { day.year = date / 10_000 }
            contact.birthday = day
        case "X-ABSHOWAS": contact.contactType = part(0).uppercased() == "COMPANY" ? .organization : .person
        default: break
        }
    }
}
