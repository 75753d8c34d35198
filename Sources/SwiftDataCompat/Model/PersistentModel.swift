/// A class whose objects a container keeps. ``Model()`` adds the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// The state that the container needs. ``Model()`` adds it.
    var _$model: ModelState { get }
    /// The variables that are kept. ``Model()`` adds them.
    static var modelProperties: [ModelProperty] { get }
    /// Creates a model with stored values. ``Model()`` adds the initializer.
    init(storedValues values: StoredValues) throws
}

extension PersistentModel {
    /// The identity of the model, which stays the same as long as its container keeps it.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: "\(Self.self)", key: _$model.key)
    }

    /// The identity of the model.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the model has been inserted in; `nil` before.
    public var modelContext: ModelContext? { _$model.store.map { ModelContext(store: $0) } }

    /// Whether the model has been deleted.
    public var isDeleted: Bool { _$model.isDeleted }

    /// Whether the model has changes that its store has not been saved with.
    public var hasChanges: Bool { _$model.hasChanges }

    /// Returns whether two models are the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a model.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable {
    /// The name of the model's class.
    public let entityName: String
    let key: UUID

    /// The identity itself.
    public var id: PersistentIdentifier { self }
}
