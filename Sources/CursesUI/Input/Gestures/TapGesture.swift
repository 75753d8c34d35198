import CursesUITerminal
import Foundation

/// The left button pressed and released on a view, once or several times in a row.
public struct TapGesture {
    /// Nothing but that it happened.
    public typealias Value = Void

    /// How many clicks make the gesture.
    public var count: Int

    /// A click, or several.
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

/// A tap that tells where it was.
public struct SpatialTapGesture {
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// Where the mouse was.
        public var location: CGPoint
    }

    /// How many clicks make the gesture.
    public var count: Int
    /// What the place is counted from.
    public var coordinateSpace: CoordinateSpace

    /// A click, or several, and where.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// A click, or several, and where.
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
