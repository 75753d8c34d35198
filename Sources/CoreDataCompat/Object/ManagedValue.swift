import CursesUIStorage
import Foundation

/// Converts the values of attributes.
///
/// In an object, a whole number is an `Int`, another number a `Double`, and a decimal number an `NSDecimalNumber`.
enum ManagedValue {
    /// A value from the file that has not been decoded, because its type is that of the variable that reads it.
    struct Undecoded {
        let json: Any
    }

    // MARK: - Values of the app

    /// Returns a value as objects hold it.
    static func stored(_ value: Any, _ type: NSAttributeType) -> Any? {
        if let raw = value as? any RawRepresentable { return stored(raw.rawValue, type) }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return whole(value)
        case .doubleAttributeType, .floatAttributeType: return number(value)
        case .booleanAttributeType: return value as? Bool ?? whole(value).map { $0 != 0 }
        case .decimalAttributeType:
            if let value = value as? NSDecimalNumber { return value }
            if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
            return number(value).map { NSDecimalNumber(value: $0) }
        case .dateAttributeType:
            return value as? Date ?? number(value).map(Date.init(timeIntervalSinceReferenceDate:))
        case .stringAttributeType: return value as? String
        case .UUIDAttributeType: return value as? UUID
        case .URIAttributeType: return value as? URL
        case .binaryDataAttributeType: return value as? Data
        default: return value
        }
    }

    private static func whole(_ value: Any) -> Int? {
        switch value {
        case let value as Int: value
        case let value as any BinaryInteger: Int(clamping: value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.intValue
        case let value as any BinaryFloatingPoint: Int(exactly: Double(value).rounded(.towardZero))
        default: nil
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(Int(clamping: value))
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// Returns the initial value that a data model writes as a text.
    static func initial(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int(text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .booleanAttributeType: text == "YES" || text == "1" || text == "true"
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .stringAttributeType: text
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }

    /// Returns a value as `value(forKey:)` does: a number is an `NSNumber`.
    static func object(_ stored: Any) -> Any {
        switch stored {
        case let value as NSDecimalNumber: value
        case let value as Bool where type(of: stored) == Bool.self: NSNumber(value: value)
        case let value as Int where type(of: stored) == Int.self: NSNumber(value: value)
        case let value as Double where type(of: stored) == Double.self: NSNumber(value: value)
        case let value as Undecoded: value.json
        default: stored
        }
    }

    // MARK: - Values of variables

    /// Returns a value for a variable. A variable that must have one has 0, an empty text, or the like.
    static func value<Value>(_ stored: Any?, as type: Value.Type) -> Value? {
        guard let stored else { return empty(type) }
        if let value = stored as? Value { return value }
        return converted(stored, to: type) as? Value ?? empty(type)
    }

    private static func converted(_ stored: Any, to type: Any.Type) -> Any? {
        if let optional = type as? any OptionalValue.Type {
            return cast(stored, to: optional.wrapped) ?? converted(stored, to: optional.wrapped)
        }
        if let raw = type as? any RawRepresentable.Type { return represented(stored, as: raw) }
        switch type {
        case is Int16.Type: return whole(stored).map { Int16(clamping: $0) }
        case is Int32.Type: return whole(stored).map { Int32(clamping: $0) }
        case is Int64.Type: return whole(stored).map { Int64($0) }
        case is Int.Type: return whole(stored)
        case is Float.Type: return number(stored).map { Float($0) }
        case is Double.Type: return number(stored) ?? (stored as? Date)?.timeIntervalSinceReferenceDate
        case is Bool.Type: return whole(stored).map { $0 != 0 }
        case is Decimal.Type: return (stored as? NSDecimalNumber)?.decimalValue
        default: break
        }
        if let undecoded = stored as? Undecoded, let type = type as? any Decodable.Type {
            return try? decoded(type, undecoded.json)
        }
        if let undecoded = stored as? Undecoded, let type = type as? AnyClass {
            return unarchived(undecoded.json, as: type)
        }
        return cast(object(stored), to: type)
    }

    private static func decoded<Value: Decodable>(_ type: Value.Type, _ json: Any) throws -> Any {
        try StoredJSON.decode(type, json)
    }

    private static func represented<Raw: RawRepresentable>(_ stored: Any, as type: Raw.Type) -> Any? {
        value(stored, as: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
    }

    private static func cast(_ value: Any, to type: Any.Type) -> Any? {
        func cast<Target>(_ type: Target.Type) -> Any? { (value as? Target).map { $0 as Any } }
        return _openExistential(type, do: cast)
    }

    private static func empty<Value>(_ type: Value.Type) -> Value? {
        if let nothing = (type as? any OptionalValue.Type)?.nothing { return nothing as? Value }
        let values: [Any] = [
            0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), false, "", Decimal(0),
            Date(timeIntervalSinceReferenceDate: 0),
            UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), Data(), NSDecimalNumber.zero,
        ]
        return values.lazy.compactMap { Swift.type(of: $0) == type || type is AnyClass ? $0 as? Value : nil }.first
    }

    // MARK: - Values of the file

    /// Returns a value as in the file; `nil` if it cannot be kept.
    static func encoded(_ stored: Any) -> Any? {
        switch stored {
        case let value as NSDecimalNumber: value.stringValue
        case let value as Date: StoredJSON.encode(value.timeIntervalSinceReferenceDate)
        case let value as URL: value.absoluteString
        case let value as Undecoded: value.json
        default: StoredJSON.encode(stored) ?? archived(stored)
        }
    }

    /// The key for the archive of an object in the file.
    private static let archiveKey = "NSKeyedArchive"

    /// Returns an archive of an object that can be archived, as in the file.
    private static func archived(_ stored: Any) -> Any? {
        guard let object = stored as? any NSSecureCoding else { return nil }
        let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return data.map { [archiveKey: $0.base64EncodedString()] }
    }

    private static func unarchived(_ json: Any, as type: AnyClass) -> Any? {
        let text = (json as? [String: Any])?[archiveKey] as? String
        guard let data = text.flatMap({ Data(base64Encoded: $0) }) else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: [type], from: data)
    }

    /// Returns a value from the file; `nil` if it has a different type.
    static func decoded(_ json: Any, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            try? StoredJSON.decode(Int.self, json)
        case .doubleAttributeType, .floatAttributeType: try? StoredJSON.decode(Double.self, json)
        case .booleanAttributeType: try? StoredJSON.decode(Bool.self, json)
        case .decimalAttributeType: (json as? String).map { NSDecimalNumber(string: $0) }
        case .dateAttributeType:
            (try? StoredJSON.decode(Double.self, json)).map(Date.init(timeIntervalSinceReferenceDate:))
        case .stringAttributeType: json as? String
        case .UUIDAttributeType: (json as? String).flatMap(UUID.init)
        case .URIAttributeType: (json as? String).flatMap { URL(string: $0) }
        case .binaryDataAttributeType: try? StoredJSON.decode(Data.self, json)
        default: Undecoded(json: json)
        }
    }
}

/// An optional of any type.
protocol OptionalValue {
    static var wrapped: Any.Type { get }
    static var nothing: Any { get }
    /// Returns the content of an optional in a value.
    static func content(of value: Any) -> Any?
}

extension Optional: OptionalValue {
    static var wrapped: Any.Type { Wrapped.self }
    static var nothing: Any { Self.none as Any }

    static func content(of value: Any) -> Any? { (value as? Self).flatMap { $0 } }
}
