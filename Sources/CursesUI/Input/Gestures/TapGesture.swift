import CursesUITerminal

/// The left button pressed and released on a view, once or several times in a row.
public struct TapGesture {
    public typealias Value = Void

    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }
}

extension TapGesture: PrimitiveGesture {
    func makeRecognizer(
        changed: @escaping (()) -> Void,
        ended: @escaping (()) -> Void
    ) -> any GestureRecognizer {
        TapRecognizer(count: count) { ended(()) }
    }
}

private final class TapRecognizer: GestureRecognizer {
    private let count: Int
    private let action: () -> Void
    private(set) var isActive = false
    private var counter = TapCounter()

    init(count: Int, action: @escaping () -> Void) {
        self.count = count
        self.action = action
    }

    func mouse(_ event: Event.MouseEvent, at node: InputLayoutNode) {
        isActive = event.action != .release
        guard event.action == .release, node.contains(event.position) else { return }
        _ = node.tap(counter.next(), at: event.position)
    }

    func tapped(_ count: Int) -> Bool {
        guard count % max(1, self.count) == 0 else { return false }
        action()
        return true
    }

    func cancel() {}
}
