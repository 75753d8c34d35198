/// The focused control of a view. Setting the value moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private let resetValue: Value
    private var location: FocusLocation<Value>?

    /// Creates a state that is `true` while its control has the focus.
    public init() where Value == Bool {
        resetValue = false
    }

    /// Creates a state that holds the value of the focused control, or `nil` if no control of the state has the focus.
    public init<T: Hashable>() where Value == T? {
        resetValue = nil
    }

    /// The value of the focused control.
    public var wrappedValue: Value {
        get { location?.value ?? resetValue }
        nonmutating set { location?.request(newValue) }
    }

    /// A binding to the state, accessed with a `$` prefix.
    public var projectedValue: Binding {
        Binding(location: location, resetValue: resetValue)
    }

    /// Connects the state to a control through `focused(_:)`.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let resetValue: Value

        /// The value of the focused control.
        public var wrappedValue: Value {
            get { location?.value ?? resetValue }
            nonmutating set { location?.request(newValue) }
        }

        /// The binding itself, accessed with a `$` prefix.
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

/// The storage of a `@FocusState` value.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    // Sendable: all properties are constant, and `stored` protects the value.
    let resetValue: Value
    private let stored: StateLocation<Value>
    private let focus: FocusManager

    init(resetValue: Value, focus: FocusManager) {
        self.resetValue = resetValue
        stored = StateLocation(resetValue)
        self.focus = focus
    }

    var value: Value { stored.value }

    /// Sets the value after the focus has moved.
    func didMove(to value: Value) {
        stored.value = value
    }

    /// Requests that the focus move in the next frame.
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

/// A request of a `@FocusState` to move the focus.
protocol FocusRequest: Sendable {
    /// Whether the request is to give up the focus.
    var isResignation: Bool { get }

    /// Resets the state to the value that it has without focus, because the request cannot be fulfilled.
    func takeBack()
}

struct FocusStateRequest<Value: Hashable>: FocusRequest, @unchecked Sendable {
    // Created where the state is set, then sent to the main actor, the only place where it is read.
    let location: FocusLocation<Value>
    let value: Value

    var isResignation: Bool { value == location.resetValue }

    func takeBack() {
        location.didMove(to: location.resetValue)
    }
}
