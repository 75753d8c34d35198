import Foundation

/// Adds an item to the keychain of the app.
///
/// Linux has no keychain that every machine shares. Items are kept in a file in the user's data folder, which only the
/// user can read. **The file is not encrypted**: whoever can read the user's files can read the items.
///
/// - Parameters:
///   - attributes: the class, the attributes and the secret of the item, and what is returned.
///   - result: receives the item if the attributes ask for it.
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` if there is an item with the same class, account, service or server;
///   `errSecParam` without a class; `errSecUnimplemented` for keys and certificates; `errSecIO` or `errSecDecode` if the
///   file cannot be used. Safe to call from any thread.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.add(KeychainQuery(attributes), result)
}

/// Finds items in the keychain of the app; see ``SecItemAdd(_:_:)``.
///
/// - Parameters:
///   - query: the class and the attributes of the items, how many are returned, and which of their parts.
///   - result: receives the secret, a dictionary of the attributes, or an array of these.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or an error as for `SecItemAdd`.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.find(KeychainQuery(query), result)
}

/// Changes attributes and secrets of the items that a query finds; see ``SecItemAdd(_:_:)``.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecDuplicateItem` if two items would become the same, or an
///   error as for `SecItemAdd`.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(KeychainQuery(query), to: KeychainQuery(attributesToUpdate))
}

/// Deletes the items that a query finds; see ``SecItemAdd(_:_:)``.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or an error as for `SecItemAdd`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    Keychain.shared.delete(KeychainQuery(query))
}

/// Returns a sentence for the result of a function of the Security framework.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let text =
        switch status {
        case errSecSuccess: "No error."
        case errSecUnimplemented: "The function cannot be performed here."
        case errSecParam: "One or more parameters are not valid."
        case errSecIO: "The file of the keychain cannot be read or written."
        case errSecDecode: "The file of the keychain is damaged."
        case errSecUserCanceled: "The user has cancelled."
        case errSecAuthFailed: "The user is not authenticated."
        case errSecDuplicateItem: "The item is in the keychain already."
        case errSecItemNotFound: "The item is not in the keychain."
        default: "The result is \(status)."
        }
    return text as NSString
}

/// The protection of an item by the user's presence. It has no effect in a terminal.
public final class SecAccessControl: Sendable {}

/// The conditions that protect an item. They are ignored.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The user's presence.
    public static let userPresence = Self(rawValue: 1)
    /// Any finger or face of the user.
    public static let biometryAny = Self(rawValue: 1 << 1)
    /// A finger or a face that is known now.
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    /// The passcode of the device.
    public static let devicePasscode = Self(rawValue: 1 << 4)
    /// One of the conditions.
    public static let or = Self(rawValue: 1 << 14)
    /// All of the conditions.
    public static let and = Self(rawValue: 1 << 15)
    /// A key for signatures.
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    /// A password of the app.
    public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// Returns a protection, which has no effect.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl()
}
