/// The models that a variable refers to.
enum RelatedModels {
    /// Returns the class of the models in values of a type; `nil` if the type has none.
    static func target(of type: Any.Type) -> (any PersistentModel.Type)? {
        (type as? any PersistentModel.Type) ?? (type as? any ModelHolder.Type).flatMap { target(of: $0.content) }
    }

    /// Returns whether a type is an array of models.
    static func isToMany(_ type: Any.Type) -> Bool {
        guard let holder = type as? any ModelHolder.Type else { return false }
        return holder.isList || isToMany(holder.content)
    }

    /// Returns the models in a value.
    static func models<Value>(in value: Value) -> [any PersistentModel] {
        guard target(of: Value.self) != nil || Value.self == Any.self else { return [] }
        if let model = value as? any PersistentModel { return [model] }
        return (value as? any ModelHolder)?.heldModels ?? []
    }

    /// Returns a value with models; `nil` if the type needs a model and there is none.
    static func value<Value>(of type: Value.Type, with models: [any PersistentModel]) -> Value? {
        if let holder = type as? any ModelHolder.Type { return holder.holding(models) as? Value }
        return models.first as? Value
    }

    /// Keeps the variables that refer back the same as a variable that has changed, and inserts new models.
    static func update(_ model: any PersistentModel, _ property: ModelProperty, from old: [any PersistentModel]) {
        let new = unique(property.models(of: model), of: model, property)
        let inverse = Entity.inverse(of: property, in: type(of: model))
        if let inverse {
            for other in old where !new.contains(where: { $0 === other }) { remove(model, from: other, inverse) }
        }
        for other in new {
            if let inverse { add(model, to: other, inverse, property) }
            insertTogether(model, other)
        }
    }

    /// Removes models that occur twice from a relationship, which is a set in spite of its order, and returns the rest.
    private static func unique(
        _ models: [any PersistentModel], of model: any PersistentModel, _ property: ModelProperty
    ) -> [any PersistentModel] {
        var seen: Set<ObjectIdentifier> = []
        let unique = models.filter { seen.insert(ObjectIdentifier($0)).inserted }
        if unique.count < models.count { property.setModels(unique, of: model) }
        return unique
    }

    /// Adds a model to the inverse relationship of a different model.
    static func add(
        _ model: any PersistentModel, to other: any PersistentModel, _ inverse: ModelProperty,
        _ property: ModelProperty
    ) {
        let models = inverse.models(of: other)
        guard !models.contains(where: { $0 === model }) else { return }
        if inverse.isToMany {
            inverse.setModels(models + [model], of: other)
        } else {
            // The other model leaves the model that it belonged to.
            for previous in models { remove(other, from: previous, property) }
            inverse.setModels([model], of: other)
        }
    }

    /// Removes a model from a relationship of a different model.
    static func remove(_ model: any PersistentModel, from other: any PersistentModel, _ property: ModelProperty) {
        let models = property.models(of: other)
        guard models.contains(where: { $0 === model }) else { return }
        property.setModels(models.filter { $0 !== model }, of: other)
    }

    private static func insertTogether(_ model: any PersistentModel, _ other: any PersistentModel) {
        if let store = model._$model.store, other._$model.store == nil { store.insert(other) }
        if let store = other._$model.store, model._$model.store == nil { store.insert(model) }
    }
}

/// A type whose values may hold models: an optional or an array.
protocol ModelHolder {
    static var content: Any.Type { get }
    static var isList: Bool { get }
    static func holding(_ models: [any PersistentModel]) -> Any?
    var heldModels: [any PersistentModel] { get }
}

extension Optional: ModelHolder {
    static var content: Any.Type { Wrapped.self }
    static var isList: Bool { false }

    static func holding(_ models: [any PersistentModel]) -> Any? {
        RelatedModels.value(of: Wrapped.self, with: models) as Self as Any
    }

    var heldModels: [any PersistentModel] { map { RelatedModels.models(in: $0) } ?? [] }
}

extension Array: ModelHolder {
    static var content: Any.Type { Element.self }
    static var isList: Bool { true }

    static func holding(_ models: [any PersistentModel]) -> Any? { models.compactMap { $0 as? Element } }

    var heldModels: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
}
