import CursesUI
import CursesUITerminal

/// The layout of a chart: the positions of its plot, axes, titles and legend, in cells.
@MainActor
struct ChartPlan {
    let size: CellSize
    let data: ChartData
    let configuration: ChartConfiguration
    let environment: EnvironmentValues
    let metrics: CellMetrics
    let screen: ChartScreen

    private(set) var plot = CellRect.zero
    private(set) var xScale: AxisScale
    private(set) var yScale: AxisScale
    /// The scales of the whole domains, including values that are scrolled out of view.
    private(set) var wholeX: AxisScale
    private(set) var wholeY: AxisScale
    /// The visible part of each axis; `nil` if the whole axis is visible.
    private(set) var xPart: ClosedRange<Double>?
    private(set) var yPart: ClosedRange<Double>?
    private let scrolled: ScrolledPlace
    private let labelRoom: AxisLabelRoom
    private(set) var xTicks: [ShownTick] = []
    private(set) var yTicks: [ShownTick] = []
    private(set) var showsGrid = true
    private(set) var showsLabels = true
    /// The row of the axis line between the plot and the labels; `nil` without labels.
    private(set) var lineRow: Int?
    private(set) var lineRowAbove: Int?
    /// The rows of the labels above the plot, and of those below it.
    private(set) var rowsAbove = 1
    private(set) var rowsBelow = 1
    private(set) var legend: ChartLegend?
    private(set) var legendRows: [[ChartLegend.Entry]] = []
    private(set) var legendRow = 0
    /// The column at which a legend beside the plot begins; `nil` for a legend above or below.
    private(set) var legendColumn: Int?
    /// The columns that are not taken up by a legend beside the plot.
    private(set) var columns = 0..<0
    private(set) var hasGradientLegend = false
    private(set) var showsTitles = true

    /// The parts of the chart that are shown. They are left out step by step if there is too little space.
    private struct Parts {
        var legend: Bool
        var titles: Bool
        var labels: Bool
        var grid: Bool
    }

    init(
        _ data: ChartData, _ configuration: ChartConfiguration, size: CellSize, metrics: CellMetrics,
        _ environment: EnvironmentValues, scrolled: ScrolledPlace = ScrolledPlace(),
        labelRoom: AxisLabelRoom = AxisLabelRoom()
    ) {
        self.data = data
        self.scrolled = scrolled
        self.labelRoom = labelRoom
        self.configuration = configuration
        self.size = size
        self.metrics = metrics
        self.environment = environment
        screen = ChartScreen(environment)
        xScale = AxisScale(.linear, from: 0, to: 1, length: Double(size.width))
        yScale = AxisScale(.linear, from: 0, to: 1, length: Double(size.height))
        (wholeX, wholeY) = (xScale, yScale)
        plot = CellRect(origin: .zero, size: size)
        columns = 0..<size.width
        guard !data.hasNoAxes else { return }
        let legend = ChartLegend(data, configuration, environment)
        let steps = [
            Parts(legend: true, titles: true, labels: true, grid: true),
            Parts(legend: false, titles: true, labels: true, grid: true),
            Parts(legend: false, titles: false, labels: true, grid: true),
            Parts(legend: false, titles: false, labels: false, grid: true),
            Parts(legend: false, titles: false, labels: false, grid: false),
        ]
        for (index, parts) in steps.enumerated() {
            arrange(parts, legend, labelRoom)
            // Texts need no more room than usual, even if the labels were views before.
            if labelRoom != AxisLabelRoom(), !(xTicks + yTicks).contains(where: { $0.label?.view != nil }) {
                arrange(parts, legend, AxisLabelRoom())
            }
            // The plot needs at least four rows beside a legend or titles, three beside labels, and two with only a
            // grid.
            let (rows, columns) = [(4, 12), (4, 12), (3, 10), (2, 4), (0, 0)][index]
            if plot.size.height >= rows, plot.size.width >= columns, showsAllCategories || index >= 3 { break }
        }
    }

    /// Whether every category has its own cell. Also true if there are too many categories even without labels.
    private var showsAllCategories: Bool {
        func fits(_ data: AxisData, _ length: Int, _ most: Int) -> Bool {
            let count = data.kind == .category ? data.categories.values.count : 0
            return count <= length || count > most
        }
        return fits(data.x, plot.size.width, size.width) && fits(data.y, plot.size.height, size.height)
    }

    private func planner(_ axis: Axis, length: Int) -> AxisPlanner {
        let isX = axis == .horizontal
        return AxisPlanner(
            axis: axis, data: isX ? data.x : data.y, setting: isX ? configuration.xScale : configuration.yScale,
            marks: isX ? configuration.xAxis : configuration.yAxis, environment: environment, length: length,
            chartWidth: columns.count, spacing: isX ? data.spacing.x : data.spacing.y,
            otherIsCategorical: (isX ? data.y : data.x).kind == .category
        )
    }

    private mutating func arrange(_ parts: Parts, _ legend: ChartLegend, _ room: AxisLabelRoom) {
        showsGrid = parts.grid
        showsLabels = parts.labels
        showsTitles = parts.titles
        var (top, bottom, left, right) = (0, 0, 0, 0)
        let side = legend.place.side
        let besideWidth = parts.legend && side.isBeside ? widthBeside(legend) : nil
        columns = 0..<size.width
        if let besideWidth {
            legendRows = legend.entries.map { [$0] }
            columns = side == .leading ? besideWidth..<size.width : 0..<size.width - besideWidth
        } else {
            legendRows =
                parts.legend && size.height >= 6 ? legend.rows(width: size.width, most: max(1, size.height / 6)) : []
        }
        self.legend = legend
        hasGradientLegend = parts.legend && size.height >= 6 && legend.range != nil
        let legendHeight = besideWidth == nil ? legendRows.count + (hasGradientLegend ? 1 : 0) : 0
        if side == .above { top += legendHeight } else { bottom += legendHeight }
        let hasTitleX = parts.titles && configuration.xTitle != nil
        let hasTitleY = parts.titles && configuration.yTitle != nil
        if hasTitleX { bottom += 1 }
        if hasTitleY { top += 1 }

        // The number of rows determines the labels of the vertical axis, which determine the number of columns.
        let xMarks = planner(.horizontal, length: max(1, columns.count))
        let sides = xMarks.sides(parts.labels)
        // Labels of several rows are cut off if they would take more than a third of the chart.
        rowsAbove = min(room.rowsAbove, max(1, size.height / 3))
        rowsBelow = min(room.rowsBelow, max(1, size.height / 3))
        if sides.before { top += 1 + (parts.labels ? rowsAbove : 0) }
        if sides.after { bottom += 1 + (parts.labels ? rowsBelow : 0) }
        let height = max(0, size.height - top - bottom)
        let yPlanner = planner(.vertical, length: height)
        let (yScale, grid) = yPlanner.scale()
        let visibleY = visiblePart(of: yScale, .vertical)
        (wholeY, self.yScale, yPart) = (yScale, visibleY.scale, visibleY.part)
        yTicks = yPlanner.ticks(on: self.yScale, yPart == nil ? grid : nil)
        if parts.labels {
            // Labels may take up half of the chart if a third would cut off what tells them apart.
            let texts = yTicks.compactMap(\.label).filter { $0.view == nil }.map(\.text)
            let cut = texts.map { $0.shortened(toColumns: max(3, columns.count / 3), isASCII: screen.isASCII) }
            let most = max(3, columns.count / (Set(cut).count < Set(texts).count ? 2 : 3))
            func width(_ isBefore: Bool) -> Int {
                let widths = yTicks.filter { $0.isBefore == isBefore }.compactMap(\.label).map {
                    guard $0.view != nil else { return TextWidth.columns(of: $0.text) }
                    // At first, the width of a view is not known, so three columns are reserved for it.
                    let known = isBefore ? room.columnsBefore : room.columnsAfter
                    return max(known, TextWidth.columns(of: $0.text) + 3)
                }
                return widths.max().map { min($0, most) + 1 } ?? 0
            }
            (left, right) = (width(true), width(false))
        }
        let plotWidth = max(0, columns.count - left - right)
        plot = CellRect(column: columns.lowerBound + left, row: top, width: plotWidth, height: height)
        let xPlanner = planner(.horizontal, length: plotWidth)
        let (xScale, xGrid) = xPlanner.scale()
        let visibleX = visiblePart(of: xScale, .horizontal)
        (wholeX, self.xScale, xPart) = (xScale, visibleX.scale, visibleX.part)
        xTicks = xPlanner.ticks(on: self.xScale, xGrid)
        lineRow = sides.after ? plot.maxRow : nil
        lineRowAbove = sides.before ? plot.minRow - 1 : nil
        if besideWidth == nil {
            legendColumn = nil
            legendRow = side == .above ? 0 : size.height - legendHeight
        } else {
            legendColumn = side == .leading ? 0 : size.width - legend.longest
            let first = min(plot.minRow, max(0, size.height - legendRows.count))
            legendRow = first + legend.place.shift(down: max(0, plot.size.height - legendRows.count))
        }
    }

    /// Returns the number of columns of a legend beside the plot, with a gap; `nil` if there is not enough room.
    private func widthBeside(_ legend: ChartLegend) -> Int? {
        let width = legend.longest + 2
        guard !legend.entries.isEmpty, legend.entries.count <= size.height, size.width - width >= max(16, width) else {
            return nil
        }
        return width
    }

    /// Returns the number of columns for the labels of the vertical axis, before the plot or after it.
    func labelRoom(isBefore: Bool) -> Int {
        isBefore ? plot.minColumn - columns.lowerBound - 1 : columns.upperBound - plot.maxColumn - 1
    }

    /// The row of the title of the vertical axis.
    var yTitleRow: Int { plot.minRow - 1 - (lineRowAbove == nil ? 0 : 1 + rowsAbove) }

    /// The row of the title of the horizontal axis.
    var xTitleRow: Int { plot.maxRow + (lineRow == nil ? 0 : showsLabels ? 1 + rowsBelow : 1) }

    /// Returns the first visible value of an axis; `nil` if none has been set.
    func first(_ axis: Axis, _ scrolled: ScrolledPlace) -> _ChartValue? {
        let scroll = configuration.scroll
        return axis == .horizontal
            ? scroll.x?.get() ?? scrolled.x ?? scroll.initialX : scroll.y?.get() ?? scrolled.y ?? scroll.initialY
    }

    private func visiblePart(of whole: AxisScale, _ axis: Axis) -> ScrolledScale {
        ScrolledScale(whole, visible: configuration.scroll.visible(axis), first: first(axis, scrolled))
    }

    /// Whether the leading edge is on the right. All columns of the plan are counted from the leading edge.
    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// Whether keys and the mouse select values or scroll.
    var isInteractive: Bool {
        configuration.xSelection != nil || configuration.ySelection != nil || configuration.angleSelection != nil
            || xPart != nil || yPart != nil
    }

    // MARK: Places

    /// Returns the row of the grid line and label of a position on the vertical axis. It is the row directly below the
    /// position, just as the axis line is directly below the plot.
    func row(_ place: Double) -> Int { Int((yScale.length - place).rounded()) }

    /// Returns the column of the grid line or tick of a position on the horizontal axis.
    func column(_ place: Double) -> Int {
        min(max(0, plot.size.width - 1), Int((place - (xScale.isCategorical ? 0.5 : 0)).rounded()))
    }
}

extension AxisPlanner {
    /// Returns whether the axis has a line before the plot, and whether it has one after the plot.
    func sides(_ showsLabels: Bool) -> (before: Bool, after: Bool) {
        guard isNeeded, showsLabels else { return (false, false) }
        switch marks {
        case .hidden: return (false, false)
        case .automatic: return (false, true)
        case .axes(let axes):
            return (
                axes.contains { $0.position.kind == .top }, axes.contains { $0.position.kind != .top }
            )
        }
    }
}
