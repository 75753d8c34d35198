import CursesUI

/// Converts between the values of a chart and positions in its plot.
///
/// Places are in units, in the coordinates of the plot.
public struct ChartProxy {
    let xScale: AxisScale?
    let yScale: AxisScale?
    let xIsDate: Bool
    let yIsDate: Bool
    let metrics: CellMetrics
    let plot: Anchor<CGRect>?
    /// In cells.
    let plotCells: (width: Int, height: Int)
    let plan: ChartPlan

    /// The frame of the plot, for a `GeometryProxy`.
    public var plotFrame: Anchor<CGRect>? { plot }

    /// The frame of the container of the plot, for a `GeometryProxy`. It is the same as that of the plot.
    public var plotContainerFrame: Anchor<CGRect>? { plot }

    /// The frame of the plot, for a `GeometryProxy`. Reading it before the chart has been laid out is a programming
    /// error. In this case ``plotFrame`` is `nil`.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let plot else { fatalError("The chart has not been laid out yet. Use plotFrame, which is nil then.") }
        return plot
    }

    /// The size of the plot.
    public var plotSize: CGSize {
        CGSize(
            width: CGFloat(plotCells.width) * metrics.columnWidth,
            height: CGFloat(plotCells.height) * metrics.rowHeight
        )
    }

    /// The size of the plot.
    public var plotAreaSize: CGSize { plotSize }

    /// Returns the horizontal position of a value; `nil` if it has none.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        xScale?.place(value.chartValue).map { CGFloat($0) * metrics.columnWidth }
    }

    /// Returns the vertical position of a value; `nil` if it has none.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        guard let yScale, let place = yScale.place(value.chartValue) else { return nil }
        return CGFloat(yScale.length - place) * metrics.rowHeight
    }

    /// Returns the position of two values; `nil` if either has none.
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
        guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the range of positions that a category covers.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        guard let band = xScale?.band(Extent(low: value.chartValue)) else { return nil }
        return CGFloat(band.from) * metrics.columnWidth...CGFloat(band.to) * metrics.columnWidth
    }

    /// Returns the range of positions that a category covers.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        guard let yScale, let band = yScale.band(Extent(low: value.chartValue)) else { return nil }
        let rows = (yScale.length - band.to)...(yScale.length - band.from)
        return CGFloat(rows.lowerBound) * metrics.rowHeight...CGFloat(rows.upperBound) * metrics.rowHeight
    }

    /// Returns the value at a horizontal position; `nil` if the axis has values of a different type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        self.value(atColumn: position).flatMap { P(chartValue: $0) }
    }

    /// Returns the value at a vertical position; `nil` if the axis has values of a different type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        self.value(atRow: position).flatMap { P(chartValue: $0) }
    }

    /// Selects the value at a horizontal position, as a mouse click does.
    @MainActor
    public func selectXValue(at position: CGFloat) {
        guard xScale != nil else { return }
        plan.configuration.xSelection?.set(value(atColumn: position))
    }

    /// Selects the value at a vertical position, as a mouse click does.
    @MainActor
    public func selectYValue(at position: CGFloat) {
        guard yScale != nil else { return }
        plan.configuration.ySelection?.set(value(atRow: position))
    }

    /// Returns the cumulative value of the sectors up to an angle, clockwise from the top.
    @MainActor
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        plan.angle(at: angle).flatMap { P(chartValue: $0) }
    }

    /// Returns the values at a position; `nil` if the axes have values of different types.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
}
