import CursesUITerminal

/// A combination of two gestures: the second is recognized after the first is complete.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is under way.
        case first(First.Value)
        /// The first gesture is complete; the value of the second is `nil` until it begins.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that is recognized first.
    public let first: First
    /// The gesture that is recognized second.
    public let second: Second

    /// Creates a sequence of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer {
        SequenceRecognizer(self, actions)
    }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: GestureRecognizer {
    typealias Value = SequenceGesture<First, Second>.Value

    private let actions: GestureActions<Value>
    private var first: any GestureRecognizer = NoRecognizer()
    private var second: any GestureRecognizer = NoRecognizer()
    /// The value of the first gesture, once it is complete.
    private var result: First.Value?
    private var isTold = false
    /// The button press with which the first gesture began. It is sent to the second gesture as well.
    private var press: (event: TerminalEvent.MouseEvent, node: InputLayoutNode)?

    init(_ gesture: SequenceGesture<First, Second>, _ actions: GestureActions<Value>) {
        self.actions = actions
        first = gesture.first.recognizer(
            GestureActions(
                changed: { [weak self] in self?.tell(.first($0)) },
                ended: { [weak self] in self?.begin($0) },
                finished: { [weak self] in self?.finish(unlessGoesOn: true) }
            )
        )
        second = gesture.second.recognizer(
            GestureActions(
                changed: { [weak self] value in
                    guard let self, let result = self.result else { return }
                    self.tell(.second(result, value))
                },
                ended: { [weak self] value in
                    guard let self, let result = self.result else { return }
                    self.actions.ended(.second(result, value))
                },
                finished: { [weak self] in self?.finish(unlessGoesOn: false) }
            )
        )
    }

    private func tell(_ value: Value) {
        isTold = true
        actions.changed(value)
    }

    private func begin(_ value: First.Value) {
        result = value
        tell(.second(value, nil))
        guard let press else { return }
        _ = second.mouse(press.event, at: press.node)
    }

    private func finish(unlessGoesOn: Bool) {
        if unlessGoesOn, result != nil { return }
        result = nil
        guard isTold else { return }
        isTold = false
        actions.finished()
    }

    var isActive: Bool { first.isActive || second.isActive }

    var tapCount: Int { max(first.tapCount, second.tapCount) }
    var isRecognized: Bool { first.isRecognized || second.isRecognized }
    func takesTap(_ count: Int) -> Bool { tapCount > 0 }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        let isSecond = result != nil
        switch event.action {
        case .press: press = (event, node)
        case .release: press = nil
        default: break
        }
        if !isSecond { return first.mouse(event, at: node) }
        let isTap = second.mouse(event, at: node)
        // The first gesture also receives the mouse events until the button is released.
        if first.isActive { _ = first.mouse(event, at: node) }
        if event.action == .release, !isTap { finish(unlessGoesOn: false) }
        return isTap
    }

    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool {
        guard result != nil else { return first.tapped(count, at: point, in: node) }
        // Only the taps after the first gesture count for the second.
        return second.tapped(max(1, count - first.tapCount), at: point, in: node)
    }

    func cancel() {
        result = nil
        first.cancel()
        second.cancel()
        finish(unlessGoesOn: false)
    }
}

extension Gesture {
    /// Combines this gesture with another gesture that is recognized when this gesture is complete.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
