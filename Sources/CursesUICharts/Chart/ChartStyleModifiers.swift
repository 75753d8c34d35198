import CursesUI

extension View {
    // MARK: Colours and symbols

    /// Sets the styles of particular values.
    ///
    /// ```swift
    /// .chartForegroundStyleScale(["Cats": .orange, "Dogs": .blue])
    /// ```
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.map { ($0.key.chartValue, AnyShapeStyle($0.value)) }
        return chart { $0.styles.pairs = pairs }
    }

    /// Sets the styles that are assigned to the values in turn, or the colours of the gradient for a range of numbers.
    ///
    /// - Parameter domain: the values in their order, or the numbers at the ends of a gradient.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
        domain: Domain, range: [S], type: ScaleType? = nil
    ) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        let colors = range.compactMap { $0 as? Color }
        return chartForegroundStyleScale(domain: domain, type: type).chart {
            $0.styles.range = styles
            $0.styles.gradient = colors
        }
    }

    /// Sets the colours of the gradient for numbers, and the numbers at its ends. Numbers beyond them have the colours
    /// of the ends.
    ///
    /// ```swift
    /// .chartForegroundStyleScale(domain: 0...10, range: Gradient(colors: [.blue, .red]))
    /// ```
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: Gradient, type: ScaleType? = nil
    ) -> some View {
        chartForegroundStyleScale(domain: domain, type: type).chartForegroundStyleScale(range: range, type: type)
    }

    /// Sets the order of the values that have colours, or the numbers at the ends of a gradient.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let setting = ChartConfiguration.ScaleSetting(domain: domain._chartDomain)
        return chart {
            $0.styles.numbers = setting.numbers
            if setting.numbers == nil, case .values(let values)? = setting.domain { $0.styles.domain = values }
        }
    }

    /// Sets the styles that are assigned to the values in turn.
    nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(
        range: [S], type: ScaleType? = nil
    ) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        let colors = range.compactMap { $0 as? Color }
        return chart {
            $0.styles.range = styles
            $0.styles.gradient = colors
        }
    }

    /// Sets the colours of the gradient for numbers.
    nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        let colors = range.stops.map(\.color)
        return chart { $0.styles.gradient = colors }
    }

    /// Sets the style of each value.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.styles.mapping = { DataValue(chartValue: $0).map { AnyShapeStyle(mapping($0)) } } }
    }

    /// Sets the style of each of the given values.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let values = domain.map(\.chartValue)
        return chartForegroundStyleScale(mapping: mapping).chart { $0.styles.domain = values }
    }

    /// Sets the symbols of values.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.map { (value: $0.key.chartValue, symbol: ChartSymbol($0.value)) }
        return chart { $0.symbols.pairs = pairs }
    }

    /// Sets the order of the values that have symbols.
    nonisolated public func chartSymbolScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
        let values = domain.map(\.chartValue)
        return chart { $0.symbols.domain = values }
    }

    /// Sets the symbols that are assigned to the values in turn.
    nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let symbols = range.map { ChartSymbol($0) }
        return chart { $0.symbols.range = symbols }
    }

    /// Sets the order of the values that have symbols, and the symbols that are assigned to them in turn.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], range: [S]
    ) -> some View {
        chartSymbolScale(domain: domain).chartSymbolScale(range: range)
    }

    /// Sets the symbol of each value.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.symbols.mapping = { DataValue(chartValue: $0).map { ChartSymbol(mapping($0)) } } }
    }

    /// Sets the symbol of each of the given values.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSymbolScale(domain: domain).chartSymbolScale(mapping: mapping)
    }

    /// Sets the line styles of values.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let pairs = mapping.map { (value: $0.key.chartValue, style: $0.value) }
        return chart { $0.dashes = pairs }
    }

    // MARK: Legend

    /// Shows or hides the legend.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend = visibility == .hidden ? .hidden : .automatic }
    }

    /// Sets the place of the legend.
    ///
    /// - Parameters:
    ///   - position: above the chart, below it, or at one of its sides. A legend at a side has one entry in each row. It
    ///     is below the chart if there is not enough room at the side.
    ///   - alignment: the alignment with the plot; `nil` for its beginning, or for its top.
    ///   - spacing: has no effect.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.legend = .shown(LegendPlace(position, alignment)) }
    }

    /// Shows a view instead of the legend.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.legend = .view(view, LegendPlace(position, alignment)) }
    }

    // MARK: The plot

    /// Changes the view of the plot, such as its background. The marks keep their place: a border is drawn on the
    /// outermost cells of the plot, over the grid and behind the marks.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Shows a view in front of the chart. The view can convert between values and positions with the chart proxy.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { configuration in
            configuration.overlays.append(
                ChartConfiguration.Layer(alignment: alignment) { AnyView(content($0)) })
        }
    }

    /// Shows a view behind the chart. The view can convert between values and positions with the chart proxy.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { configuration in
            configuration.backgrounds.append(
                ChartConfiguration.Layer(alignment: alignment) { AnyView(content($0)) })
        }
    }
}
