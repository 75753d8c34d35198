import CursesUITerminal
import Foundation

/// A gesture that reports each press, move and release of the left button, with its position.
///
/// ```swift
/// Canvas { context, size in draw(in: context) }
///     .gesture(
///         SpatialEventGesture().onChanged { events in
///             for event in events where event.phase == .active { points.append(event.location) }
///         }
///     )
/// ```
public struct SpatialEventGesture {
    /// The type of the gesture's value.
    public typealias Value = SpatialEventCollection

    /// The coordinate space of the positions.
    public let coordinateSpace: CoordinateSpace

    /// Creates a gesture that reports events of the mouse.
    public init(coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

extension SpatialEventGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<SpatialEventCollection>) -> any GestureRecognizer {
        SpatialEventRecognizer(in: coordinateSpace, actions)
    }
}

private final class SpatialEventRecognizer: GestureRecognizer {
    private let space: CoordinateSpace
    private let actions: GestureActions<SpatialEventCollection>
    private var last: SpatialEventCollection.Event?
    private var count = 0

    init(in space: CoordinateSpace, _ actions: GestureActions<SpatialEventCollection>) {
        self.space = space
        self.actions = actions
    }

    var isActive: Bool { last != nil }
    var isRecognized: Bool { last != nil }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        switch event.action {
        case .press:
            count += 1
            report(event, .active, node)
        case .drag where last != nil:
            report(event, .active, node)
        case .release where last != nil:
            let ended = spatial(event, .ended, node)
            last = nil
            actions.ended(SpatialEventCollection(ended))
            actions.finished()
        default:
            break
        }
        return false
    }

    func cancel() {
        guard var event = last else { return }
        last = nil
        event.phase = .cancelled
        actions.changed(SpatialEventCollection(event))
        actions.finished()
    }

    private func report(
        _ event: TerminalEvent.MouseEvent, _ phase: SpatialEventCollection.Event.Phase, _ node: InputLayoutNode
    ) {
        let value = spatial(event, phase, node)
        last = value
        actions.changed(SpatialEventCollection(value))
    }

    private func spatial(
        _ event: TerminalEvent.MouseEvent, _ phase: SpatialEventCollection.Event.Phase, _ node: InputLayoutNode
    ) -> SpatialEventCollection.Event {
        SpatialEventCollection.Event(
            id: .init(number: count), timestamp: FrameClock.now / .seconds(1), kind: .pointer,
            location: node.location(of: event.position, in: space), phase: phase,
            modifierKeys: event.modifiers)
    }
}
