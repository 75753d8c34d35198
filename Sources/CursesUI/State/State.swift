/// A value that a view owns. The view graph keeps the value while the view keeps its identity.
///
/// A change evaluates the bodies that read the value. It may be written on any thread; the views are updated on the
/// main actor.
@propertyWrapper
public struct State<Value> {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    /// Creates a state with an initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The value. Before the view is part of a graph it is the initial value, and writes have no effect.
    public var wrappedValue: Value {
        get {
            // The result of `location?.value` would be optional, and its generic type would be looked up at each read.
            guard let location else { return initialValue }
            return location.value
        }
        nonmutating set { location?.value = newValue }
    }

    /// A binding to the state, accessed with a `$` prefix.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        if let location = storage as? StateLocation<Value> {
            self.location = location
        } else {
            let location = StateLocation(initialValue)
            storage = location
            self.location = location
        }
    }
}

extension State: ComparableInput {
    /// Returns true, because the graph keeps the value: a different initial value changes nothing.
    package static func isSameInput(_ old: State, _ new: State) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}
