/// An observable object that the view owns. It is created once, when the view first appears.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let makeObject: () -> ObjectType
    private var observation: ObjectObservation<ObjectType>?

    /// Creates a wrapper for an object that the view owns.
    ///
    /// - Parameter thunk: creates the object. It is evaluated once for each identity of the view.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        makeObject = thunk
    }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        observation?.object ?? makeObject()
    }

    /// Provides bindings to the object's properties, accessed with a `$` prefix.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(wrappedValue)
    }
}

extension StateObject: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        if let known = storage as? ObjectObservation<ObjectType> {
            observation = known
        } else {
            let new = ObjectObservation<ObjectType>()
            new.observe(makeObject(), for: node)
            new.isOwned = true
            storage = new
            observation = new
        }
    }
}

extension StateObject: ComparableInput {
    package static func isSameInput(_ old: StateObject, _ new: StateObject) -> Bool { true }
}
