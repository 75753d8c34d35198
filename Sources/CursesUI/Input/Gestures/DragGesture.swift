import CursesUITerminal
import Foundation

/// The mouse moved with the left button held.
public struct DragGesture {
    /// Where the mouse is.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// In the view.
        public var location: CGPoint
        public var startLocation: CGPoint

        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x,
                height: location.y - startLocation.y
            )
        }
    }

    /// The gesture begins when the mouse has moved so far.
    public var minimumDistance: CGFloat

    /// - Parameter minimumDistance: at least one cell, unless it is zero.
    public init(minimumDistance: CGFloat = 1) {
        self.minimumDistance = minimumDistance
    }
}

extension DragGesture: PrimitiveGesture {
    func makeRecognizer(
        changed: @escaping (Value) -> Void,
        ended: @escaping (Value) -> Void
    ) -> any GestureRecognizer {
        DragRecognizer(beginsAtOnce: minimumDistance <= 0, changed: changed, ended: ended)
    }
}

private final class DragRecognizer: GestureRecognizer {
    private let beginsAtOnce: Bool
    private let changed: (DragGesture.Value) -> Void
    private let ended: (DragGesture.Value) -> Void
    private var start: CellPoint?
    private var hasBegun = false
    private var counter = TapCounter()

    init(
        beginsAtOnce: Bool,
        changed: @escaping (DragGesture.Value) -> Void,
        ended: @escaping (DragGesture.Value) -> Void
    ) {
        self.beginsAtOnce = beginsAtOnce
        self.changed = changed
        self.ended = ended
    }

    var isActive: Bool { start != nil }

    func mouse(_ event: Event.MouseEvent, at node: InputLayoutNode) {
        switch event.action {
        case .press:
            start = event.position
            hasBegun = beginsAtOnce
            if hasBegun { changed(value(event, node)) }
        case .drag:
            guard event.position != start || hasBegun else { return }
            hasBegun = true
            changed(value(event, node))
        case .release:
            if hasBegun {
                ended(value(event, node))
            } else if start != nil, node.contains(event.position) {
                _ = node.tap(counter.next(), at: event.position)
            }
            cancel()
        default:
            break
        }
    }

    func tapped(_ count: Int) -> Bool { false }

    func cancel() {
        start = nil
        hasBegun = false
    }

    private func value(_ event: Event.MouseEvent, _ node: InputLayoutNode) -> DragGesture.Value {
        let metrics = node.owner.graph.cellMetrics
        func point(_ cell: CellPoint) -> CGPoint {
            CGPoint(
                x: metrics.units(cell.column, along: .horizontal),
                y: metrics.units(cell.row, along: .vertical)
            )
        }
        return DragGesture.Value(
            time: Date(),
            location: point(event.position),
            startLocation: point(start ?? event.position)
        )
    }
}
