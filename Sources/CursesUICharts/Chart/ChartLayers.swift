import CursesUI
import CursesUITerminal

/// The layers of a chart of a known size, from back to front.
struct ChartLayers {
    let plan: ChartPlan
    let words: ChartWords
    @Binding var scrolled: ScrolledPlace
    @Binding var labelRoom: AxisLabelRoom
}

extension ChartLayers: View {
    var body: some View {
        if plan.isInteractive {
            // The control is the element, so it needs the description as well.
            layers.modifier(ChartControl(plan: plan, scrolled: $scrolled))
                .accessibilityLabel(words.label)
                .accessibilityValue(value)
        } else {
            layers
        }
    }

    @MainActor @ViewBuilder
    private var layers: some View {
        let configuration = plan.configuration
        if configuration.overlays.isEmpty, configuration.backgrounds.isEmpty {
            picture
        } else {
            let plan = plan
            picture
                // Apps force-unwrap the frame of the plot, so their views wait until it is known.
                .backgroundPreferenceValue(PlotAnchorKey.self) { anchor in
                    if anchor != nil {
                        ChartLayerStack(layers: configuration.backgrounds, proxy: ChartProxy(plan, anchor))
                    }
                }
                .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
                    if anchor != nil {
                        ChartLayerStack(layers: configuration.overlays, proxy: ChartProxy(plan, anchor))
                    }
                }
        }
    }
}

@MainActor
extension ChartLayers {
    private var value: String {
        [words.value, plan.axisWords(words.axes)].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// The drawn chart, with its description for the accessibility tree.
    private var picture: some View {
        ChartPicture(plan: plan, labelRoom: $labelRoom)
            .accessibilityElement()
            .accessibilityLabel(words.label)
            .accessibilityValue(value)
    }
}

/// Views in front of a chart or behind it.
struct ChartLayerStack {
    let layers: [ChartConfiguration.Layer]
    let proxy: ChartProxy
}

extension ChartLayerStack: View {
    var body: some View {
        ZStack {
            ForEach(layers.indices, id: \.self) { index in
                layers[index].content(proxy)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
            }
        }
    }
}

/// The bounds of the plot of a chart.
struct PlotAnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

extension ChartProxy {
    @MainActor
    init(_ plan: ChartPlan, _ anchor: Anchor<CGRect>?) {
        self.init(
            xScale: plan.data.x.kind == .none ? nil : plan.xScale,
            yScale: plan.data.y.kind == .none ? nil : plan.yScale, xIsDate: plan.data.x.kind == .date,
            yIsDate: plan.data.y.kind == .date, metrics: plan.metrics, plot: anchor,
            plotCells: (plan.plot.size.width, plan.plot.size.height), plan: plan
        )
    }
}

/// The marks, axes and grid lines of a chart, which it draws itself.
struct ChartPicture {
    let plan: ChartPlan
    @Binding var labelRoom: AxisLabelRoom
    @Environment(\.isFocused) private var isFocused

    init(plan: ChartPlan, labelRoom: Binding<AxisLabelRoom>) {
        self.plan = plan
        _labelRoom = labelRoom
    }
}

extension ChartPicture: View {
    var body: some View {
        let (plan, metrics) = (plan, plan.metrics)
        let isFocused = isFocused && plan.isInteractive
        let picture = PlotPainter.paint(plan)
        ZStack(alignment: .topLeading) {
            CellSurface { context, _ in ChartFurniture(plan, isFocused: isFocused).draw(in: context) }
            plot(picture)
                .frame(
                    width: CGFloat(plan.plot.size.width) * metrics.columnWidth,
                    height: CGFloat(plan.plot.size.height) * metrics.rowHeight
                )
                .offset(
                    x: CGFloat(plan.plot.minColumn) * metrics.columnWidth,
                    y: CGFloat(plan.plot.minRow) * metrics.rowHeight
                )
            if !picture.annotations.isEmpty { ChartAnnotations(plan: plan, annotations: picture.annotations) }
            ChartLabelViews(plan: plan, labelRoom: $labelRoom)
        }
    }

    @MainActor @ViewBuilder
    private func plot(_ picture: PlotPicture) -> some View {
        if let style = plan.configuration.plotStyle {
            let (width, height) = (plan.plot.size.width, plan.plot.size.height)
            // Modifiers that take cells on all sides, such as a border, do not move the marks away from the axes: the
            // plot keeps its size, in the middle of what they leave.
            let view = GeometryReader { geometry in
                let left = geometry.cellSize
                surface(picture, isFramed: left.width < width && left.height < height)
                    .frame(
                        width: CGFloat(width) * plan.metrics.columnWidth,
                        height: CGFloat(height) * plan.metrics.rowHeight
                    )
                    .frame(width: geometry.size.width, height: geometry.size.height)
            }
            style(ChartPlotContent(surface: AnyView(view)))
        } else {
            surface(picture, isFramed: false)
        }
    }

    @MainActor @ViewBuilder
    private func surface(_ picture: PlotPicture, isFramed: Bool) -> some View {
        let surface = PlotSurface(picture: picture, isFramed: isFramed)
            .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
        let gestures = plan.configuration.gestures
        if gestures.isEmpty, plan.configuration.plotStyle == nil {
            surface
        } else {
            let proxy = ChartProxy(plan, nil)
            gestures.reduce(AnyView(surface.contentShape(Rectangle()))) { $1(proxy, $0) }
        }
    }
}

/// The plot of a chart.
struct PlotSurface {
    let picture: PlotPicture
    /// Whether a frame is drawn on the outermost cells, behind the marks. The grid leaves these cells out.
    let isFramed: Bool
}

extension PlotSurface: View {
    var body: some View {
        let (picture, isFramed) = (picture, isFramed)
        CellSurface { context, size in
            guard let point = context.firstVisiblePoint(of: size) else { return }
            for (index, cell) in picture.cells(on: context.knownGround(at: point), isFramed: isFramed).enumerated() {
                guard let cell else { continue }
                let point = CellPoint(column: index % picture.size.width, row: index / picture.size.width)
                context.put(cell.glyph, style: cell.style, at: point)
            }
        }
    }
}

/// The axis labels that are custom views.
struct ChartLabelViews {
    let plan: ChartPlan
    /// The room that the views have turned out to need.
    @Binding var labelRoom: AxisLabelRoom
}

extension ChartLabelViews: View {
    var body: some View {
        let places = places
        if !places.isEmpty {
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(places.indices, id: \.self) { index in
                    let place = places[index]
                    framed(place)
                        .offset(
                            x: CGFloat(place.column) * plan.metrics.columnWidth,
                            y: CGFloat(place.row) * plan.metrics.rowHeight
                        )
                }
            }
            .allowsHitTesting(false)
        }
    }

    private struct Place {
        let view: AnyView
        let column: Int
        let row: Int
        let width: Int
        let height: Int
        let alignment: Alignment
        /// The room that the view determines.
        let room: WritableKeyPath<AxisLabelRoom, Int>
        /// Whether the label is one of the horizontal axis, which is cut off at the axis line and at the edge.
        let isHorizontal: Bool
    }

    @MainActor @ViewBuilder
    private func framed(_ place: Place) -> some View {
        let view = measured(place)
            .frame(
                width: CGFloat(place.width) * plan.metrics.columnWidth,
                height: CGFloat(place.height) * plan.metrics.rowHeight, alignment: place.alignment
            )
        if place.isHorizontal {
            view.clipped()
        } else {
            view
        }
    }

    /// Returns the view of a label, which reports the room that it needs.
    @MainActor
    private func measured(_ place: Place) -> some View {
        AxisLabelLayout {
            ZStack { place.view }
            Color.clear.onGeometryChange(for: CGSize.self) { geometry in
                geometry.size
            } action: { size in
                let cells =
                    place.isHorizontal
                    ? size.height / plan.metrics.rowHeight : size.width / plan.metrics.columnWidth
                let length = Int(cells.rounded())
                if length > labelRoom[keyPath: place.room] { labelRoom[keyPath: place.room] = length }
            }
        }
    }

    @MainActor private var places: [Place] {
        guard plan.showsLabels else { return [] }
        var places: [Place] = []
        for isBefore in [false, true] {
            let height = isBefore ? plan.rowsAbove : plan.rowsBelow
            let row = isBefore ? plan.lineRowAbove.map { $0 - height } : plan.lineRow.map { $0 + 1 }
            guard let row else { continue }
            for label in HorizontalLabels.placed(plan, isBefore: isBefore) {
                guard let view = label.view else { continue }
                places.append(
                    Place(
                        view: view, column: label.column, row: row, width: label.width, height: height,
                        alignment: isBefore ? .bottom : .top, room: isBefore ? \.rowsAbove : \.rowsBelow,
                        isHorizontal: true))
            }
        }
        let plot = plan.plot
        for tick in plan.yTicks {
            guard let view = tick.label?.view else { continue }
            let row = plot.minRow + min(plan.row(tick.labelPlace), plot.size.height - (plan.lineRow == nil ? 1 : 0))
            let width = plan.labelRoom(isBefore: tick.isBefore)
            guard width > 0, row >= 0 else { continue }
            places.append(
                Place(
                    view: view, column: tick.isBefore ? plan.columns.lowerBound : plot.maxColumn + 1, row: row,
                    width: width, height: 1, alignment: tick.isBefore ? .trailing : .leading,
                    room: tick.isBefore ? \.columnsBefore : \.columnsAfter, isHorizontal: false))
        }
        return places
    }
}
