import CursesUITerminal

/// The removal transition of a view.
struct Removal {
    let from: AnyTransition.Step
    let to: AnyTransition.Step
    /// The animation of the removal; `nil` uses the animation of the change.
    let animation: Animation?
}

/// The image of a removed view during its removal transition.
///
/// The view itself is gone, with its state, and receives neither keys nor clicks.
@MainActor
final class LeavingView {
    private let picture: CellBuffer
    /// The origin of the image in the host layout node.
    private let origin: CellPoint
    /// The size of the view, on which its transition depends.
    private let size: CellSize
    private let from: AnyTransition.Step
    private let to: AnyTransition.Step
    private let animation: Animation
    private let completions: AwaitedCompletions?
    private let begin = FrameClock.now
    private weak var host: LayoutNode?
    private weak var views: LeavingViews?
    /// The cells that the image may cover, in the coordinates of the host layout node.
    let reach: CellRect

    init(
        _ picture: CellBuffer,
        at origin: CellPoint,
        size: CellSize,
        in host: LayoutNode,
        _ removal: Removal,
        _ transaction: Transaction
    ) {
        self.picture = picture
        self.origin = origin
        self.size = size
        self.host = host
        from = removal.from
        to = removal.to
        animation = (removal.animation ?? transaction.animation ?? .default).begun()
        completions = AwaitedCompletions(transaction, animation)
        let metrics = host.layoutContext.metrics
        let bounds = picture.bounds.offset(by: origin)
        reach = bounds.offset(by: from.way(for: size, metrics))
            .union(bounds.offset(by: to.way(for: size, metrics)))
    }

    /// The current appearance; `nil` when the transition has ended.
    var step: AnyTransition.Step? {
        let passed = (FrameClock.now - begin) / .seconds(1)
        completions?.advance(to: passed)
        return animation.progress(after: passed).map { from.interpolated(towards: to, by: $0) }
    }

    func begin(in context: LayoutContext) {
        views = context.leavingViews
        host?.addLeavingView(self)
        showAgain()
        context.clock.wake(self, every: FrameClock.frame)
    }

    func end() {
        showAgain()
        host?.removeLeavingView(self)
        // The host may already be gone.
        views?.forget(self)
        host = nil
    }

    func draw(in context: DrawingContext) {
        guard let host, let step, step.opacity > 0 else { return }
        let origin = origin + step.way(for: size, host.layoutContext.metrics)
        context.draw(opacity: step.opacity, in: CellRect(origin: origin, size: picture.size)) {
            context.draw(picture, at: origin)
        }
    }

    private func showAgain() {
        guard let host, !host.owner.isRemoved else { return }
        host.queue.damage(reach.offset(by: host.screenOrigin))
        host.layoutContext.requestFrame()
    }
}

extension LeavingView: Wakeable {
    func wake() {
        guard let host, !host.owner.isRemoved, step != nil else { return end() }
        showAgain()
        host.layoutContext.clock.wake(self, every: FrameClock.frame)
    }
}
