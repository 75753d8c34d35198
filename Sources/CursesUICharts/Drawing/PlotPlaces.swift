import CursesUI

/// Converts the values of marks to positions in a plot, in cells from its upper left corner.
struct PlotPlaces {
    let xScale: AxisScale
    let yScale: AxisScale
    private let metrics: CellMetrics

    @MainActor
    init(_ plan: ChartPlan) {
        xScale = plan.xScale
        yScale = plan.yScale
        metrics = plan.metrics
    }

    /// Returns the position of a point; `nil` if it has none. If one of the values is missing, the point is in the
    /// middle of that axis.
    func point(x: Extent, y: Extent, _ box: MarkStyleBox) -> (x: Double, y: Double)? {
        guard let column = x.low == nil ? xScale.length / 2 : xScale.middle(x),
            let place = y.low == nil ? yScale.length / 2 : yScale.middle(y)
        else { return nil }
        return (
            column + Double(box.style.xOffset / metrics.columnWidth),
            yScale.length - place + Double(box.style.yOffset / metrics.rowHeight)
        )
    }

    /// Returns the position of a value on an axis. A value without a position, such as zero on a logarithmic scale, is
    /// placed at the beginning of the axis.
    static func edge(_ value: _ChartValue?, _ scale: AxisScale) -> Double {
        value.flatMap(scale.place)?.clamped(-1e6, 1e6) ?? 0
    }
}
