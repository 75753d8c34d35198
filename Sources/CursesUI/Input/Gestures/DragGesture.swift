import CursesUITerminal
import Foundation

/// A gesture that moves the mouse while the left button is pressed.
public struct DragGesture {
    /// The state of the drag at one moment.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The position of the mouse.
        public var location: CGPoint
        /// The position where the button was pressed.
        public var startLocation: CGPoint
        /// The current velocity in units per second, as a moving average.
        public var velocity: CGSize

        /// The distance of the mouse from the position where the button was pressed.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x,
                height: location.y - startLocation.y
            )
        }

        /// The predicted position of the mouse a quarter of a second later.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The predicted translation a quarter of a second later.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y
            )
        }
    }

    /// The distance that the mouse must move before the gesture begins. Every positive value means one cell.
    public var minimumDistance: CGFloat
    /// The coordinate space of the positions.
    public var coordinateSpace: CoordinateSpace
    private var takesKeys = true

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: zero to begin when the button is pressed; a positive value to begin when the mouse moves to
    ///     a different cell.
    ///   - coordinateSpace: the coordinate space of the positions.
    public init(minimumDistance: CGFloat = 1, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: zero to begin when the button is pressed; a positive value to begin when the mouse moves to
    ///     a different cell.
    ///   - coordinateSpace: the coordinate space of the positions.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension DragGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer {
        DragRecognizer(after: minimumDistance, in: coordinateSpace, takesKeys: takesKeys, actions)
    }
}

extension DragGesture {
    /// The same gesture for the mouse alone, in a view that has keys of its own.
    package var byMouseOnly: DragGesture {
        var gesture = self
        gesture.takesKeys = false
        return gesture
    }
}

private final class DragRecognizer: GestureRecognizer {
    private let minimumDistance: CGFloat
    private let space: CoordinateSpace
    private let takesKeys: Bool
    private let actions: GestureActions<DragGesture.Value>
    /// The cell in which the button was pressed, in the view's coordinates.
    private var start: CellPoint?
    private var startLocation = CGPoint.zero
    private var hasBegun = false
    /// The previous position of the mouse, and its time.
    private var last: (location: CGPoint, time: Duration)?
    /// The last position of the mouse on the screen.
    private var lastPosition: CellPoint?
    private var velocity = CGSize.zero

    init(
        after minimumDistance: CGFloat,
        in space: CoordinateSpace,
        takesKeys: Bool,
        _ actions: GestureActions<DragGesture.Value>
    ) {
        self.minimumDistance = minimumDistance
        self.takesKeys = takesKeys
        self.space = space
        self.actions = actions
    }

    var isActive: Bool { start != nil }
    var dragDistance: CGFloat? { takesKeys ? minimumDistance : nil }
    var isRecognized: Bool { hasBegun }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        switch event.action {
        case .press:
            start = event.position
            startLocation = node.location(of: event.position, in: space)
            last = nil
            lastPosition = nil
            velocity = .zero
            hasBegun = minimumDistance <= 0
            if hasBegun { actions.changed(value(event, node)) }
        case .drag:
            guard hasBegun || begins(at: event.position, in: node) else { return false }
            hasBegun = true
            actions.changed(value(event, node))
        case .release:
            let isTap = start != nil && !hasBegun && node.contains(event.position)
            if hasBegun { actions.ended(value(event, node)) }
            cancel()
            return isTap
        default:
            break
        }
        return false
    }

    func cancel() {
        start = nil
        guard hasBegun else { return }
        hasBegun = false
        actions.finished()
    }

    /// Whether the mouse is far enough from its start: at least one cell.
    private func begins(at position: CellPoint, in node: InputLayoutNode) -> Bool {
        guard position != start else { return false }
        let location = node.location(of: position, in: space)
        return hypot(location.x - startLocation.x, location.y - startLocation.y) >= minimumDistance
    }

    private func value(_ event: TerminalEvent.MouseEvent, _ node: InputLayoutNode) -> DragGesture.Value {
        let position = node.screenOrigin + event.position
        var location = node.location(of: event.position, in: space)
        // A view that its own drag has moved is elsewhere at the end, although the mouse is not.
        if event.action == .release, position == lastPosition, let last { location = last.location }
        lastPosition = position
        measureVelocity(at: location)
        return DragGesture.Value(
            time: FrameClock.date,
            location: location,
            startLocation: startLocation,
            velocity: velocity
        )
    }

    /// Updates the moving average of the velocity: older moves count less and less, and a mouse that is held still has
    /// no velocity.
    private func measureVelocity(at location: CGPoint) {
        let now = FrameClock.now
        defer { last = (location, now) }
        guard let last else { return }
        let seconds = (now - last.time) / .seconds(1)
        guard seconds > 0 else { return }
        let share = min(1, seconds / 0.1)
        velocity.width += ((location.x - last.location.x) / seconds - velocity.width) * share
        velocity.height += ((location.y - last.location.y) / seconds - velocity.height) * share
    }
}

extension InputLayoutNode {
    /// Converts a point from the node's own cells to units of a coordinate space.
    func location(of point: CellPoint, in space: CoordinateSpace) -> CGPoint {
        let metrics = layoutContext.metrics
        let cell = screenOrigin + point - origin(of: space)
        return CGPoint(
            x: metrics.units(cell.column, along: .horizontal),
            y: metrics.units(cell.row, along: .vertical)
        )
    }
}
