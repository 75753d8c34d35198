/// A variable of a model. ``Model()`` creates it.
public struct ModelProperty: @unchecked Sendable {
    // The closures capture only key paths and types.
    let name: String
    let keyPath: AnyKeyPath
    /// The class of the related models; `nil` for a value.
    let target: (any PersistentModel.Type)?
    /// Whether the value is an array of models.
    let isToMany: Bool
    let attribute: Schema.Attribute?
    let relationship: Schema.Relationship?
    /// The type of the value.
    let valueType: Any.Type

    private let get: (any PersistentModel) -> Any
    private let set: (any PersistentModel, Any) -> Bool
    private let setModels: (any PersistentModel, [any PersistentModel]) -> Void

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - name: the name of the variable.
    ///   - keyPath: the variable.
    ///   - storage: the variable that holds the value.
    ///   - options: the arguments of `@Attribute` and `@Relationship`.
    public init<Model: PersistentModel, Value>(
        _ name: String, _ keyPath: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, Value>,
        _ options: any SchemaProperty...
    ) {
        self.name = name
        self.keyPath = keyPath
        valueType = Value.self
        target = RelatedModels.target(of: Value.self)
        isToMany = RelatedModels.isToMany(Value.self)
        attribute = options.lazy.compactMap { $0 as? Schema.Attribute }.first
        relationship = options.lazy.compactMap { $0 as? Schema.Relationship }.first
        get = { ($0 as! Model)[keyPath: storage] }
        func store(_ value: Value, in model: Model) {
            model._$model.change(model, keyPath) { model[keyPath: storage] = value }
        }
        set = { model, value in
            guard let value = value as? Value else { return false }
            store(value, in: model as! Model)
            return true
        }
        setModels = { model, models in
            guard let value = RelatedModels.value(of: Value.self, with: models) else { return }
            store(value, in: model as! Model)
        }
    }

    /// Returns the value.
    func value(of model: any PersistentModel) -> Any { get(model) }

    /// Returns the related models.
    func models(of model: any PersistentModel) -> [any PersistentModel] { RelatedModels.models(in: get(model)) }

    /// Changes the value. Returns false if it has a different type.
    @discardableResult
    func setValue(_ value: Any, of model: any PersistentModel) -> Bool { set(model, value) }

    /// Changes the related models; does nothing if the variable needs a model and there is none.
    func setModels(_ models: [any PersistentModel], of model: any PersistentModel) { setModels(model, models) }

    /// The name in stores of older versions of the app.
    var originalName: String? { attribute?.originalName ?? relationship?.originalName }
}
