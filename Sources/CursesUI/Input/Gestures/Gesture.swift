import CursesUITerminal

/// A mouse interaction with a view.
///
/// ```swift
/// Canvas { context, size in draw(in: context) }
///     .gesture(DragGesture().onChanged { point = $0.location })
/// ```
///
/// The built-in gestures use the left button: ``TapGesture``, ``SpatialTapGesture``, ``LongPressGesture`` and
/// ``DragGesture``. They can be combined with ``Gesture/simultaneously(with:)``, ``Gesture/sequenced(before:)`` and
/// ``Gesture/exclusively(before:)``.
///
/// A custom gesture has a body that combines other gestures:
///
/// ```swift
/// struct DoubleTapOrHold: Gesture {
///     var body: some Gesture { TapGesture(count: 2).exclusively(before: LongPressGesture()) }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Gesture

    /// The gestures that make up this gesture.
    @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture without a body, which creates its own recognizer.
@MainActor
protocol PrimitiveGesture<Value>: Gesture where Body == Never {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer
}

extension PrimitiveGesture {
    /// Never called: the gesture has a recognizer in place of a body.
    public var body: Never {
        fatalError("\(Self.self) is recognized by itself; it has no body.")
    }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    /// `Never` conforms to the protocol as a gesture that is never recognized.
    func makeRecognizer(_ actions: GestureActions<Wrapped.Value>) -> any GestureRecognizer {
        map { $0.recognizer(actions) } ?? NoRecognizer()
    }
}

/// The actions that a recognizer calls.
@MainActor
struct GestureActions<Value> {
    /// Called with each step of the gesture.
    var changed: (Value) -> Void = { _ in }
    /// Called when the gesture is complete.
    var ended: (Value) -> Void = { _ in }
    /// Called when the gesture ends, even if it was cancelled, provided that `changed` or `ended` was called before.
    var finished: () -> Void = {}
}

/// Recognizes a gesture on one view.
@MainActor
protocol GestureRecognizer: AnyObject {
    /// Whether the button is down.
    var isActive: Bool { get }
    /// The largest number of consecutive taps that the gesture handles.
    var tapCount: Int { get }
    /// Whether the gesture has been recognized, so that other gestures on the same views fail.
    var isRecognized: Bool { get }
    /// Returns whether the gesture handles the given number of consecutive taps.
    func takesTap(_ count: Int) -> Bool
    /// Returns whether the gesture may begin with a press. Otherwise the press is left to the views around.
    func takesPress(_ event: TerminalEvent.MouseEvent) -> Bool
    /// Handles a mouse event; returns whether the event is a release that may complete a tap.
    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool
    /// Handles a number of consecutive taps; returns whether they complete the gesture.
    ///
    /// - Parameter point: the position in the node's coordinates.
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool
    /// Whether holding the button completes the gesture, so that a key can complete it as well.
    var isHold: Bool { get }
    /// Completes a long press from the keyboard; returns whether the gesture is a long press.
    func heldByKey() -> Bool
    /// The distance after which dragging begins, in units; `nil` if the gesture is no drag that a key can perform.
    var dragDistance: CGFloat? { get }
    func cancel()
}

extension GestureRecognizer {
    var tapCount: Int { 0 }
    var isRecognized: Bool { false }
    func takesPress(_ event: TerminalEvent.MouseEvent) -> Bool { true }
    func takesTap(_ count: Int) -> Bool { tapCount > 0 && count % tapCount == 0 }
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool { false }
    var isHold: Bool { false }
    func heldByKey() -> Bool { false }
    var dragDistance: CGFloat? { nil }
}

/// A gesture with actions.
public struct _ActionGesture<Base: Gesture> {
    /// The type of the gesture's value.
    public typealias Value = Base.Value

    let base: Base
    let changed: (Value) -> Void
    let ended: (Value) -> Void
}

extension _ActionGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Base.Value>) -> any GestureRecognizer {
        let own = self
        var inner = actions
        inner.changed = {
            own.changed($0)
            actions.changed($0)
        }
        inner.ended = {
            own.ended($0)
            actions.ended($0)
        }
        return base.recognizer(inner)
    }
}

/// A gesture with transformed values.
public struct _MapGesture<Base: Gesture, Value> {
    let base: Base
    let transform: (Base.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer {
        let transform = transform
        return base.recognizer(
            GestureActions(
                changed: { actions.changed(transform($0)) },
                ended: { actions.ended(transform($0)) },
                finished: actions.finished
            )
        )
    }
}

/// A type-erased gesture.
public struct AnyGesture<Value> {
    private let make: @MainActor (GestureActions<Value>) -> any GestureRecognizer

    /// Creates a type-erased gesture.
    @MainActor @preconcurrency
    public init<G: Gesture<Value>>(_ gesture: G) {
        make = { gesture.recognizer($0) }
    }
}

extension AnyGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer { make(actions) }
}

extension Gesture {
    /// Adds an action for when the gesture is complete.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
        _ActionGesture(base: self, changed: { _ in }, ended: action)
    }

    /// Adds an action for each change of the gesture's value.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
        _ActionGesture(base: self, changed: action, ended: { _ in })
    }

    /// Transforms the values of the gesture.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    func recognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer {
        if let gesture = self as? any PrimitiveGesture<Value> { return gesture.makeRecognizer(actions) }
        guard Body.self != Never.self else { return NoRecognizer() }
        return body.recognizer(
            GestureActions(
                changed: { if let value = $0 as? Value { actions.changed(value) } },
                ended: { if let value = $0 as? Value { actions.ended(value) } },
                finished: actions.finished
            )
        )
    }
}

/// The recognizer of a gesture that cannot be recognized.
final class NoRecognizer: GestureRecognizer {
    var isActive: Bool { false }
    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool { false }
    func cancel() {}
}
