/// An observable object that an ancestor provides with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var observation: ObjectObservation<ObjectType>?

    /// Reads an object from the environment by its type.
    public init() {}

    /// The object. Reading it traps if no ancestor provides it.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object = observation?.object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) "
                    + "for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    /// Provides bindings to the object's properties, accessed with a `$` prefix.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(wrappedValue)
    }
}

extension EnvironmentObject: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let observation = storage as? ObjectObservation<ObjectType> ?? ObjectObservation()
        node.didRead(EnvironmentKeyID(ObjectType.self))
        if let object = node.environment.object(of: ObjectType.self) {
            observation.observe(object, for: node)
        }
        storage = observation
        self.observation = observation
    }
}

extension EnvironmentObject: ComparableInput {
    package static func isSameInput(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool {
        true
    }
}

extension View {
    /// Provides an observable object to the `@EnvironmentObject` properties of the descendants.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0.setObject(object) })
    }
}
