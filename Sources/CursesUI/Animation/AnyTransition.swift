import CursesUITerminal
import Foundation

/// The way in which a view appears and disappears in an animated change.
///
/// A view that disappears is no longer laid out, and receives no keys or clicks. An image of it stays on the screen,
/// above the views that replace it, until the transition ends.
public struct AnyTransition: Sendable {
    /// The appearance of a view during a transition.
    struct Step: Hashable, Sendable {
        var opacity = 1.0
        /// The distance from the view's laid-out position, in multiples of its width and height.
        var shift = UnitPoint.zero
        /// The distance from the view's laid-out position, in the app's units.
        var offset = CGSize.zero

        func combined(with other: Step) -> Step {
            Step(
                opacity: min(opacity, other.opacity),
                shift: UnitPoint(x: shift.x + other.shift.x, y: shift.y + other.shift.y),
                offset: CGSize(
                    width: offset.width + other.offset.width,
                    height: offset.height + other.offset.height
                )
            )
        }
    }

    /// One direction of a transition: insertion or removal.
    struct Way: Hashable, Sendable {
        /// The appearance at the start of an insertion or at the end of a removal.
        var step: Step
        /// The animation of the transition; `nil` uses the animation of the change.
        var animation: Animation?
        /// Further steps, which are derived from views when the transition is used.
        var bodies: [Body] = []

        func combined(with other: Way) -> Way {
            Way(
                step: step.combined(with: other.step),
                animation: other.animation ?? animation,
                bodies: bodies + other.bodies
            )
        }

        @MainActor
        fileprivate var resolved: Way {
            Way(step: bodies.reduce(step) { $0.combined(with: $1.step()) }, animation: animation)
        }
    }

    /// A step that is derived from a transition's view in one phase when the transition is used.
    final class Body: Hashable, Sendable {
        let step: @MainActor @Sendable () -> Step

        init(_ step: @escaping @MainActor @Sendable () -> Step) {
            self.step = step
        }

        static func == (lhs: Body, rhs: Body) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private(set) var insertion: Way
    private(set) var removal: Way

    private init(_ insertion: Step, _ removal: Step) {
        self.insertion = Way(step: insertion)
        self.removal = Way(step: removal)
    }

    private init(_ step: Step) {
        self.init(step, step)
    }

    private init(insertion: Body, removal: Body) {
        self.insertion = Way(step: Step(), bodies: [insertion])
        self.removal = Way(step: Step(), bodies: [removal])
    }

    /// Creates a transition from a value that defines the view in each phase.
    public init<T: Transition>(_ transition: T) {
        // The transition changes hands once. After that it is only read, on the main actor.
        nonisolated(unsafe) let transition = transition
        self.init(
            insertion: Body { transition.step(in: .willAppear) },
            removal: Body { transition.step(in: .didDisappear) }
        )
    }

    /// The transition after the steps in `bodies` have been evaluated.
    @MainActor
    var resolved: AnyTransition {
        guard !insertion.bodies.isEmpty || !removal.bodies.isEmpty else { return self }
        var transition = self
        transition.insertion = insertion.resolved
        transition.removal = removal.resolved
        return transition
    }

    /// The view appears and disappears at once.
    public static let identity = AnyTransition(Step())
    /// The view is dim during the transition.
    public static let opacity = AnyTransition(Step(opacity: 0))
    /// The view moves in from the leading edge, and moves out at the trailing edge.
    public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    /// The view fades, because characters have only one size.
    public static let scale = opacity

    /// Returns a transition that fades the view, because characters have only one size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { opacity }

    /// Returns a transition that moves the view in from just beyond one of its edges, and out to the same side.
    public static func move(edge: Edge) -> AnyTransition {
        let shift: UnitPoint =
            switch edge {
            case .leading: UnitPoint(x: -1, y: 0)
            case .trailing: UnitPoint(x: 1, y: 0)
            case .top: UnitPoint(x: 0, y: -1)
            case .bottom: UnitPoint(x: 0, y: 1)
            }
        return AnyTransition(Step(shift: shift))
    }

    /// Returns a transition in which the view moves in from one edge, and moves out at the opposite edge.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .leading: .trailing
            case .trailing: .leading
            case .top: .bottom
            case .bottom: .top
            }
        return asymmetric(insertion: move(edge: edge), removal: move(edge: opposite))
    }

    /// Returns a transition in which the view moves in from an offset, and moves out to the same offset.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(Step(offset: offset))
    }

    /// Returns a transition in which the view moves in from an offset, and moves out to the same offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Returns a transition that applies the modifier `active` before the view appears and after it has disappeared.
    /// The parameter `identity` has no effect.
    ///
    /// Only offsets and opacities have an effect: an image of the view moves and fades. Other modifiers change nothing.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        // The modifier changes hands once. After that it is only read, on the main actor.
        nonisolated(unsafe) let active = active
        let body = Body { active.transitionStep }
        return AnyTransition(insertion: body, removal: body)
    }

    /// Returns a transition that uses one transition for the insertion and another for the removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = insertion
        transition.removal = removal.removal
        return transition
    }

    /// Returns a combination of two transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = self
        transition.insertion = insertion.combined(with: other.insertion)
        transition.removal = removal.combined(with: other.removal)
        return transition
    }

    /// Returns the transition with an animation attached.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.insertion.animation = animation
        transition.removal.animation = animation
        return transition
    }
}

extension AnyTransition.Step: Interpolatable {
    func interpolated(towards other: AnyTransition.Step, by amount: Double) -> AnyTransition.Step {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.interpolated(towards: b, by: amount) }
        return AnyTransition.Step(
            opacity: opacity.interpolated(towards: other.opacity, by: amount).clamped(0, 1),
            shift: UnitPoint(x: between(shift.x, other.shift.x), y: between(shift.y, other.shift.y)),
            offset: CGSize(
                width: between(offset.width, other.offset.width),
                height: between(offset.height, other.offset.height)
            )
        )
    }

    /// Returns the distance, in cells, of a view of a given size from its laid-out position.
    func way(for size: CellSize, _ metrics: CellMetrics) -> CellPoint {
        CellPoint(
            column: Int(cells: CGFloat(size.width) * shift.x) + metrics.gap(offset.width, along: .horizontal),
            row: Int(cells: CGFloat(size.height) * shift.y) + metrics.gap(offset.height, along: .vertical)
        )
    }
}
