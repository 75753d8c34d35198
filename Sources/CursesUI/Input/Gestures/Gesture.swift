import CursesUITerminal

/// Something that the mouse does with a view.
///
/// ```swift
/// Canvas()
///     .gesture(DragGesture().onChanged { point = $0.location })
/// ```
///
/// There are ``TapGesture``, ``LongPressGesture`` and ``DragGesture``, all with the left button.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
}

/// A gesture that follows the mouse by itself.
@MainActor
protocol PrimitiveGesture<Value>: Gesture {
    func makeRecognizer(
        changed: @escaping (Value) -> Void,
        ended: @escaping (Value) -> Void
    ) -> any GestureRecognizer
}

/// Follows the mouse on one view.
@MainActor
protocol GestureRecognizer: AnyObject {
    /// Whether the button is down.
    var isActive: Bool { get }
    func mouse(_ event: Event.MouseEvent, at node: InputLayoutNode)
    /// Returns whether so many taps in a row are the gesture.
    func tapped(_ count: Int) -> Bool
    func cancel()
}

/// A gesture with actions.
public struct _ActionGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value

    let base: Base
    let changed: (Value) -> Void
    let ended: (Value) -> Void
}

extension _ActionGesture: PrimitiveGesture {
    func makeRecognizer(
        changed: @escaping (Base.Value) -> Void,
        ended: @escaping (Base.Value) -> Void
    ) -> any GestureRecognizer {
        let own = self
        return base.recognizer(
            changed: {
                own.changed($0)
                changed($0)
            },
            ended: {
                own.ended($0)
                ended($0)
            }
        )
    }
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

    func recognizer(
        changed: @escaping (Value) -> Void,
        ended: @escaping (Value) -> Void
    ) -> any GestureRecognizer {
        guard let gesture = self as? any PrimitiveGesture<Value> else {
            return NoRecognizer()
        }
        return gesture.makeRecognizer(changed: changed, ended: ended)
    }
}

/// For a gesture of the app's own, which has nothing to follow the mouse with.
private final class NoRecognizer: GestureRecognizer {
    var isActive: Bool { false }
    func mouse(_ event: Event.MouseEvent, at node: InputLayoutNode) {}
    func tapped(_ count: Int) -> Bool { false }
    func cancel() {}
}
