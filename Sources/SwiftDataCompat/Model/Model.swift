/// Makes a class a model, whose objects a container keeps.
///
/// ```swift
/// @Model
/// final class Book {
///     var title: String
///     @Relationship(deleteRule: .cascade) var notes: [Note] = []
///
///     init(title: String) { self.title = title }
/// }
/// ```
///
/// Each variable is kept, unless it is computed or has ``Transient()``. Its type is `Codable`, a model, an optional
/// model or an array of models. A view that reads a variable is evaluated again when it changes.
@attached(member, names: named(_$model), named(modelProperties), named(init(storedValues:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Makes a variable of a model notify its views and its container. ``Model()`` adds it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "PreviewMacros", type: "PersistedPropertyMacro")

/// Leaves a variable of a model out of the container.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "TransientMacro")

/// Describes how a variable of a model is kept.
///
/// - Parameters:
///   - options: the options, such as `unique`: a new model with the same value replaces the values of an older one.
///   - originalName: the name in stores of older versions of the app.
///   - hashModifier: has no effect.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "AttributeMacro")

/// Describes the relationship of a model to other models.
///
/// - Parameters:
///   - options: have no effect.
///   - deleteRule: what happens to the other models when the model is deleted.
///   - minimumModelCount: has no effect.
///   - maximumModelCount: has no effect.
///   - originalName: the name in stores of older versions of the app.
///   - inverse: the variable of the other models that refers back. Without it, it is the only variable that can.
///   - hashModifier: has no effect.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "RelationshipMacro")

/// Has no effect: models are found in memory, without an index.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "PreviewMacros", type: "IndexMacro")

/// Has no effect. Use `@Attribute(.unique)` for a value that only one model may have.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "PreviewMacros", type: "UniqueMacro")

/// Gives an actor the models of a container.
///
/// ```swift
/// @ModelActor
/// actor Importer {
///     func add(_ titles: [String]) throws {
///         for title in titles { modelContext.insert(Book(title: title)) }
///         try modelContext.save()
///     }
/// }
///
/// let importer = Importer(modelContainer: container)
/// ```
///
/// The actor is a ``ModelActor``, and is made with `init(modelContainer:)`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")

/// Gives an actor the models of a container.
///
/// - Parameter disableGenerateInit: whether the actor has an initializer of its own, which sets `modelExecutor` and
///   `modelContainer`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")
