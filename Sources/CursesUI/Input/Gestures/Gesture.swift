import CursesUITerminal

/// Something that the mouse does with a view.
///
/// ```swift
/// Canvas { context, size in draw(in: context) }
///     .gesture(DragGesture().onChanged { point = $0.location })
/// ```
///
/// There are ``TapGesture``, ``SpatialTapGesture``, ``LongPressGesture`` and ``DragGesture``, all with
/// the left button, and what they make together: ``Gesture/simultaneously(with:)``,
/// ``Gesture/sequenced(before:)`` and ``Gesture/exclusively(before:)``.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
}

/// A gesture that follows the mouse by itself.
@MainActor
protocol PrimitiveGesture<Value>: Gesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer
}

/// What a recognizer tells.
@MainActor
struct GestureActions<Value> {
    /// A step of the gesture.
    var changed: (Value) -> Void = { _ in }
    /// The gesture is complete.
    var ended: (Value) -> Void = { _ in }
    /// The gesture is over, complete or not; not called where nothing was told before.
    var finished: () -> Void = {}
}

/// Follows the mouse on one view.
@MainActor
protocol GestureRecognizer: AnyObject {
    /// Whether the button is down.
    var isActive: Bool { get }
    /// How many taps in a row mean something here at most.
    var tapCount: Int { get }
    /// Returns whether the button was released after what may be a tap.
    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool
    /// Returns whether so many taps in a row are the gesture.
    ///
    /// - Parameter point: in the node's own cells.
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool
    func cancel()
}

extension GestureRecognizer {
    var tapCount: Int { 0 }
    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool { false }
}

/// A gesture with actions.
public struct _ActionGesture<Base: Gesture>: Gesture {
    /// What the gesture gives.
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

/// A gesture whose values are made into others.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
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

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
    private let make: @MainActor (GestureActions<Value>) -> any GestureRecognizer

    /// A gesture of another type.
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

    /// Adds an action for each step of the gesture.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
        _ActionGesture(base: self, changed: action, ended: { _ in })
    }

    /// The gesture with other values.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    func recognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer {
        guard let gesture = self as? any PrimitiveGesture<Value> else { return NoRecognizer() }
        return gesture.makeRecognizer(actions)
    }
}

/// For a gesture that there is nothing to follow with.
final class NoRecognizer: GestureRecognizer {
    var isActive: Bool { false }
    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool { false }
    func cancel() {}
}
