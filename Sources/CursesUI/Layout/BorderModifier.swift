import CursesUITerminal

/// Draws a border around a view, in additional cells on all sides.
struct BorderModifier {
    /// `nil` for no border at all.
    let lines: LineCharacters?
    /// The paint of the border. Even a transparent paint takes up cells.
    var paint: Paint
    var attributes: Style.Attributes = []

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

    static var readsEnvironment: Bool { true }

    func resolved(in environment: EnvironmentValues) -> BorderModifier {
        var resolved = self
        resolved.paint = paint.resolved(in: environment)
        return resolved
    }

    func interpolated(towards other: BorderModifier, by amount: Double) -> BorderModifier? {
        var result = other
        result.paint = paint.interpolated(towards: other.paint, by: amount)
        return result
    }

    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard let lines else { return }
        context.stroke(CellRect(origin: .zero, size: size), lines, paint, attributes)
    }
}

extension View {
    /// Draws a border around the view. The border never covers content: it takes additional cells, so that the view
    /// grows by one row or column on each side.
    ///
    /// - Parameter width: if it is 2 or more, the line is heavy.
    nonisolated public func border<S: ShapeStyle>(
        _ content: S,
        width: CGFloat = 1
    ) -> some View {
        modifier(
            BorderModifier(lines: width > 0 ? .stroke(width: width) : nil, paint: content.paint)
        )
    }
}
