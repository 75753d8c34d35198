import Foundation

/// Small values of the user. There is no iCloud on Linux: they are kept on this machine, apart from `UserDefaults`.
///
/// `@unchecked`, because `UserDefaults` may be used on any thread.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    private let domain: String
    private let values: UserDefaults

    /// The values of the app.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// Announces that another device has changed a value. It is never posted.
    public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// Creates an object with the values of the app.
    public override convenience init() {
        self.init(app: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    }

    init(app: String) {
        domain = "\(app).ubiquitous"
        // Only the name of a domain of the system is refused.
        values = UserDefaults(suiteName: domain) ?? .standard
    }

    private func put(_ value: Any?, _ key: String) {
        if let value {
            values.set(value, forKey: key)
        } else {
            values.removeObject(forKey: key)
        }
        values.synchronize()
    }

    /// All values.
    open var dictionaryRepresentation: [String: Any] { values.persistentDomain(forName: domain) ?? [:] }

    /// Writes the values.
    ///
    /// - Returns: true: values are kept, though only on this machine.
    @discardableResult
    open func synchronize() -> Bool {
        values.synchronize()
        return true
    }

    /// Returns a value; `nil` if there is none.
    open func object(forKey aKey: String) -> Any? { values.object(forKey: aKey) }
    /// Sets a value of a property list. `nil` removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { put(anObject, aKey) }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { put(nil, aKey) }

    /// Returns a text; `nil` if there is none.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// Returns an array; `nil` if there is none.
    open func array(forKey aKey: String) -> [Any]? { values.array(forKey: aKey) }
    /// Returns a dictionary; `nil` if there is none.
    open func dictionary(forKey aKey: String) -> [String: Any]? { values.dictionary(forKey: aKey) }
    /// Returns data; `nil` if there is none.
    open func data(forKey aKey: String) -> Data? { values.data(forKey: aKey) }
    /// Returns a number; 0 if there is none.
    open func longLong(forKey aKey: String) -> Int64 { Int64(values.integer(forKey: aKey)) }
    /// Returns a number; 0 if there is none.
    open func double(forKey aKey: String) -> Double { values.double(forKey: aKey) }
    /// Returns a truth value; false if there is none.
    open func bool(forKey aKey: String) -> Bool { values.bool(forKey: aKey) }

    /// Sets a text. `nil` removes it.
    open func set(_ aString: String?, forKey aKey: String) { put(aString, aKey) }
    /// Sets data. `nil` removes it.
    open func set(_ aData: Data?, forKey aKey: String) { put(aData, aKey) }
    /// Sets an array. `nil` removes it.
    open func set(_ anArray: [Any]?, forKey aKey: String) { put(anArray, aKey) }
    /// Sets a dictionary. `nil` removes it.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { put(aDictionary, aKey) }
    /// Sets a number.
    open func set(_ value: Int64, forKey aKey: String) { put(Int(value), aKey) }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { put(value, aKey) }
    /// Sets a truth value.
    open func set(_ value: Bool, forKey aKey: String) { put(value, aKey) }
}

/// The key of the reason for a change by another device.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the names of the values that another device has changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// A reason: another device has changed a value.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// A reason: the values of the server came for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// A reason: there are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// A reason: the user has changed the account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
