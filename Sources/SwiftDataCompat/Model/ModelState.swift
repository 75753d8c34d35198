/// The state of a model in its container, and the observers of the model. ``Model()`` adds it to a class.
public final class ModelState {
    private let registrar = ObservationRegistrar()
    var key = UUID()
    weak var store: ModelStore?
    var isDeleted = false
    var hasChanges = false

    /// Creates the state of a model that no container keeps.
    public init() {}

    /// Notes that a variable is read.
    public func read<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
        registrar.access(model, keyPath: keyPath)
    }

    /// Announces a change of a variable. Returns the related models before the change.
    public func willChange<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, _ value: Value
    ) -> [any PersistentModel] {
        registrar.willSet(model, keyPath: keyPath)
        return RelatedModels.models(in: value)
    }

    /// Notes a change of a variable, and keeps the variables that refer back the same.
    public func didChange<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, from old: [any PersistentModel]
    ) {
        registrar.didSet(model, keyPath: keyPath)
        let entity = Entity.of(Model.self)
        if let property = entity.properties.first(where: { $0.keyPath == keyPath }), property.target != nil {
            RelatedModels.update(model, property, from: old)
        }
        didChange(entity)
    }

    /// Changes a variable, without a change of those that refer back.
    func change<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, _ change: () -> Void
    ) {
        registrar.willSet(model, keyPath: keyPath)
        change()
        registrar.didSet(model, keyPath: keyPath)
        didChange(Entity.of(Model.self))
    }

    private func didChange(_ entity: Entity) {
        hasChanges = true
        store?.didChange(entity, isMembership: false)
    }
}
