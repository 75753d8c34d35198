import CursesUI

/// Content with a modified style.
struct StyledChartContent<Content: ChartContent> {
    let content: Content
    let change: (inout MarkStyle) -> Void
}

extension StyledChartContent: PrimitiveChartContent {
    static func _collect(_ content: StyledChartContent, into collector: _MarkCollector) {
        collector.with(content.change) { Content._collect(content.content, into: collector) }
    }
}

extension ChartContent {
    nonisolated private func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledChartContent<Self> {
        StyledChartContent(content: self, change: change)
    }

    // MARK: Colours

    /// Sets the style in which the marks are drawn.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return styled {
            $0.foreground = style
            $0.foregroundBy = nil
        }
    }

    /// Draws the marks in a different colour for each value. The legend shows the colours. On terminals without
    /// colours, patterns or letters distinguish the values.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled {
            $0.foregroundBy = value.grouping
            $0.foreground = nil
        }
    }

    /// Multiplies the opacity of the marks, from 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        styled { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
    }

    /// Sets the drawing order of overlapping marks. Marks with greater values are in front.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent {
        styled { $0.zIndex = value }
    }

    // MARK: Symbols

    /// Draws points, and the points of lines, as the given symbol.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let symbol = ChartSymbol(symbol)
        return styled { $0.symbol = symbol }
    }

    /// Draws points, and the points of lines, as a different symbol for each value.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.symbolBy = value.grouping }
    }

    /// Draws points, and the points of lines, as a view.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = symbol()
        let symbol = (view as? Text).map(ChartSymbol.text) ?? .view(AnyView(view))
        return styled { $0.symbol = symbol }
    }

    /// Sets the area of symbols in square units. If the area is smaller than a fifth of a cell, points are drawn as
    /// Braille dots.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        styled { $0.symbolSize = area }
    }

    /// Sets the size of symbols in units.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        styled { $0.symbolSize = size.width * size.height }
    }

    /// Sets the size of symbols according to a value.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.symbolSizeBy = value.grouping }
    }

    // MARK: Lines

    /// Draws lines with a width and dashes.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        styled { $0.lineStyle = style }
    }

    /// Draws lines with different dashes for each value.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.lineStyleBy = value.grouping }
    }

    /// Sets the form of lines, and of the edges of areas, between points.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = method }
    }

    // MARK: Places

    /// Places marks with different values beside each other.
    ///
    /// - Parameters:
    ///   - axis: the axis along which they are placed; `nil` for the axis along which bars do not grow.
    ///   - span: has no effect: the marks share the space of one mark.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled {
            $0.positionBy = value.grouping
            $0.positionAxis = axis
        }
    }

    /// Moves the marks, in units.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled {
            $0.xOffset += x
            $0.yOffset += y
        }
    }

    /// Moves the marks, in units.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Has no effect: the ends of marks stay at their values.
    @_disfavoredOverload
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }

    /// Has no effect: the ends of marks stay at their values.
    @_disfavoredOverload
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }

    /// Has no effect: the ends of marks stay at their values.
    nonisolated public func offset(
        xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
    ) -> some ChartContent { self }

    /// Has no effect: in cells, corners stay square.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent { self }

    /// Has no effect: in cells, the corners of marks stay square.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        styled { $0.cornerRadius = radius }
    }

    /// Has no effect: marks are always clipped to the plot.
    nonisolated public func clipped() -> some ChartContent { self }

    /// Has no effect: in cells, marks do not cover parts of each other.
    nonisolated public func mask<Content: ChartContent>(
        @ChartContentBuilder content: () -> Content
    ) -> some ChartContent { self }

    /// Has no effect: the marks of a chart are composed together.
    nonisolated public func compositingLayer() -> some ChartContent { self }

    /// Has no effect: cells cannot be blurred or shadowed.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }

    /// Has no effect: cells cannot be blurred or shadowed.
    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { self }

    /// Has no effect: points are drawn in the plane of the chart.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }

    // MARK: Accessibility

    /// Sets the name of the marks in the accessibility tree.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        styled { $0.accessibilityLabel = label }
    }

    /// Sets the name of the marks in the accessibility tree.
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(key))
    }

    /// Sets the name of the marks in the accessibility tree.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Sets the value of the marks in the accessibility tree.
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        styled { $0.accessibilityValue = value }
    }

    /// Sets the value of the marks in the accessibility tree.
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(key))
    }

    /// Sets the value of the marks in the accessibility tree.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Leaves the marks out of the accessibility tree.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.isAccessibilityHidden = hidden }
    }

    /// Has no effect: all marks of a chart form one accessibility element.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

extension ChartContent {
    /// Shows a view beside each mark.
    ///
    /// - Parameters:
    ///   - position: the position of the view relative to the mark.
    ///   - alignment: the alignment of the view with the mark.
    ///   - spacing: the distance in units.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content
        )
    }

    /// Shows a view beside each mark. If it does not fit into the chart, it is moved.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
        ) { _ in content() }
    }

    /// Shows a view beside each mark. The view can depend on the size of the mark.
    ///
    /// - Parameters:
    ///   - position: the position of the view relative to the mark.
    ///   - alignment: the alignment of the view with the mark.
    ///   - spacing: the distance in units.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content
        )
    }

    /// Shows a view beside each mark, which can depend on the size of the mark. If it does not fit into the chart, it
    /// is moved.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        styled { style in
            style.annotations.append(
                MarkAnnotation(
                    position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
                    content: { AnyView(content($0)) }, text: { content($0) as? Text }
                )
            )
        }
    }
}
