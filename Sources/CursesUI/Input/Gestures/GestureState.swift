/// A value that follows a gesture, and is what it was at first when the gesture is over.
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

    /// A state with the value that it has while nothing is done.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// A state with the value that it has while nothing is done.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// - Parameter resetTransaction: what goes with the way back.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// - Parameter resetTransaction: what goes with the way back.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: decides what goes with the way back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetting = reset
    }

    /// - Parameter reset: decides what goes with the way back.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value; what the property itself stands for.
    public var wrappedValue: Value { location?.value ?? initialValue }

    /// What a gesture updates.
    public var projectedValue: GestureState { self }

    /// Changes the value with a step of a gesture.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = Graph.untracked { location.value }
        var transaction = Transaction()
        body(&value, &transaction)
        withTransaction(transaction) { location.value = value }
    }

    /// Goes back to the value at first.
    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resetting(Graph.untracked { location.value }, &transaction)
        withTransaction(transaction) { location.value = initialValue }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that goes back to `nil`, in a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that goes back to `nil`, in a transaction that a closure prepares.
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
    /// The value lives in the graph; another initial value does not matter.
    package static func isSameInput(_ old: GestureState, _ new: GestureState) -> Bool { true }
}

/// A gesture that updates a state.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// What the gesture gives.
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
    /// Changes a state with each step of the gesture; it goes back when the gesture is over.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}
