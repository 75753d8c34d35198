import CursesUISupport
import Foundation

/// Values by names, which an app keeps in iCloud. In a terminal a record stays in memory.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Sendable: a lock guards the values.

    /// The name of a type of records.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String

    private struct Values: @unchecked Sendable {
        // Sendable: the values are numbers, texts, dates and objects that never change.
        var values: [String: any CKRecordValueProtocol] = [:]
        var changed: Set<String> = []
        var parent: Reference?
        var share: Reference?
    }

    /// The name of the type.
    public let recordType: RecordType
    /// The identifier.
    public let recordID: ID
    private let state: Locked<Values>
    /// The values that the cloud would keep encrypted. They are apart from the others.
    public let encryptedValues = CKRecordKeyValueSetting()

    /// Creates a record.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID, state) = (recordType, recordID, Locked(Values()))
    }

    /// Creates a record in a zone.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(recordName: UUID().uuidString, zoneID: zoneID))
    }

    /// When the cloud has got the record: never.
    open var creationDate: Date? { nil }
    /// When the record has changed in the cloud: never.
    open var modificationDate: Date? { nil }
    /// The user who created the record: `nil`, because nobody is signed in.
    open var creatorUserRecordID: ID? { nil }
    /// The user who changed the record last: `nil`, because nobody is signed in.
    open var lastModifiedUserRecordID: ID? { nil }
    /// The version of the record in the cloud: none.
    open var recordChangeTag: String? { nil }

    /// The value of a name.
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }

    /// The value of a name, if it has a type.
    @_disfavoredOverload
    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { object(forKey: key) as? Value }
        set { setObject(newValue, forKey: key) }
    }

    /// Returns the value of a name.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { state.withLock { $0.values[key] } }

    /// Sets the value of a name. `nil` removes it.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        state.withLock { state in
            state.values[key] = object.map(Self.stored)
            state.changed.insert(key)
        }
    }

    /// Returns the value of a name.
    open func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value of a name. A value that a record cannot have is `nil`.
    open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    /// Sets values by names.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// A number is kept as an object, so that it can be read as a number of any type.
    private static func stored(_ value: any CKRecordValueProtocol) -> any CKRecordValueProtocol {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        default: value
        }
    }

    /// Returns the names of the values.
    open func allKeys() -> [FieldKey] { state.withLock { $0.values.keys.sorted() } }
    /// Returns the names of the values that have changed.
    open func changedKeys() -> [FieldKey] { state.withLock { $0.changed.sorted() } }
    /// Returns the words of the values.
    open func allTokens() -> [String] { [] }

    /// The record to which this one belongs.
    open var parent: Reference? {
        get { state.withLock { $0.parent } }
        set { state.withLock { $0.parent = newValue } }
    }
    /// The share of the record: none.
    open var share: Reference? { state.withLock { $0.share } }
    /// Sets the record to which this one belongs.
    open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
    /// Sets the record to which this one belongs.
    open func setParent(_ parentRecordID: ID?) {
        parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
    }

    /// Writes the type and the identifier into an archive.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "recordType")
        coder.encode(recordID, forKey: "recordID")
    }

    /// Writes the type and the identifier into an archive. The values are left out.
    open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }

    /// Reads the type and the identifier from an archive.
    public required init?(coder: NSCoder) {
        guard let type = coder.decodeObject(of: NSString.self, forKey: "recordType"),
            let id = coder.decodeObject(of: ID.self, forKey: "recordID")
        else { return nil }
        (recordType, recordID, state) = ("\(type)", id, Locked(Values()))
    }

    /// Whether the class can be read safely: yes.
    public static var supportsSecureCoding: Bool { true }

    /// Returns a record with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        let values = state.withLock { $0 }
        copy.state.withLock { $0 = values }
        for key in encryptedValues.allKeys() { copy.encryptedValues[key] = encryptedValues[key] }
        return copy
    }

    /// The names of types that CloudKit itself has.
    public enum SystemType {
        /// A user.
        public static let userRecord: RecordType = "Users"
        /// A share.
        public static let share: RecordType = "cloudkit.share"
    }

    /// The action on a record when the record that it refers to is deleted.
    public enum ReferenceAction: UInt, Sendable {
        case none, deleteSelf
    }

    /// The identifier of a record.
    public typealias ID = CKRecordID

    /// A value that refers to a different record.
    public typealias Reference = CKReference
}

/// Values by names.
public final class CKRecordKeyValueSetting: Sendable {
    private let values = Locked<[String: any CKRecordValueProtocol]>([:])

    init() {}

    /// The value of a name.
    public subscript(key: String) -> (any CKRecordValueProtocol)? {
        get { values.withLock { $0[key] } }
        set { values.withLock { $0[key] = newValue } }
    }

    /// The value of a name, if it has a type.
    @_disfavoredOverload
    public subscript<Value: CKRecordValueProtocol>(key: String) -> Value? {
        get { values.withLock { $0[key] as? Value } }
        set { values.withLock { $0[key] = newValue } }
    }

    /// Returns the names of the values.
    public func allKeys() -> [String] { values.withLock { $0.keys.sorted() } }
}
