import Foundation

// The keys and values of keychain items, with the texts that Apple's Security framework gives them: an item that is
// exported as a property list on a Mac reads the same.
//
// `nonisolated(unsafe)`: an `NSString` that is made from a literal never changes, so every thread may read it.

// MARK: The class of an item

/// The key for the class of an item.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// A password that belongs to a service and an account.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// A password that belongs to a server.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// A certificate, which cannot be kept here.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// A cryptographic key, which cannot be kept here.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// A certificate with its key, which cannot be kept here.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// The account of a password.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The service of a generic password.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// Data that the app chooses, in a generic password.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The server of an internet password.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The security domain of an internet password.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The protocol of an internet password.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The kind of authentication of an internet password.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of an internet password.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The path of an internet password.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
/// The group of apps that share an item.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The name that the user sees.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// A description of the kind of item.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// A comment that the user may change.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The time at which the item was added.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The time at which the item was changed last.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The tag of a key.
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag"
/// The kind of a key.
nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type"
/// Whether the item is copied to the user's other devices. The value is kept, but has no effect.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// In a search: items of both kinds.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
/// The protection of an item by the user's presence. It is ignored.
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc"
/// When the item can be read. The value is kept, but has no effect: the item can always be read.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device has been unlocked once.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, on a device with a passcode.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this device.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device has been unlocked once, on this device.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// HTTP.
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps"

// MARK: Values

/// The secret of an item, as data.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// A key or a certificate, which cannot be kept here.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
/// The reference of an item, which an item here does not have.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: Searches

/// Whether the secret is returned.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a key or a certificate is returned: there is none here.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// Whether a reference is returned, which an item here does not have.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The greatest number of items that are found: one if it is left out.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether upper and lower case are the same. The value is ignored.
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether a Mac uses the keychain of an iPhone. The value is ignored.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The text with which the user is asked. The value is ignored: no one is asked.
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The context in which the user has been authenticated. The value is ignored.
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// How the user is asked. The value is ignored: no one is asked.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"

// MARK: Results

/// The function cannot be performed here.
public let errSecUnimplemented: OSStatus = -4
/// The file of the items cannot be read or written.
public let errSecIO: OSStatus = -36
/// Memory is short.
public let errSecAllocate: OSStatus = -108
/// The user has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// The items are not available.
public let errSecNotAvailable: OSStatus = -25291
/// The user is not authenticated.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user cannot be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The file of the items is damaged.
public let errSecDecode: OSStatus = -26275
/// The app may not use the group of apps.
public let errSecMissingEntitlement: OSStatus = -34018
