/// A value that a gesture updates, and that is reset to its initial value when the gesture ends.
///
/// ```swift
/// @GestureState private var way = CGSize.zero
///
/// card.offset(way)
///     .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
/// ```
@propertyWrapper
public struct GestureState<Value> {
    private let initialValue: Value
    private let resetting: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// Creates a state with an initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Creates a state with an initial value.
    ///
    /// - Parameter resetTransaction: the transaction of the reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a state with an initial value.
    ///
    /// - Parameter resetTransaction: the transaction of the reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a state with an initial value.
    ///
    /// - Parameter reset: prepares the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetting = reset
    }

    /// Creates a state with an initial value.
    ///
    /// - Parameter reset: prepares the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The current value.
    public var wrappedValue: Value { location?.value ?? initialValue }

    /// The state itself, to pass to `updating(_:body:)`.
    public var projectedValue: GestureState { self }

    /// Updates the value in response to a change of the gesture.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = Graph.untracked { location.value }
        var transaction = Transaction()
        body(&value, &transaction)
        withTransaction(transaction) { location.value = value }
    }

    /// Resets the state to the initial value.
    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resetting(Graph.untracked { location.value }, &transaction)
        withTransaction(transaction) { location.value = initialValue }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that resets to `nil`, in a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that resets to `nil`, in a transaction that a closure prepares.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let location = storage as? StateLocation<Value> ?? StateLocation(initialValue)
        storage = location
        self.location = location
    }
}

extension GestureState: ComparableInput {
    /// Returns `true`: the graph stores the current value, so a new initial value makes no difference.
    package static func isSameInput(_ old: GestureState, _ new: GestureState) -> Bool { true }
}

/// A gesture that updates a state.
public struct GestureStateGesture<Base: Gesture, State> {
    /// The type of the gesture's value.
    public typealias Value = Base.Value

    let base: Base
    let state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Base.Value>) -> any GestureRecognizer {
        let (state, update) = (state, update)
        var inner = actions
        inner.changed = { value in
            state.update { update(value, &$0, &$1) }
            actions.changed(value)
        }
        inner.finished = {
            state.reset()
            actions.finished()
        }
        return base.recognizer(inner)
    }
}

extension Gesture {
    /// Updates a state with each change of the gesture. The state is reset when the gesture ends.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}
