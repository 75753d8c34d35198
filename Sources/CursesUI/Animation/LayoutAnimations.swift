import CursesUITerminal

/// The motion of a layout node, and the images of removed views in it. Few nodes have any of these, and only briefly.
@MainActor
final class LayoutAnimations {
    /// The motion of the node to its new place.
    fileprivate(set) var motion: LayoutMotion?
    /// The images of views in the node that are disappearing.
    fileprivate(set) var leavingViews: [LeavingView] = []

    fileprivate var isEmpty: Bool { motion == nil && leavingViews.isEmpty }
}

// MARK: Moving

extension LayoutNode: Wakeable {
    /// Returns the current origin of the node while it moves to a new origin.
    final func animatedOrigin(towards origin: CellPoint) -> CellPoint {
        if (animations?.motion?.to ?? frame.origin) != origin {
            setMotion(
                owner.layoutTransaction
                    .flatMap { LayoutMotion(from: frame.origin, to: origin, $0) }
            )
        }
        guard let current = animations?.motion?.origin else {
            setMotion(nil)
            return origin
        }
        layoutContext.clock.wake(self, every: FrameClock.frame)
        return current
    }

    /// Moves the node, which has just been placed, to its position from some distance away.
    final func arrive(from distance: CellPoint) {
        guard isPlaced, let motion = LayoutMotion(from: frame.origin + distance, to: frame.origin, OwnMotion.arrival)
        else { return }
        setMotion(motion)
        move(to: motion.from)
        layoutContext.clock.wake(self, every: FrameClock.frame)
    }

    /// The distance of the node from the position to which it moves.
    final var wayFromPlace: CellPoint { animations?.motion.map { frame.origin - $0.to } ?? .zero }

    /// Moves the node one step towards its position.
    package final func wake() {
        guard let motion = animations?.motion, !owner.isRemoved, isPlaced else { return }
        let origin = motion.origin
        if origin == nil { setMotion(nil) } else { layoutContext.clock.wake(self, every: FrameClock.frame) }
        let new = origin ?? motion.to
        guard new != frame.origin else { return }
        move(to: new)
        parent?.childDidMove(self)
        layoutContext.requestFrame()
    }

    private func setMotion(_ motion: LayoutMotion?) {
        guard motion != nil || animations != nil else { return }
        change { $0.motion = motion }
    }

    private func change(_ body: (LayoutAnimations) -> Void) {
        let animations = animations ?? LayoutAnimations()
        body(animations)
        self.animations = animations.isEmpty ? nil : animations
    }
}

// MARK: Leaving views

extension LayoutNode {
    final func addLeavingView(_ view: LeavingView) {
        change { $0.leavingViews.append(view) }
        updateReaches()
    }

    final func removeLeavingView(_ view: LeavingView) {
        change { $0.leavingViews.removeAll { $0 === view } }
        updateReaches()
    }
}
