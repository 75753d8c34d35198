/// The values of a model in a store.
public struct StoredValues {
    private let values: [String: Any]
    private let names: [String: String]
    private let model: (PersistentIdentifier) throws -> (any PersistentModel)?

    /// - Parameters:
    ///   - values: the values by name, as in JSON.
    ///   - properties: the variables of the model.
    ///   - model: returns another model of the store.
    init(
        _ values: [String: Any], properties: [ModelProperty],
        model: @escaping (PersistentIdentifier) throws -> (any PersistentModel)?
    ) {
        self.values = values
        self.model = model
        names = Dictionary(
            properties.compactMap { property in property.originalName.map { (property.name, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns a value. An array of models is empty, because models refer to each other; it is filled later.
    public func value<Value>(for name: String) throws -> Value {
        if RelatedModels.target(of: Value.self) != nil {
            if let empty = RelatedModels.value(of: Value.self, with: []) { return empty }
            if let id = stored(name).flatMap(Self.identifiers)?.first, let other = try model(id) as? Value {
                return other
            }
            throw StoreError.missingValue(name)
        }
        guard let stored = stored(name) else { throw StoreError.missingValue(name) }
        return try Self.decode(Value.self, stored)
    }

    /// Reads a value that may be missing, in which case the variable keeps its initial value.
    public func read<Value>(_ name: String, into value: inout Value) {
        guard RelatedModels.target(of: Value.self) == nil, let stored = stored(name),
            let decoded = try? Self.decode(Value.self, stored)
        else { return }
        value = decoded
    }

    private func stored(_ name: String) -> Any? { values[name] ?? names[name].flatMap { values[$0] } }

    /// Returns the identities of the models that a variable refers to.
    func identifiers(_ property: ModelProperty) -> [PersistentIdentifier] {
        stored(property.name).flatMap(Self.identifiers) ?? []
    }

    // MARK: - Coding

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

    private static func identifiers(_ stored: Any) -> [PersistentIdentifier]? {
        (stored as? [[String: String]])?.compactMap { entry in
            guard let name = entry["model"], let key = entry["id"].flatMap(UUID.init) else { return nil }
            return PersistentIdentifier(entityName: name, key: key)
        }
    }

    /// Returns the identities of models, as in JSON.
    static func encode(_ models: [any PersistentModel]) -> Any {
        models.map { ["model": $0.persistentModelID.entityName, "id": $0._$model.key.uuidString] }
    }

    /// Returns a value as in JSON; `nil` if it cannot be encoded.
    static func encode(_ value: Any) -> Any? {
        switch value {
        case is String, is Int, is Bool: return value
        case let value as any Encodable:
            guard let data = try? encoder.encode([AnyEncodable(value)]),
                let list = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? [Any]
            else { return nil }
            return list.first
        default: return nil
        }
    }

    static func decode<Value>(_ type: Value.Type, _ stored: Any) throws -> Value {
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

/// A value of any type that encodes itself.
private struct AnyEncodable: Encodable {
    private let value: any Encodable

    init(_ value: any Encodable) {
        self.value = value
    }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// A reason why a store cannot be read.
enum StoreError: Error, CustomStringConvertible {
    case missingValue(String)
    case notCodable(String)
    case notAStore(String)

    var description: String {
        switch self {
        case .missingValue(let name): "The store has no value for \(name)."
        case .notCodable(let type): "A value of the type \(type) cannot be decoded."
        case .notAStore(let path): "\(path) is not a file of models. It is left as it is; move it away to begin anew."
        }
    }
}
