import CursesUI
import CursesUITerminal

/// Draws the marks of a chart into its plot. All coordinates are in the cells of the plot, from its upper left corner.
@MainActor
struct PlotPainter {
    let plan: ChartPlan
    let width: Int
    let height: Int
    var inks: MarkInks
    var areas: InkRaster
    var dots: DotRaster
    var signs: [Int: PlotComposer.Sign] = [:]
    var rules: [Int: PlotComposer.Sign] = [:]
    var texts: [Int: Glyph] = [:]
    private var annotations: [PlacedAnnotation] = []
    /// The indices of the marks of each line and area.
    private var marksBySeries: [Int: [Int]] = [:]

    var screen: ChartScreen { plan.screen }
    var data: ChartData { plan.data }

    private init(_ plan: ChartPlan) {
        self.plan = plan
        width = max(0, plan.plot.size.width)
        height = max(0, plan.plot.size.height)
        inks = MarkInks(plan)
        areas = InkRaster(width: width, height: height)
        dots = DotRaster(width: width, height: height)
        let marks = plan.data.marks
        var last: (series: Int, places: [Int])?
        for index in marks.indices where marks[index].kind == .line || marks[index].kind == .area {
            if last?.series != marks[index].series {
                if let last { marksBySeries[last.series] = last.places }
                last = (marks[index].series, marksBySeries.removeValue(forKey: marks[index].series) ?? [])
            }
            last?.places.append(index)
        }
        if let last { marksBySeries[last.series] = last.places }
    }

    func spacing(along axis: Axis) -> Double? { axis == .horizontal ? data.spacing.x : data.spacing.y }

    /// Returns the indices of the marks of a line or an area in order, divided into parts where marks have no position.
    func parts(ofSeries series: Int) -> [[Int]] {
        var parts: [[Int]] = []
        let marks = data.marks
        let places = marksBySeries[series] ?? []
        var start = 0
        for end in places.indices.dropFirst() where marks[places[end]].isAfterGap {
            parts.append(Array(places[start..<end]))
            start = end
        }
        if start < places.count { parts.append(Array(places[start...])) }
        return parts
    }

    /// Draws the plot of a chart.
    static func paint(_ plan: ChartPlan) -> PlotPicture {
        var painter = PlotPainter(plan)
        painter.drawMarks()
        if plan.data.isEmpty, !plan.data.hasNoAxes {
            let (right, bottom) = (Double(painter.width), Double(painter.height))
            painter.write(" \(plan.data.emptyWords) ", left: 0, right: right, top: 0, bottom: bottom)
        }
        let size = CellSize(width: painter.width, height: painter.height)
        let composer = PlotComposer(
            size: size, screen: plan.screen, inks: painter.inks, areas: painter.areas, dots: painter.dots,
            signs: painter.signs, rules: painter.rules, grid: painter.grid(), texts: painter.texts,
            isRightToLeft: plan.isRightToLeft
        )
        return PlotPicture(composer, annotations: painter.annotations)
    }

    private mutating func drawMarks() {
        var series: Set<Int> = []
        var lastSeries = -1
        let barBand = self.barBand()
        let marks = data.marks
        let points = marks.indices.reduce(0) { $0 + (marks[$1].kind == .point ? 1 : 0) }
        let manyPoints = points > max(60, width * height / 12)
        drawSectors()
        var next = 0
        while next < marks.count {
            let index = next
            let kind = marks[index].kind
            next += 1
            switch kind {
            case .bar: drawBar(marks[index], barBand)
            case .rectangle: drawRectangle(marks[index])
            case .rule: drawRule(marks[index])
            case .point where isDot(marks[index], manyPoints): next = drawDots(from: index)
            case .point: drawPoint(marks[index])
            case .line, .area:
                let number = marks[index].series
                if number != lastSeries, series.insert(number).inserted {
                    if kind == .line { drawLine(number) } else { drawArea(number) }
                }
                lastSeries = number
                if !marks[index].box.style.annotations.isEmpty { annotateAtPlace(marks[index]) }
            case .sector: break
            }
        }
    }

    // MARK: Places

    /// Returns the distance of a position on the vertical axis from the top of the plot.
    func fromTop(_ place: Double) -> Double { plan.yScale.length - place }

    /// Returns the position of a value on an axis. A value without a position, such as zero on a logarithmic scale, is
    /// placed at the beginning of the axis.
    func edge(_ value: _ChartValue?, _ scale: AxisScale) -> Double { PlotPlaces.edge(value, scale) }

    /// Returns the position of a mark that is a point; `nil` if it has none.
    func point(_ mark: ShownMark) -> (x: Double, y: Double)? {
        places.point(x: mark.x, y: mark.y, mark.box)
    }

    /// A small value that converts the values of marks to positions. A closure can capture it without copying the whole
    /// painter.
    var places: PlotPlaces { PlotPlaces(plan) }

    func units(_ length: CGFloat, _ axis: Axis) -> Double {
        Double(length / (axis == .horizontal ? plan.metrics.columnWidth : plan.metrics.rowHeight))
    }

    // MARK: Annotations

    mutating func annotate(_ mark: ShownMark, left: Double, right: Double, top: Double, bottom: Double) {
        for annotation in mark.style.annotations {
            let placed = PlacedAnnotation(
                annotation: annotation, left: left, right: right, top: top, bottom: bottom, isBar: mark.kind == .bar)
            if annotation.position.kind == .overlay, let text = annotation.text(placed.context(plan.metrics)) {
                let words = text.characters(in: plan.environment).inOneRow
                write(words, left: left, right: right, top: top, bottom: bottom)
            } else {
                annotations.append(placed)
            }
        }
    }

    /// Places a view with its centre at a point.
    mutating func placeView(_ view: AnyView, at point: (x: Double, y: Double)) {
        let annotation = MarkAnnotation(
            position: .overlay, alignment: .center, spacing: nil, overflow: .automatic, content: { _ in view },
            text: { _ in nil })
        annotations.append(
            PlacedAnnotation(
                annotation: annotation, left: point.x.rounded(.down), right: point.x.rounded(.down) + 1,
                top: point.y.rounded(.down), bottom: point.y.rounded(.down) + 1))
    }

    private mutating func annotateAtPlace(_ mark: ShownMark) {
        guard !mark.style.annotations.isEmpty, let point = point(mark) else { return }
        annotate(mark, left: point.x, right: point.x, top: point.y, bottom: point.y)
    }

    /// Writes a text in the middle of a mark, if it fits, and does not touch the text of a neighbour.
    private mutating func write(_ text: String, left: Double, right: Double, top: Double, bottom: Double) {
        let columns = TextWidth.columns(of: text)
        let row = Int(((top + bottom) / 2).rounded(.down))
        var column = Int(((left + right - Double(columns)) / 2).rounded())
        guard row >= 0, row < height, Double(columns) <= right - left + 0.5, bottom - top >= 0.5 else { return }
        // Text runs from left to right even if the columns are counted from the right.
        let (start, end) = (column, column + columns)
        func isTaken(_ place: Int) -> Bool { place >= 0 && place < width && texts[row * width + place] != nil }
        guard !isTaken(start - 1), !isTaken(end) else { return }
        for character in text {
            let glyph = Glyph(character)
            let place = plan.isRightToLeft ? start + end - 1 - column : column
            if place >= 0, place < width { texts[row * width + place] = glyph }
            column += max(1, TextWidth.columns(of: character))
        }
    }

    // MARK: Grid

    private func grid() -> [Int: PlotPicture.Cell] {
        guard plan.showsGrid else { return [:] }
        var cells: [Int: PlotPicture.Cell] = [:]
        func style(_ line: ShownTick.GridLine) -> Style {
            guard let style = line.style else { return Style(attributes: .dim) }
            let (color, opacity) = CellPaint(style, in: plan.environment).color(
                at: .zero, in: CellSize(width: 1, height: 1))
            return Style(foreground: color, attributes: opacity < 0.75 ? .dim : [])
        }
        var columns: Set<Int> = []
        for tick in plan.xTicks {
            guard let line = tick.gridLine else { continue }
            let column = plan.column(tick.place)
            guard column >= 0, column < width else { continue }
            columns.insert(column)
            let glyph: Glyph = screen.isASCII ? ":" : line.isSolid ? "│" : "┊"
            for row in 0..<height {
                cells[row * width + column] = PlotPicture.Cell(glyph: glyph, style: style(line))
            }
        }
        for tick in plan.yTicks {
            guard let line = tick.gridLine else { continue }
            let row = min(plan.row(tick.place), plan.lineRow == nil ? height - 1 : height)
            guard row >= 0, row < height else { continue }
            let glyph: Glyph = screen.isASCII ? "." : line.isSolid ? "─" : "┈"
            for column in 0..<width {
                let crossing: Glyph? = !columns.contains(column) ? nil : screen.isASCII ? "+" : "┼"
                cells[row * width + column] = PlotPicture.Cell(glyph: crossing ?? glyph, style: style(line))
            }
        }
        return cells
    }
}
