import CursesUITerminal
import Foundation

/// Fills the proposed size, and puts the centre of a view at a point in it.
struct PositionModifier {
    var x: CGFloat
    var y: CGFloat
}

extension PositionModifier: LayoutModifier {
    func interpolated(towards other: PositionModifier, by amount: Double) -> PositionModifier? {
        PositionModifier(
            x: x.interpolated(towards: other.x, by: amount),
            y: y.interpolated(towards: other.y, by: amount)
        )
    }

    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        let own = inner.size(for: proposal)
        return CellSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let own = inner.size(for: proposal)
        let origin = CellPoint(
            column: metrics.cellsBefore(x, along: .horizontal) - own.width / 2,
            row: metrics.cellsBefore(y, along: .vertical) - own.height / 2
        )
        return (origin, proposal)
    }
}

extension View {
    /// Puts the centre of the view at a point in a frame that fills the proposed size.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(x: x, y: y))
    }

    /// Puts the centre of the view at a point in a frame that fills the proposed size.
    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }
}
