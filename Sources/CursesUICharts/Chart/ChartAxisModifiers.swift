import CursesUI

extension View {
    // MARK: Axes

    /// Shows or hides the horizontal axis.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
    }

    /// Sets the marks of the horizontal axis.
    nonisolated public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let axes = content()._axes
        return chart { $0.xAxis = .axes(axes) }
    }

    /// Shows or hides the vertical axis.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
    }

    /// Sets the marks of the vertical axis.
    nonisolated public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let axes = content()._axes
        return chart { $0.yAxis = .axes(axes) }
    }

    /// Has no effect: an axis is drawn in the style of its marks.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { self }

    /// Has no effect: an axis is drawn in the style of its marks.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { self }

    // MARK: Titles

    /// Sets the title of the horizontal axis.
    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.xTitle = ChartConfiguration.Title(content: label, position: position, alignment: alignment ?? .center)
        }
    }

    /// Sets the title of the horizontal axis.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment)
    }

    /// Sets the title of the horizontal axis.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(label), position: position, alignment: alignment)
    }

    /// Sets the title of the horizontal axis. Only a `Text` is shown, not other views.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        chartXAxisLabel((content() as? Text) ?? Text(verbatim: ""), position: position, alignment: alignment)
    }

    /// Sets the title of the vertical axis, which is shown above it.
    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.yTitle = ChartConfiguration.Title(content: label, position: position, alignment: alignment ?? .center)
        }
    }

    /// Sets the title of the vertical axis, which is shown above it.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment)
    }

    /// Sets the title of the vertical axis, which is shown above it.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(label), position: position, alignment: alignment)
    }

    /// Sets the title of the vertical axis, which is shown above it. Only a `Text` is shown, not other views.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        chartYAxisLabel((content() as? Text) ?? Text(verbatim: ""), position: position, alignment: alignment)
    }

    // MARK: Scales

    /// Sets the domain and the type of the horizontal scale.
    nonisolated public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._chartDomain
        return chart { $0.xScale = ChartConfiguration.ScaleSetting(domain: domain, type: type) }
    }

    /// Sets the domain, the range and the type of the horizontal scale.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartXScale(domain: domain, type: type)
    }

    /// Sets the range and the type of the horizontal scale.
    nonisolated public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chartXScale(type: type)
    }

    /// Sets the type of the horizontal scale.
    nonisolated public func chartXScale(type: ScaleType?) -> some View {
        chart { $0.xScale.type = type }
    }

    /// Sets the domain and the type of the vertical scale.
    nonisolated public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._chartDomain
        return chart { $0.yScale = ChartConfiguration.ScaleSetting(domain: domain, type: type) }
    }

    /// Sets the domain, the range and the type of the vertical scale.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartYScale(domain: domain, type: type)
    }

    /// Sets the range and the type of the vertical scale.
    nonisolated public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chartYScale(type: type)
    }

    /// Sets the type of the vertical scale.
    nonisolated public func chartYScale(type: ScaleType?) -> some View {
        chart { $0.yScale.type = type }
    }
}

/// The range of positions that a scale maps to. In cells, a scale always uses the whole plot.
public protocol PositionScaleRange {}

/// The whole plot.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }

    /// Returns the range of the whole plot. The padding has no effect.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }

    /// Returns the range of the whole plot. The padding has no effect.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange()
    }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The axis that is passed to the closure of an axis style modifier.
public struct ChartAxisContent {}

extension ChartAxisContent: View {
    public var body: some View { EmptyView() }
}
