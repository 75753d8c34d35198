import Observation

/// An observable object that the focused view provides; `nil` if that view provides none. A change of the object
/// evaluates the view again.
///
/// ```swift
/// @FocusedObject private var document: Document?
/// ```
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
    private var source: FocusedObjectSource<ObjectType>?

    /// Reads the object that the focused view provides for its type.
    public init() {}

    /// The object; `nil` if no focused view provides one.
    @MainActor
    public var wrappedValue: ObjectType? { source?.object }

    /// Provides bindings to the object's properties, accessed with a `$` prefix; `nil` without an object.
    @MainActor
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper($0) } }

    /// Provides bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension FocusedObject: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let source = storage as? FocusedObjectSource<ObjectType> ?? FocusedObjectSource(node.host.focusedValues)
        source.observe(for: node)
        storage = source
        self.source = source
    }
}

extension FocusedObject: ComparableInput {
    package static func isSameInput(_ old: FocusedObject, _ new: FocusedObject) -> Bool { true }
}

/// Reads and observes the object that the focused view of a host provides.
@MainActor
private final class FocusedObjectSource<ObjectType: ObservableObject>: RemovableStorage {
    private let providers: FocusedValueProviders
    private var observation: ObjectObservation<ObjectType>?

    init(_ providers: FocusedValueProviders) {
        self.providers = providers
    }

    var object: ObjectType? { providers.values[FocusedObjectType<ObjectType>()] }

    func observe(for node: Node) {
        guard let object else { return remove() }
        let observation = observation ?? ObjectObservation()
        observation.observe(object, for: node)
        self.observation = observation
    }

    func remove() {
        observation?.remove()
        observation = nil
    }
}

/// A key for focused objects of one type.
struct FocusedObjectType<Object: AnyObject>: Hashable {}

extension FocusedValue {
    /// Reads the observable object that the focused view provides for its type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init(\.[FocusedObjectType<Value>()])
    }
}

extension View {
    /// Provides an object for ``FocusedObject`` while the focus is in the view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\.[FocusedObjectType<T>()], object)
    }

    /// Provides an object for ``FocusedObject`` while the view is on the screen, wherever the focus is.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\.[FocusedObjectType<T>()], object)
    }

    /// Provides an object for ``FocusedValue`` while the focus is in the view.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\.[FocusedObjectType<T>()], object)
    }

    /// Provides an object for ``FocusedValue`` while the view is on the screen, wherever the focus
    /// is.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\.[FocusedObjectType<T>()], object)
    }
}
