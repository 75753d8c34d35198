import CursesUITerminal

/// Adds empty cells around a view.
struct PaddingModifier {
    enum Amount: Hashable {
        /// One row above and below, and two columns at the sides. This looks like the same distance on all sides.
        case standard(Edge.Set)
        case length(Edge.Set, CGFloat)
        case insets(EdgeInsets)
        /// A padding in cells for CursesUI's own views, regardless of an app's units.
        case cells(CellInsets)
    }

    let amount: Amount

    func insets(_ metrics: CellMetrics) -> CellInsets {
        switch amount {
        case .standard(let edges):
            CellInsets(
                top: edges.contains(.top) ? 1 : 0,
                leading: edges.contains(.leading) ? 2 : 0,
                bottom: edges.contains(.bottom) ? 1 : 0,
                trailing: edges.contains(.trailing) ? 2 : 0
            )
        case .length(let edges, let length):
            CellInsets(
                top: edges.contains(.top) ? metrics.gap(length, along: .vertical) : 0,
                leading: edges.contains(.leading) ? metrics.gap(length, along: .horizontal) : 0,
                bottom: edges.contains(.bottom) ? metrics.gap(length, along: .vertical) : 0,
                trailing: edges.contains(.trailing) ? metrics.gap(length, along: .horizontal) : 0
            )
        case .cells(let insets):
            insets
        case .insets(let insets):
            CellInsets(
                top: metrics.gap(insets.top, along: .vertical),
                leading: metrics.gap(insets.leading, along: .horizontal),
                bottom: metrics.gap(insets.bottom, along: .vertical),
                trailing: metrics.gap(insets.trailing, along: .horizontal)
            )
        }
    }
}

extension PaddingModifier: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        let insets = insets(metrics)
        let size = inner.size(for: proposal.inside(insets, of: inner))
        return CellSize(width: size.width + insets.width, height: size.height + insets.height)
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let insets = insets(metrics)
        return (
            CellPoint(column: insets.leading, row: insets.top),
            proposal.inside(insets, of: inner)
        )
    }
}

extension CellProposal {
    /// Returns the proposal to a view between insets. They leave a text a cell of any offer: half a column at each side
    /// of a badge is rounded to two columns, which may be all that the symbol beneath it has.
    @MainActor
    fileprivate func inside(_ insets: CellInsets, of inner: LayoutNode) -> CellProposal {
        var offer = shrunk(width: insets.width, height: insets.height)
        guard offer.width == 0 || offer.height == 0, inner is TextLayoutNode else { return offer }
        if let width { offer.width = max(offer.width ?? 0, min(width, 1)) }
        if let height { offer.height = max(offer.height ?? 0, min(height, 1)) }
        return offer
    }
}

extension View {
    /// Adds empty cells at some edges; with `nil`, one row or two columns at each edge.
    nonisolated public func padding(
        _ edges: Edge.Set = .all,
        _ length: CGFloat? = nil
    ) -> some View {
        modifier(
            PaddingModifier(amount: length.map { .length(edges, $0) } ?? .standard(edges))
        )
    }

    /// Adds empty cells on all sides.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(amount: .length(.all, length)))
    }

    /// Adds empty cells at each edge, regardless of an app's units.
    nonisolated func padding(cells insets: CellInsets) -> some View {
        modifier(PaddingModifier(amount: .cells(insets)))
    }

    /// Adds empty cells at each edge.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(amount: .insets(insets)))
    }
}
