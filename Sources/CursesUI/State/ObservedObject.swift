/// An observable object that is owned elsewhere. The view is evaluated again after each `objectWillChange`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// The object.
    public var wrappedValue: ObjectType

    /// Creates a wrapper that observes an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a wrapper that observes an object.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Provides bindings to the object's properties, accessed with a `$` prefix.
    public var projectedValue: Wrapper { Wrapper(wrappedValue) }

    /// Provides bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        private let object: ObjectType

        init(_ object: ObjectType) {
            self.object = object
        }

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }
}

extension ObservedObject: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let observation = storage as? ObjectObservation<ObjectType> ?? ObjectObservation()
        observation.observe(wrappedValue, for: node)
        storage = observation
    }
}

extension ObservedObject: ComparableInput {
    package static func isSameInput(_ old: ObservedObject, _ new: ObservedObject) -> Bool {
        old.wrappedValue === new.wrappedValue
    }
}
