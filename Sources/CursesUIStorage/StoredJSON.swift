import Foundation

/// Converts values to those of JSON, and back.
package enum StoredJSON {
    // JSON has no infinities, and no value that is not a number.
    private static let words = (positive: "inf", negative: "-inf", nan: "nan")

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: words.positive, negativeInfinity: words.negative, nan: words.nan)
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: words.positive, negativeInfinity: words.negative, nan: words.nan)
        return decoder
    }

    /// Returns a value as in JSON; `nil` if it cannot be encoded.
    package static func encode(_ value: Any) -> Any? {
        switch value {
        case is String, is Int, is Bool: return value
        case let value as any Encodable:
            guard let data = try? list(of: value),
                let list = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? [Any]
            else { return nil }
            return list.first
        default: return nil
        }
    }

    /// Encodes a value as such: JSON has forms of its own for bytes, URLs and decimal numbers, which a value that is
    /// encoded by a different one does not get.
    private static func list(of value: some Encodable) throws -> Data { try encoder.encode([value]) }

    /// Returns a value from JSON.
    ///
    /// - Throws: a `StoreError` or a `DecodingError`.
    package static func decode<Value>(_ type: Value.Type, _ stored: Any) throws -> Value {
        if let value = stored as? Value, Value.self == String.self || Value.self == Int.self || Value.self == Bool.self
        {
            return value
        }
        guard let decodable = type as? any Decodable.Type else { throw StoreError.notCodable("\(type)") }
        let data = try JSONSerialization.data(withJSONObject: [stored])
        func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Any {
            try decoder.decode([Decoded].self, from: data)[0]
        }
        guard let value = try decode(decodable) as? Value else { throw StoreError.notCodable("\(type)") }
        return value
    }
}
