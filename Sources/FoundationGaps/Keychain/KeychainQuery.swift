import Foundation

/// The dictionary with which an app names an item of its keychain, or searches for items.
struct KeychainQuery {
    /// The class of the items; `nil` if it is missing.
    let kind: String?
    /// The attributes that an item keeps, with the secret.
    private(set) var values: [String: Any]
    let returnsData: Bool
    let returnsAttributes: Bool
    /// Whether parts are asked for that no item here has: keys, certificates, references.
    let isUnimplemented: Bool
    /// Whether an attribute has a value that no item can have, such as the `nil` of an optional. Without it, the query
    /// would mean other items.
    let isInvalid: Bool
    /// The greatest number of items.
    let limit: Int
    /// Whether items are found that are copied to other devices; `nil` for both kinds.
    let isSynchronizable: Bool?

    init(_ dictionary: NSDictionary) {
        let all = dictionary as? [String: Any] ?? [:]
        func flag(_ key: CFString) -> Bool { (all[key as String] as? NSNumber)?.boolValue ?? false }
        kind = all[kSecClass as String] as? String
        returnsData = flag(kSecReturnData)
        returnsAttributes = flag(kSecReturnAttributes)
        let kinds = [kSecClassCertificate, kSecClassKey, kSecClassIdentity].map { $0 as String }
        let references = [kSecValueRef, kSecValuePersistentRef].map { $0 as String }
        isUnimplemented =
            kind.map(kinds.contains) ?? false || flag(kSecReturnRef) || flag(kSecReturnPersistentRef)
            || references.contains { all[$0] != nil }
        switch all[kSecMatchLimit as String] {
        case let text as String: limit = text == kSecMatchLimitAll as String ? .max : 1
        case let number as NSNumber: limit = max(1, number.intValue)
        default: limit = 1
        }
        switch all[kSecAttrSynchronizable as String] {
        case let number as NSNumber: isSynchronizable = number.boolValue
        case let text as String where text == kSecAttrSynchronizableAny as String: isSynchronizable = nil
        default: isSynchronizable = false
        }
        isInvalid = all.contains { key, value in Self.isKept(key) && !Self.isStorable(value) }
        values = all.filter { key, value in Self.isKept(key) && Self.isStorable(value) }
        // A secret may be written as a text, which is data on Apple's platforms.
        if let text = values[kSecValueData as String] as? String {
            values[kSecValueData as String] = Data(text.utf8)
        }
        if isSynchronizable != true { values[kSecAttrSynchronizable as String] = nil }
    }

    /// Returns whether an item keeps the value of a key. Other keys say how to search, and how to ask the user.
    private static func isKept(_ key: String) -> Bool {
        let others = [kSecClass, kSecAttrAccessControl, kSecUseDataProtectionKeychain].map { $0 as String }
        return !["r_", "m_", "u_"].contains { key.hasPrefix($0) } && !others.contains(key)
    }

    /// Returns whether a file can keep a value.
    private static func isStorable(_ value: Any) -> Bool {
        value is String || value is Data || value is NSNumber || value is Date
    }
}

/// An item of the keychain.
struct KeychainItem: Codable, Equatable {
    /// A value of an attribute.
    enum Value: Codable, Equatable {
        case text(String)
        case data(Data)
        case number(Double)
        case date(Date)

        init?(_ value: Any) {
            switch value {
            case let text as String: self = .text(text)
            case let data as Data: self = .data(data)
            case let date as Date: self = .date(date)
            case let number as NSNumber: self = .number(number.doubleValue)
            default: return nil
            }
        }

        var object: AnyObject {
            switch self {
            case .text(let text): text as NSString
            case .data(let data): data as NSData
            case .number(let number): number as NSNumber
            case .date(let date): date as NSDate
            }
        }
    }

    let kind: String
    private(set) var values: [String: Value]

    init(_ kind: String, _ values: [String: Any]) {
        self.kind = kind
        self.values = values.compactMapValues(Value.init)
        let now = Value.date(Date())
        self.values[kSecAttrCreationDate as String] = now
        self.values[kSecAttrModificationDate as String] = now
    }

    mutating func set(_ changes: [String: Any]) {
        values.merge(changes.compactMapValues(Value.init)) { $1 }
        values[kSecAttrModificationDate as String] = .date(Date())
    }

    /// Returns whether two items are the same: they have the same class, and the same values for the attributes that
    /// tell items of their class apart.
    func isSame(as other: KeychainItem) -> Bool {
        let group = kSecAttrAccessGroup as String
        let isSameGroup = values[group] == other.values[group] || values[group] == nil || other.values[group] == nil
        return kind == other.kind && isSameGroup
            && Self.identity(of: kind).allSatisfy { values[$0] == other.values[$0] }
    }

    private static func identity(of kind: String) -> [String] {
        let keys =
            kind == kSecClassInternetPassword as String
            ? [
                kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
                kSecAttrPort, kSecAttrPath,
            ] : [kSecAttrAccount, kSecAttrService]
        return (keys + [kSecAttrSynchronizable]).map { $0 as String }
    }

    /// Returns whether a query finds the item. The secret is not compared.
    func matches(_ query: KeychainQuery) -> Bool {
        guard kind == query.kind else { return false }
        let isSynchronizable = values[kSecAttrSynchronizable as String] != nil
        if let wish = query.isSynchronizable, wish != isSynchronizable { return false }
        // When an item can be read has no effect here. An item that names no group of apps is in each of them.
        let group = kSecAttrAccessGroup as String
        let ignored = [kSecValueData, kSecAttrAccessible, kSecAttrSynchronizable].map { $0 as String }
        return query.values.allSatisfy { key, value in
            ignored.contains(key) || key == group && values[key] == nil || values[key] == Value(value)
        }
    }

    /// Returns the parts of the item that a query asks for; `nil` if it asks for none.
    func result(for query: KeychainQuery) -> AnyObject? {
        let data = values[kSecValueData as String]?.object
        guard query.returnsAttributes else { return query.returnsData ? data : nil }
        let attributes = NSMutableDictionary()
        for (key, value) in values where query.returnsData || key != kSecValueData as String {
            attributes[key as NSString] = value.object
        }
        attributes[kSecClass] = kind as NSString
        return attributes
    }
}
