/// Says which control of the view has the focus, and moves it when set.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private let resetValue: Value
    private var location: FocusLocation<Value>?

    /// Whether the one control has the focus.
    public init() where Value == Bool {
        resetValue = false
    }

    /// The value that belongs to the focused control; `nil` where none of them has the focus.
    public init<T: Hashable>() where Value == T? {
        resetValue = nil
    }

    /// The value; what the property itself stands for.
    public var wrappedValue: Value {
        get { location?.value ?? resetValue }
        nonmutating set { location?.request(newValue) }
    }

    /// What the property stands for with a `$` before its name.
    public var projectedValue: Binding {
        Binding(location: location, resetValue: resetValue)
    }

    /// Connects the state with a control, through `focused(_:)`.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let resetValue: Value

        /// The value; what the property itself stands for.
        public var wrappedValue: Value {
            get { location?.value ?? resetValue }
            nonmutating set { location?.request(newValue) }
        }

        /// What the property stands for with a `$` before its name.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let known = storage as? FocusLocation<Value>
        let location = known ?? FocusLocation(resetValue: resetValue, focus: node.layoutContext.focus)
        storage = location
        self.location = location
    }
}

extension FocusState: ComparableInput {
    package static func isSameInput(_ old: FocusState, _ new: FocusState) -> Bool { true }
}

extension FocusState.Binding: ComparableInput {
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool {
        old.location === new.location
    }
}

/// Where the value of a `@FocusState` is kept.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    // All properties are constant; `stored` guards the value that changes.
    let resetValue: Value
    private let stored: StateLocation<Value>
    private let focus: FocusManager

    init(resetValue: Value, focus: FocusManager) {
        self.resetValue = resetValue
        stored = StateLocation(resetValue)
        self.focus = focus
    }

    var value: Value { stored.value }

    /// The focus has moved.
    func didMove(to value: Value) {
        stored.value = value
    }

    /// Asks for the focus to be moved in the next frame.
    func request(_ value: Value) {
        guard value != stored.value else { return }
        stored.value = value
        let request = FocusStateRequest(location: self, value: value)
        MainThread.run { self.focus.request(request) }
    }
}

extension FocusLocation: ChangeCounting {
    var changeCount: Int { stored.changeCount }
}

/// A move of the focus that a `@FocusState` asks for.
protocol FocusRequest: Sendable {
    /// Whether the focus is to be given up.
    var isResignation: Bool { get }

    /// Sets the state as if nothing had been asked for, and nothing had the focus.
    func takeBack()
}

struct FocusStateRequest<Value: Hashable>: FocusRequest, @unchecked Sendable {
    // Made where the state is set and taken to the main actor, which alone reads it.
    let location: FocusLocation<Value>
    let value: Value

    var isResignation: Bool { value == location.resetValue }

    func takeBack() {
        location.didMove(to: location.resetValue)
    }
}
