import CursesUITerminal
import Foundation

/// Runs an action at a given time, as long as the alarm is visible.
///
/// The alarm draws nothing. It is placed in the background of a view, and is visible when that view is drawn. If the
/// view is not drawn, the action waits until it is.
struct Alarm {
    /// A time on the frame clock; `nil` sets no alarm.
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
    /// The time for which the alarm was set when it was last drawn.
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
