import CursesUITerminal

/// Draws a line around a view, in a ring of cells of its own.
struct BorderModifier {
    /// `nil` for no border at all.
    let lines: LineCharacters?
    /// `nil` for a border that cannot be seen; it takes its room all the same.
    let style: Style?

    private var ring: Int { lines == nil ? 0 : 1 }
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
        guard let lines, let style else { return }
        context.stroke(CellRect(origin: .zero, size: size), lines, style: style)
    }
}

extension View {
    /// Draws a line around the view. Lines never cover content: the border takes a ring of cells
    /// of its own, and the view is one row and one column larger on each side.
    ///
    /// - Parameter width: the line is heavy from 2 on.
    nonisolated public func border<S: ShapeStyle>(
        _ content: S,
        width: CGFloat = 1
    ) -> some View {
        modifier(
            BorderModifier(
                lines: width > 0 ? .stroke(width: width) : nil,
                style: content.color.isVisible ? content.color.applied(to: .plain) : nil
            )
        )
    }
}
