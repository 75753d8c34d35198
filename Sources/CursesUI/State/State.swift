/// A value that a view owns: kept by the graph as long as the view keeps its identity.
///
/// Changing it evaluates the bodies that read it. It may be written on any thread; the views
/// change on the main actor.
@propertyWrapper
public struct State<Value> {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// A state with the value that it begins with.
    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    /// A state with the value that it begins with.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The value: before the view is part of a graph, the initial one, and writes have no effect.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set { location?.value = newValue }
    }

    /// What the property stands for with a `$` before its name.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that begins with `nil`.
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
    /// The value lives in the graph; another initial value does not matter.
    package static func isSameInput(_ old: State, _ new: State) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}
