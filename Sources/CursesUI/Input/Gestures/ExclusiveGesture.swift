import CursesUITerminal
import Foundation

/// A combination of two gestures of which only one succeeds: the first takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of the gesture that has succeeded.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    /// The gesture that takes precedence.
    public let first: First
    /// The gesture that is recognized if the first one fails.
    public let second: Second

    /// Creates a combination of two gestures of which the first takes precedence.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer {
        ExclusiveRecognizer(self, actions)
    }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: GestureRecognizer {
    typealias Value = ExclusiveGesture<First, Second>.Value

    private var first: any GestureRecognizer = NoRecognizer()
    private var second: any GestureRecognizer = NoRecognizer()
    /// Whether the first gesture was recognized since the button went down.
    private var isFirst = false
    /// Waits for another tap; if none follows, the single tap belongs to the second gesture.
    private var wait: (any Cancellable)?

    init(_ gesture: ExclusiveGesture<First, Second>, _ actions: GestureActions<Value>) {
        first = gesture.first.recognizer(
            GestureActions(
                changed: { actions.changed(.first($0)) },
                ended: { [weak self] in
                    self?.isFirst = true
                    actions.ended(.first($0))
                },
                finished: actions.finished
            )
        )
        second = gesture.second.recognizer(
            GestureActions(
                changed: { actions.changed(.second($0)) },
                ended: { actions.ended(.second($0)) },
                finished: actions.finished
            )
        )
    }

    var isActive: Bool { first.isActive || second.isActive }

    var tapCount: Int { max(first.tapCount, second.tapCount) }
    var isRecognized: Bool { first.isRecognized || second.isRecognized }
    func takesTap(_ count: Int) -> Bool { first.takesTap(count) || second.takesTap(count) }

    var isHold: Bool { first.isHold || second.isHold }
    var dragDistance: CGFloat? { first.dragDistance ?? second.dragDistance }

    func heldByKey() -> Bool { first.heldByKey() || second.heldByKey() }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        if event.action == .press { isFirst = false }
        let isFirstTap = first.mouse(event, at: node)
        if isFirst {
            second.cancel()
            return false
        }
        let isSecondTap = second.mouse(event, at: node)
        return isFirstTap || isSecondTap
    }

    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool {
        wait?.cancel()
        wait = nil
        if first.tapped(count, at: point, in: node) { return true }
        guard first.tapCount > count, second.tapCount > 0 else {
            return second.tapped(count, at: point, in: node)
        }
        wait = AnyCancellable.after(TapCounter.patience) { [weak self, weak node] in
            guard let self, let node else { return }
            self.wait = nil
            _ = self.second.tapped(count, at: point, in: node)
        }
        return true
    }

    func cancel() {
        wait?.cancel()
        wait = nil
        first.cancel()
        second.cancel()
    }
}

extension Gesture {
    /// Combines this gesture with another gesture that is recognized only if this one fails.
    ///
    /// If this gesture is a double tap, a single tap waits for a possible second tap.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
