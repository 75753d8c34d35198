import CursesUITerminal
import Foundation

/// Writes the time into a binding at an interval, while it can be seen.
///
/// It draws nothing. What it lies behind decides whether it can be seen.
struct Ticker {
    /// `nil` for no more.
    let interval: Duration?
    let time: Binding<Date>
}

extension Ticker: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Ticker> {
        LeafNode(self, in: context) { TickerLayoutNode($0.view, owner: $0) }
    }
}

final class TickerLayoutNode: LayoutNode, LeafLayoutNode {
    private var view: Ticker
    private var due: Duration?

    init(_ view: Ticker, owner: Node) {
        self.view = view
        super.init(owner: owner)
    }

    func update(_ view: Ticker) {
        self.view = view
        if view.interval != nil { setNeedsDisplay() }
        guard let due, due <= FrameClock.now else { return }
        self.due = nil
        let time = view.time
        owner.graph.afterUpdate(.deliver) { time.wrappedValue = FrameClock.date }
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func draw(in context: DrawingContext) {
        guard let interval = view.interval else { return }
        let next = interval * (Int64(FrameClock.now / interval) + 1)
        due = next
        layoutContext.clock.wake(owner, at: next)
    }
}
