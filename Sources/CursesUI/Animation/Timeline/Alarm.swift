import CursesUITerminal
import Foundation

/// Runs an action when its time has come, while it can be seen.
///
/// It draws nothing. What it lies behind decides whether it can be seen; where that cannot be, the action
/// waits until it can.
struct Alarm {
    /// By the one clock; `nil` for no more.
    let due: Duration?
    let action: () -> Void
}

extension Alarm: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Alarm> {
        LeafNode(self, in: context) { AlarmLayoutNode($0.view, owner: $0) }
    }
}

final class AlarmLayoutNode: LayoutNode, LeafLayoutNode {
    private var view: Alarm
    /// What it has been set to when it was drawn last.
    private var armed: Duration?

    init(_ view: Alarm, owner: Node) {
        self.view = view
        super.init(owner: owner)
    }

    func update(_ view: Alarm) {
        self.view = view
        guard let due = view.due else { return }
        guard armed == due, due <= FrameClock.now else { return setNeedsDisplay() }
        armed = nil
        owner.afterUpdate { view.action() }
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func draw(in context: DrawingContext) {
        guard let due = view.due else { return }
        armed = due
        layoutContext.clock.wake(owner, at: due)
    }
}
