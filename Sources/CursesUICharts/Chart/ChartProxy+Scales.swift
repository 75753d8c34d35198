import CursesUI

extension ChartProxy {
    // MARK: Domains

    /// Returns the domain of the horizontal axis: the categories, or the first and the last value. It is empty if the
    /// axis has values of a different type.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(xScale, isDate: xIsDate) }

    /// Returns the domain of the vertical axis: the categories, or the first and the last value. It is empty if the
    /// axis has values of a different type.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(yScale, isDate: yIsDate) }

    private func domain<P: Plottable>(_ scale: AxisScale?, isDate: Bool) -> [P] {
        guard let scale else { return [] }
        if scale.isCategorical { return scale.categories.compactMap { P(chartValue: $0) } }
        let domain = scale.domain
        return [domain.lowerBound, domain.upperBound].compactMap { P(chartValue: isDate ? .date($0) : .number($0)) }
    }

    // MARK: Styles

    /// Returns the style of the marks with a value; `nil` if no marks have styles by values such as this.
    @MainActor
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        MarkInks(plan).style(of: value.chartValue)
    }

    /// Returns the symbol of the marks with a value; `nil` if no marks have a symbol by this value.
    @MainActor
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        let value = value.chartValue
        guard let index = plan.data.symbols.values.firstIndex(of: value) else { return nil }
        switch plan.configuration.symbols.symbol(of: value, index) {
        case .basic(let form, let isHollow):
            return AnyChartSymbolShape(BasicChartSymbolShape(form: form, isHollow: isHollow))
        case .shape, .text, .view: return AnyChartSymbolShape(.circle)
        }
    }

    // MARK: Selections

    /// Selects the range of values between two horizontal positions, as dragging the mouse does.
    @MainActor
    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        guard let selection = plan.configuration.xSelection else { return }
        select(selection, value(atColumn: start), value(atColumn: end))
    }

    /// Selects the range of values between two vertical positions, as dragging the mouse does.
    @MainActor
    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        guard let selection = plan.configuration.ySelection else { return }
        select(selection, value(atRow: start), value(atRow: end))
    }

    private func select(_ selection: ChartSelection, _ start: _ChartValue?, _ end: _ChartValue?) {
        if let setRange = selection.setRange { setRange(start, end) } else { selection.set(end) }
    }

    /// Returns the value at a horizontal position in units; `nil` if there is none.
    func value(atColumn position: CGFloat) -> _ChartValue? {
        xScale?.value(at: Double(position / metrics.columnWidth), asDate: xIsDate)
    }

    /// Returns the value at a vertical position in units; `nil` if there is none.
    func value(atRow position: CGFloat) -> _ChartValue? {
        guard let yScale else { return nil }
        return yScale.value(at: yScale.length - Double(position / metrics.rowHeight), asDate: yIsDate)
    }

    // MARK: Angles

    /// Returns the angle of a position around the middle of the plot, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        // A cell is assumed to be twice as high as wide, as it is where sectors are drawn.
        let dx = (Double(position.x / metrics.columnWidth) - Double(plotCells.width) / 2) / 2
        let dy = Double(position.y / metrics.rowHeight) - Double(plotCells.height) / 2
        let angle = atan2(dx, -dy)
        return Angle(radians: angle < 0 ? angle + 2 * .pi : angle)
    }

    /// Selects the sector at an angle, clockwise from the top, as a mouse click does.
    @MainActor
    public func selectAngleValue(at angle: Angle) {
        plan.configuration.angleSelection?.set(plan.angle(at: angle))
    }
}
