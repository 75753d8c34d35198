import CursesUITerminal
import Foundation

/// A gesture of one or more clicks of the left button.
public struct TapGesture {
    /// The gesture has no value.
    public typealias Value = Void

    /// The number of clicks.
    public var count: Int

    /// Creates a gesture of one or more clicks.
    public init(count: Int = 1) {
        self.count = count
    }
}

extension TapGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Void>) -> any GestureRecognizer {
        TapRecognizer(count: count) { _, _ in
            actions.ended(())
            actions.finished()
        }
    }
}

/// A tap that reports its location.
public struct SpatialTapGesture {
    /// The location of the tap.
    public struct Value: Equatable, Sendable {
        /// The position of the mouse.
        public var location: CGPoint
    }

    /// The number of clicks.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of one or more clicks that reports their location.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a gesture of one or more clicks that reports their location.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension SpatialTapGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer {
        let space = coordinateSpace
        return TapRecognizer(count: count) { point, node in
            actions.ended(Value(location: node.location(of: point, in: space)))
            actions.finished()
        }
    }
}

private final class TapRecognizer: GestureRecognizer {
    let tapCount: Int
    private let action: (CellPoint, InputLayoutNode) -> Void
    private(set) var isActive = false

    init(count: Int, action: @escaping (CellPoint, InputLayoutNode) -> Void) {
        tapCount = max(1, count)
        self.action = action
    }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        isActive = event.action != .release
        return event.action == .release && node.contains(event.position)
    }

    func tapped(_ count: Int, at point: CellPoint, in node: InputLayoutNode) -> Bool {
        guard count % tapCount == 0 else { return false }
        action(point, node)
        return true
    }

    func cancel() {}
}
