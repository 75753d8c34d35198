/// The spacing that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
    /// The edges at which the view wants spacing.
    private var edges: Edge.Set
    private var metrics: CellMetrics

    /// The spacing of a view that needs none.
    public init() {
        self.init(wantsSpacing: false, .cells)
    }

    init(wantsSpacing: Bool, _ metrics: CellMetrics) {
        edges = wantsSpacing ? .all : []
        self.metrics = metrics
    }

    /// Whether the view wants spacing at any edge.
    var wantsSpacing: Bool { !edges.isEmpty }

    /// Adds the spacing that a second view prefers at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if other.wantsSpacing, !wantsSpacing { metrics = other.metrics }
        self.edges.formUnion(other.edges.intersection(edges))
    }

    /// The spacing that either of two views prefers, of the second one at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance between this view and the next one: one column in a row, none in a column; in the app's units.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard axis == .horizontal, edges.contains(.trailing), next.edges.contains(.leading) else { return 0 }
        return metrics.units(1, along: axis)
    }
}
