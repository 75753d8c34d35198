import CursesUITerminal
import Foundation

/// How a view comes and goes when it appears or disappears in an animated change.
///
/// A view that goes is no longer laid out, and takes no keys and clicks; what it looked like stays on the
/// screen, above what has taken its place, until its transition has ended.
public struct AnyTransition: Sendable {
    /// What a view looks like that is not quite there.
    struct Step: Hashable, Sendable {
        var opacity = 1.0
        /// Away from the view's place, in its own widths and heights.
        var shift = UnitPoint.zero
        /// Away from the view's place, in the app's units.
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

    /// One of the two ways.
    struct Way: Hashable, Sendable {
        /// Where it begins when the view comes, and ends when it goes.
        var step: Step
        /// `nil` for that of the change.
        var animation: Animation?

        func combined(with other: Way) -> Way {
            Way(step: step.combined(with: other.step), animation: other.animation ?? animation)
        }
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

    /// The view comes and goes at once.
    public static let identity = AnyTransition(Step())
    /// The view is dim on its way.
    public static let opacity = AnyTransition(Step(opacity: 0))
    /// From the leading edge, and out at the trailing one.
    public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    /// Fades: characters have one size.
    public static let scale = opacity

    /// Fades: characters have one size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { opacity }

    /// From the place beside an edge of the view, and back to it.
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

    /// From one edge, and out at the opposite one.
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

    /// The view comes from a place some way off, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(Step(offset: offset))
    }

    /// The view comes from a place some way off, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Fades: what a modifier of an app's own does to the view is not known.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { opacity }

    /// One way to come, another one to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = insertion
        transition.removal = removal.removal
        return transition
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = self
        transition.insertion = insertion.combined(with: other.insertion)
        transition.removal = removal.combined(with: other.removal)
        return transition
    }

    /// The transition with an animation of its own.
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

    /// How far a view of a size stands from its place.
    func way(for size: CellSize, _ metrics: CellMetrics) -> CellPoint {
        CellPoint(
            column: Int((CGFloat(size.width) * shift.x).rounded()) + metrics.gap(offset.width, along: .horizontal),
            row: Int((CGFloat(size.height) * shift.y).rounded()) + metrics.gap(offset.height, along: .vertical)
        )
    }
}
