import CursesUITerminal

/// Draws a line around a view, in a ring of cells of its own.
struct BorderModifier {
    let color: Color
    let width: CGFloat

    /// A border without width is none.
    private var ring: Int { width > 0 ? 1 : 0 }
}

extension BorderModifier: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        let size = inner.size(for: proposal.shrunk(width: 2 * ring, height: 2 * ring))
        return CellSize(width: size.width + 2 * ring, height: size.height + 2 * ring)
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (
            CellPoint(column: ring, row: ring),
            proposal.shrunk(width: 2 * ring, height: 2 * ring)
        )
    }

    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard ring > 0 else { return }
        context.stroke(
            CellRect(origin: .zero, size: size),
            .stroke(width: width),
            style: Style(foreground: color.terminalColor)
        )
    }
}

extension View {
    /// Draws a line around the view. Lines never cover content: the border takes a ring of cells
    /// of its own, and the view is one row and one column larger on each side.
    ///
    /// - Parameter width: the line is heavy from 2 on.
    nonisolated public func border(_ content: Color, width: CGFloat = 1) -> some View {
        modifier(BorderModifier(color: content, width: width))
    }
}
