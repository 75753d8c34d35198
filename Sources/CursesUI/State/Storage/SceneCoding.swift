import Foundation

/// Converts the values of `@SceneStorage` to and from property list objects.
enum SceneCoding {
    /// - Returns: `nil` for an optional value without a value.
    static func object(for value: Any) -> Any? {
        switch value {
        case let value as any OptionalValue: value.anyWrapped.flatMap(object)
        case let url as URL: url.absoluteString
        case let value as any RawRepresentable: value.rawValue
        case is Bool, is Int, is Double, is String, is Data: value
        // A property list has no place for a structure, so it is stored as JSON.
        case let value as any Encodable: try? JSONEncoder().encode(value)
        default: nil
        }
    }

    /// - Returns: `nil` for a value of the wrong type.
    static func value<Value>(_ type: Value.Type, from object: Any) -> Value? {
        if let value = object as? Value { return value }
        if let type = type as? any OptionalValue.Type {
            guard let value = type.value(from: object) else { return nil }
            return value as? Value
        }
        if type == URL.self { return (object as? String).flatMap { URL(string: $0) } as? Value }
        if let type = type as? any RawRepresentable.Type { return raw(type, from: object) as? Value }
        guard let type = type as? any Decodable.Type, let data = object as? Data else { return nil }
        return try? JSONDecoder().decode(type, from: data) as? Value
    }

    private static func raw<Raw: RawRepresentable>(_ type: Raw.Type, from object: Any) -> Raw? {
        (object as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
    }
}

/// An optional value of an unknown wrapped type.
private protocol OptionalValue {
    var anyWrapped: Any? { get }
    static func value(from object: Any) -> Any?
}

extension Optional: OptionalValue {
    fileprivate var anyWrapped: Any? { self }

    fileprivate static func value(from object: Any) -> Any? {
        SceneCoding.value(Wrapped.self, from: object)
    }
}
