import CursesUITerminal

/// Draws a view away from its position, without changing the layout around it.
struct OffsetModifier {
    let x: CGFloat
    let y: CGFloat
}

extension OffsetModifier: LayoutModifier {
    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let origin = CellPoint(
            column: metrics.gap(x, along: .horizontal),
            row: metrics.gap(y, along: .vertical)
        )
        return (origin, proposal)
    }

    func interpolated(towards other: OffsetModifier, by amount: Double) -> OffsetModifier? {
        OffsetModifier(
            x: x.interpolated(towards: other.x, by: amount),
            y: y.interpolated(towards: other.y, by: amount)
        )
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> Int? {
        // For the layout, the view has not moved.
        inner.explicitGuide(key, in: size, proposal: proposal)
    }
}

extension View {
    /// Draws the view moved to the right by a number of columns, and down by a number of rows.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(x: x, y: y))
    }

    /// Draws the view moved to the right by a number of columns, and down by a number of rows.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }
}
