/// The spacing that a view prefers between itself and its neighbours.
public struct ViewSpacing: Sendable {
    /// The edges at which the view prefers spacing.
    private var edges: Edge.Set
    private var metrics: CellMetrics

    /// The spacing of a view that prefers none.
    public static let zero = ViewSpacing()

    /// Creates the spacing of a view that prefers none.
    public init() {
        self.init(wantsSpacing: false, .cells)
    }

    init(wantsSpacing: Bool, _ metrics: CellMetrics) {
        edges = wantsSpacing ? .all : []
        self.metrics = metrics
    }

    /// Whether the view prefers spacing at any edge.
    var wantsSpacing: Bool { !edges.isEmpty }

    /// Adds the spacing that a second view prefers at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if other.wantsSpacing, !wantsSpacing { metrics = other.metrics }
        self.edges.formUnion(other.edges.intersection(edges))
    }

    /// Returns the spacing that either of two views prefers, with the second view's spacing limited to some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the distance to the next view, in the app's units: one column along a row, none along a column.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard axis == .horizontal, edges.contains(.trailing), next.edges.contains(.leading) else { return 0 }
        return metrics.units(1, along: axis)
    }
}
