import CursesUITerminal

/// A combination of two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The values of both gestures; `nil` for a gesture that is not recognized.
    public struct Value {
        /// The value of the first gesture; `nil` while it is not recognized.
        public var first: First.Value?
        /// The value of the second gesture; `nil` while it is not recognized.
        public var second: Second.Value?
    }

    /// The first gesture.
    public let first: First
    /// The second gesture.
    public let second: Second

    /// Creates a combination of two gestures that are recognized at the same time.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer {
        SimultaneousRecognizer(self, actions)
    }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: GestureRecognizer {
    typealias Value = SimultaneousGesture<First, Second>.Value

    private let actions: GestureActions<Value>
    private var first: any GestureRecognizer = NoRecognizer()
    private var second: any GestureRecognizer = NoRecognizer()
    private var value = Value()
    /// Whether the first or the second gesture is complete.
    private var hasEnded = false

    init(_ gesture: SimultaneousGesture<First, Second>, _ actions: GestureActions<Value>) {
        self.actions = actions
        first = gesture.first.recognizer(
            GestureActions(
                changed: { [weak self] value in self?.change { $0.first = value } },
                ended: { [weak self] value in self?.end { $0.first = value } }
            )
        )
        second = gesture.second.recognizer(
            GestureActions(
                changed: { [weak self] value in self?.change { $0.second = value } },
                ended: { [weak self] value in self?.end { $0.second = value } }
            )
        )
    }

    private func change(_ body: (inout Value) -> Void) {
        body(&value)
        actions.changed(value)
    }

    private func end(_ body: (inout Value) -> Void) {
        body(&value)
        hasEnded = true
    }

    var isActive: Bool { first.isActive || second.isActive }

    var tapCount: Int { max(first.tapCount, second.tapCount) }
    var isRecognized: Bool { first.isRecognized || second.isRecognized }
    func takesTap(_ count: Int) -> Bool { first.takesTap(count) || second.takesTap(count) }

    var isHold: Bool { first.isHold || second.isHold }
    var dragDistance: CGFloat? { first.dragDistance ?? second.dragDistance }

    func heldByKey() -> Bool {
        let isFirst = first.heldByKey()
        return second.heldByKey() || isFirst
    }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        let isFirst = first.mouse(event, at: node)
        let isSecond = second.mouse(event, at: node)
        if isFirst || isSecond { return true }
        settle()
        return false
    }

    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool {
        let isFirst = first.tapped(count, at: point, in: node)
        let isSecond = second.tapped(count, at: point, in: node)
        settle()
        return isFirst || isSecond
    }

    /// Ends the combined gesture when the button is released.
    private func settle() {
        guard !isActive else { return }
        let isTold = value.first != nil || value.second != nil
        if hasEnded { actions.ended(value) }
        if isTold { actions.finished() }
        hasEnded = false
        value = Value()
    }

    func cancel() {
        first.cancel()
        second.cancel()
        hasEnded = false
        settle()
    }
}

extension Gesture {
    /// Combines this gesture with another gesture that is recognized at the same time.
    public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
