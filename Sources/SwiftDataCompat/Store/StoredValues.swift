import CursesUIStorage
import Foundation

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
        return try StoredJSON.decode(Value.self, stored)
    }

    /// Reads a value that may be missing, in which case the variable keeps its initial value.
    public func read<Value>(_ name: String, into value: inout Value) {
        guard RelatedModels.target(of: Value.self) == nil, let stored = stored(name),
            let decoded = try? StoredJSON.decode(Value.self, stored)
        else { return }
        value = decoded
    }

    private func stored(_ name: String) -> Any? { values[name] ?? names[name].flatMap { values[$0] } }

    /// Returns the identities of the models that a variable refers to.
    func identifiers(_ property: ModelProperty) -> [PersistentIdentifier] {
        stored(property.name).flatMap(Self.identifiers) ?? []
    }

    // MARK: - Coding

    private static func identifiers(_ stored: Any) -> [PersistentIdentifier]? {
        StoredReference.list(in: stored)?.map { PersistentIdentifier(entityName: $0.model, key: $0.key) }
    }

    /// Returns the identities of models, as in JSON.
    static func encode(_ models: [any PersistentModel]) -> Any {
        models.map { StoredReference(model: $0.persistentModelID.entityName, key: $0._$model.key).json }
    }
}
