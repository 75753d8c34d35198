import CursesUITerminal
import Foundation

/// The activity of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
    /// The scroll view does not move.
    case idle
    /// A touch that has not scrolled yet. This does not happen in a terminal.
    case tracking
    /// The user is scrolling with a key, the wheel, or the scroll bar.
    case interacting
    /// Scrolling continues by itself. This does not happen in a terminal, where scrolling has no momentum.
    case decelerating
    /// The app is scrolling with an animation.
    case animating

    /// Whether the scroll view is scrolling.
    public var isScrolling: Bool { self != .idle }
}

/// The context of a change of phase.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The velocity of the content; always `nil`, because a terminal scrolls in steps.
    public var velocity: CGVector? { nil }
}

/// A vector with two components.
public struct CGVector: Hashable, Sendable {
    /// The horizontal distance.
    public var dx: CGFloat
    /// The vertical distance.
    public var dy: CGFloat

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// Runs an action when the phase of a scroll view changes.
struct ScrollPhaseModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ScrollPhaseModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ScrollPhaseModifier>> {
        ScrollPhaseNode(view, in: context)
    }
}

final class ScrollPhaseNode<Content: View>: ModifierNode<Content, ScrollPhaseModifier>, GeometryFollower {
    private var phase = ScrollPhase.idle
    private var knownScrolls: Int?

    override func prepare() {
        layoutContext.queue.follow(self)
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        guard let viewport = scrollViewport else { return true }
        let hasScrolled = knownScrolls.map { $0 != viewport.userScrolls } ?? false
        knownScrolls = viewport.userScrolls
        if hasScrolled { change(to: .interacting) }
        // A key press or a wheel step ends at once, but the user may hold the thumb of a scroll bar.
        if phase == .interacting, viewport.heldBar == nil { change(to: .idle) }
        return true
    }

    private func change(to new: ScrollPhase) {
        guard new != phase, let viewport = scrollViewport else { return }
        let old = phase
        phase = new
        let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(viewport))
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.modifier.action(old, new, context)
        }
    }
}

extension View {
    /// Runs an action when the phase of the scroll view changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Runs an action when the phase of the scroll view changes.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}
