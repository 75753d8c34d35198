/// The spacing that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
    private let wantsSpacing: Bool
    private let metrics: CellMetrics

    /// The spacing of a view that needs none.
    public init() {
        self.init(wantsSpacing: false, .cells)
    }

    init(wantsSpacing: Bool, _ metrics: CellMetrics) {
        self.wantsSpacing = wantsSpacing
        self.metrics = metrics
    }

    /// The units of one column between this view and the next one in a row, none in a column.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard axis == .horizontal, wantsSpacing, next.wantsSpacing else { return 0 }
        return metrics.units(1, along: axis)
    }
}
