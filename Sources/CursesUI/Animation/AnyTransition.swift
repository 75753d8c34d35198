import CursesUITerminal
import Foundation

/// How a view comes when it appears in an animated change. A view that goes is gone at once.
public struct AnyTransition: Sendable {
    struct Step: Hashable, Sendable {
        var opacity = 1.0
        /// Away from the view's place, in its own widths and heights.
        var shift = UnitPoint.zero
        /// Away from the view's place, in the app's units.
        var offset = CGSize.zero
    }

    /// What the view looks like when it begins to come.
    let start: Step
    var animation: Animation?

    private init(_ start: Step) {
        self.start = start
    }

    public static let identity = AnyTransition(Step())
    public static let opacity = AnyTransition(Step(opacity: 0))
    /// From the leading edge.
    public static let slide = move(edge: .leading)
    /// Fades in: characters have one size.
    public static let scale = opacity

    /// Fades in: characters have one size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { opacity }

    /// From the place beside an edge of the view.
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

    public static func push(from edge: Edge) -> AnyTransition { move(edge: edge) }

    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(Step(offset: offset))
    }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// The transition of a view that comes; that of one that goes is not shown.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        var step = start
        step.opacity = min(step.opacity, other.start.opacity)
        step.shift.x += other.start.shift.x
        step.shift.y += other.start.shift.y
        step.offset.width += other.start.offset.width
        step.offset.height += other.start.offset.height
        var transition = AnyTransition(step)
        transition.animation = other.animation ?? animation
        return transition
    }

    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.animation = animation
        return transition
    }
}

/// Lets a view come in its way.
struct TransitionModifier {
    let transition: AnyTransition
    var step = AnyTransition.Step()
}

extension TransitionModifier: LayoutModifier {
    var effect: DrawingEffect? {
        step.opacity < 1 ? DrawingEffect(opacity: step.opacity) : nil
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let column = (CGFloat(size.width) * step.shift.x).rounded()
        let row = (CGFloat(size.height) * step.shift.y).rounded()
        let origin = CellPoint(
            column: Int(column) + metrics.gap(step.offset.width, along: .horizontal),
            row: Int(row) + metrics.gap(step.offset.height, along: .vertical)
        )
        return (origin, proposal)
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> Int? {
        inner.explicitGuide(key, in: size, proposal: proposal)
    }

    var insertion: (start: TransitionModifier, animation: Animation?)? {
        (TransitionModifier(transition: transition, step: transition.start), transition.animation)
    }

    func interpolated(towards other: TransitionModifier, by amount: Double) -> TransitionModifier? {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.interpolated(towards: b, by: amount) }
        let (from, to) = (step, other.step)
        var result = other
        result.step = AnyTransition.Step(
            opacity: from.opacity.interpolated(towards: to.opacity, by: amount).clamped(0, 1),
            shift: UnitPoint(x: between(from.shift.x, to.shift.x), y: between(from.shift.y, to.shift.y)),
            offset: CGSize(
                width: between(from.offset.width, to.offset.width),
                height: between(from.offset.height, to.offset.height)
            )
        )
        return result
    }
}

extension View {
    /// Says how the view comes when it appears in an animated change. When it goes it is gone at once.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: transition))
    }
}
