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

    /// Sets the styles that are assigned to the values in turn.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], range: [S]
    ) -> some View {
        let (values, styles) = (domain.map(\.chartValue), range.map { AnyShapeStyle($0) })
        return chart {
            $0.styles.domain = values
            $0.styles.range = styles
        }
    }

    /// Sets the order of the values that have colours.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable>(
        domain: [DataValue], type: ScaleType? = nil
    ) -> some View {
        let values = domain.map(\.chartValue)
        return chart { $0.styles.domain = values }
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
        let pairs = mapping.map { pair -> (value: _ChartValue, symbol: ChartSymbol) in
            let basic = pair.value as? BasicChartSymbolShape
            return (pair.key.chartValue, basic.map { .basic($0.form, isHollow: $0.isHollow) } ?? .shape)
        }
        return chart { $0.symbols = pairs }
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
