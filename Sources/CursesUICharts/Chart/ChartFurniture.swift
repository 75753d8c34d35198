import CursesUI
import CursesUITerminal

/// Draws everything around a chart's plot: labels, axis lines, titles and the legend.
@MainActor
struct ChartFurniture {
    let plan: ChartPlan
    /// Whether the chart has the focus. The axis line below the plot indicates this.
    private let isFocused: Bool
    private let quiet = Style(attributes: .dim)

    init(_ plan: ChartPlan, isFocused: Bool) {
        self.plan = plan
        self.isFocused = isFocused
    }

    /// The style of the axis line, which has the accent colour while the chart has the focus.
    private var lineStyle: Style {
        guard isFocused else { return quiet }
        let (color, _) = CellPaint(Color.accentColor, in: plan.environment).color(
            at: .zero, in: CellSize(width: 1, height: 1))
        return Style(foreground: color, attributes: .bold)
    }

    func draw(in context: DrawingContext) {
        let canvas = ChartCanvas(
            context: context, width: plan.size.width, isRightToLeft: plan.isRightToLeft)
        guard !plan.data.hasNoAxes else { return drawEmpty(canvas) }
        drawLine(canvas, row: plan.lineRow)
        drawLine(canvas, row: plan.lineRowAbove)
        if plan.showsLabels {
            drawHorizontalLabels(canvas, isBefore: false)
            drawHorizontalLabels(canvas, isBefore: true)
            drawVerticalLabels(canvas)
        }
        drawTitles(canvas)
        drawLegend(canvas)
    }

    /// Draws a message that there is no data. Between axes, the plot contains it instead.
    private func drawEmpty(_ canvas: ChartCanvas) {
        let text = plan.data.emptyWords
        let row = max(0, (plan.size.height - 1) / 2)
        canvas.write(
            text, style: quiet, at: CellPoint(column: max(0, (plan.size.width - text.count) / 2), row: row))
    }

    private func style(_ shapeStyle: AnyShapeStyle?) -> Style {
        guard let shapeStyle else { return quiet }
        let (color, opacity) = CellPaint(shapeStyle, in: plan.environment).color(
            at: .zero, in: CellSize(width: 1, height: 1))
        return Style(foreground: color, attributes: opacity < 0.75 ? .dim : [])
    }

    // MARK: Axes

    private func drawLine(_ canvas: ChartCanvas, row: Int?) {
        guard let row else { return }
        let isASCII = plan.screen.isASCII
        let isAbove = row < plan.plot.minRow
        var ticks: Set<Int> = []
        for tick in plan.xTicks where tick.hasTick && tick.isBefore == isAbove { ticks.insert(plan.column(tick.place)) }
        for column in 0..<plan.plot.size.width {
            let isTick = ticks.contains(column)
            var glyph: Glyph = isASCII ? isTick ? "+" : "-" : isTick ? isAbove ? "┴" : "┬" : "─"
            if isVisiblePart(column) { glyph = isASCII ? "=" : isTick ? isAbove ? "┷" : "┯" : "━" }
            canvas.put(glyph, style: lineStyle, at: CellPoint(column: plan.plot.minColumn + column, row: row))
        }
    }

    /// Returns whether a column of the axis line is drawn heavy. The heavy part shows the visible part of the axis, as
    /// in a scroll bar. If there is nothing to scroll, the whole line is heavy while the chart has the focus.
    private func isVisiblePart(_ column: Int) -> Bool {
        guard let part = plan.xPart else { return isFocused }
        let place = (Double(column) + 0.5) / Double(max(1, plan.plot.size.width))
        return part.contains(place)
    }

    /// Writes the labels of the horizontal axis from left to right; labels that do not fit are left out.
    private func drawHorizontalLabels(_ canvas: ChartCanvas, isBefore: Bool) {
        guard let row = isBefore ? plan.lineRowAbove.map({ $0 - 1 }) : plan.lineRow.map({ $0 + 1 }) else { return }
        for label in HorizontalLabels.placed(plan, isBefore: isBefore) {
            guard label.view == nil else { continue }
            canvas.write(label.text, style: style(label.style), at: CellPoint(column: label.column, row: row))
        }
    }

    private func drawVerticalLabels(_ canvas: ChartCanvas) {
        let plot = plan.plot
        var used: Set<[Int]> = []
        for tick in plan.yTicks {
            guard let label = tick.label, label.view == nil, !label.text.isEmpty else { continue }
            var row = plan.row(tick.labelPlace)
            if plan.yScale.isCategorical { row = Int((plan.yScale.length - tick.place - 0.5).rounded(.down)) }
            if plan.lineRow == nil { row = min(row, plot.size.height - 1) }
            guard row >= 0, row <= plot.size.height, used.insert([row, tick.isBefore ? 0 : 1]).inserted else {
                continue
            }
            let room = plan.labelRoom(isBefore: tick.isBefore)
            guard room > 0 else { continue }
            let text = label.text.shortened(toColumns: room, isASCII: plan.screen.isASCII)
            let column = tick.isBefore ? plot.minColumn - 1 - TextWidth.columns(of: text) : plot.maxColumn + 1
            canvas.write(
                text, style: style(label.style), at: CellPoint(column: column, row: plot.minRow + row))
        }
    }

    // MARK: Titles

    private func drawTitles(_ canvas: ChartCanvas) {
        guard plan.showsTitles else { return }
        let bold = Style()
        if let title = plan.configuration.xTitle {
            let text = title.content.characters(in: plan.environment).inOneRow
                .shortened(toColumns: plan.size.width, isASCII: plan.screen.isASCII)
            let room = plan.plot.size.width - TextWidth.columns(of: text)
            let shift =
                title.alignment.horizontal == .leading ? 0 : title.alignment.horizontal == .trailing ? room : room / 2
            let column = (plan.plot.minColumn + shift).clamped(0, max(0, plan.size.width - TextWidth.columns(of: text)))
            canvas.write(text, style: bold, at: CellPoint(column: column, row: plan.xTitleRow))
        }
        if let title = plan.configuration.yTitle {
            let text = title.content.characters(in: plan.environment).inOneRow
                .shortened(toColumns: plan.size.width, isASCII: plan.screen.isASCII)
            let isLeading =
                plan.yTicks.isEmpty || plan.yTicks.contains(where: \.isBefore) || title.position.kind == .leading
            let column = isLeading ? plan.columns.lowerBound : plan.columns.upperBound - TextWidth.columns(of: text)
            canvas.write(text, style: bold, at: CellPoint(column: column, row: max(0, plan.yTitleRow)))
        }
    }

    // MARK: Legend

    /// Draws the gradient with the least and the greatest number.
    private func drawGradient(_ canvas: ChartCanvas, _ inks: MarkInks) {
        guard plan.hasGradientLegend, let range = plan.legend?.range else { return }
        let width = ChartLegend.gradientWidth
        var column = legendColumn(
            TextWidth.columns(of: range.least) + TextWidth.columns(of: range.greatest) + width + 2)
        let row = plan.legendRow
        canvas.write(range.least, style: quiet, at: CellPoint(column: column, row: row))
        column += TextWidth.columns(of: range.least) + 1
        for cell in 0..<width {
            let (glyph, style) = inks.gradientSample(Double(cell) / Double(width - 1))
            canvas.put(glyph, style: style, at: CellPoint(column: column + cell, row: row))
        }
        canvas.write(range.greatest, style: quiet, at: CellPoint(column: column + width + 1, row: row))
    }

    private func drawLegend(_ canvas: ChartCanvas) {
        let inks = MarkInks(plan)
        drawGradient(canvas, inks)
        let first = plan.legendColumn ?? legendColumn(plan.legendRows.map(width(of:)).max() ?? 0)
        for (offset, entries) in plan.legendRows.enumerated() {
            var column = first
            let row = plan.legendRow + offset
            for entry in entries {
                let (sign, style) = sample(entry, inks)
                canvas.put(sign, style: style, at: CellPoint(column: column, row: row))
                let room = plan.size.width - column - 2
                let text = entry.text.shortened(toColumns: room, isASCII: plan.screen.isASCII)
                canvas.write(text, style: Style(), at: CellPoint(column: column + 2, row: row))
                column += entry.width + 2
            }
        }
    }

    /// Returns the column at which a legend above or below the plot begins: aligned with the plot if there is room.
    private func legendColumn(_ width: Int) -> Int {
        let shift = plan.legend?.place.shift(across: plan.plot.size.width - width) ?? 0
        return (plan.plot.minColumn + shift).clamped(0, max(0, plan.size.width - width))
    }

    private func width(of entries: [ChartLegend.Entry]) -> Int {
        entries.reduce(0) { $0 + $1.width } + max(0, entries.count - 1) * 2
    }

    /// Returns the character that represents an entry, with its style.
    private func sample(_ entry: ChartLegend.Entry, _ inks: MarkInks) -> (Glyph, Style) {
        let screen = plan.screen
        let (color, _) = inks.paint(ofColor: entry.color).color(at: .zero, in: CellSize(width: 1, height: 1))
        let style = Style(foreground: screen.hasColors ? color : .default)
        if let symbol = entry.symbol {
            let own = plan.configuration.symbols.symbol(of: plan.data.symbols.values[symbol], symbol)
            let sign = own.character(isASCII: screen.isASCII, plan.environment)
            return (sign.map { Glyph($0) } ?? "●", style)
        }
        let isPlain = screen.hasColors && !screen.isASCII
        switch entry.kind {
        case .line, .rule:
            if isPlain { return (entry.dash.map { $0 % 2 == 1 ? "╌" : "━" } ?? "━", style) }
            let sign = ChartSymbol.ofSeries(entry.color ?? 0).character(isASCII: screen.isASCII, plan.environment)
            return (sign.map { Glyph($0) } ?? "-", style)
        case .point:
            let symbol = ChartSymbol.ofSeries(isPlain ? 0 : entry.color ?? 0)
            return (symbol.character(isASCII: screen.isASCII, plan.environment).map { Glyph($0) } ?? "●", style)
        default:
            if isPlain { return ("■", style) }
            return (Ink.pattern(entry.color ?? 0, screen) ?? "█", style)
        }
    }
}

extension String {
    /// The text in one row: a line break or a tab becomes a blank.
    var inOneRow: String {
        contains { $0.isNewline || $0 == "\t" } ? String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) : self
    }

    /// Returns the text, truncated to a number of columns and ending in an ellipsis if it is too long.
    func shortened(toColumns columns: Int, isASCII: Bool) -> String {
        guard TextWidth.columns(of: self) > columns else { return self }
        guard columns > 0 else { return "" }
        let mark: Character = isASCII ? "." : "…"
        var result = ""
        var used = 1
        for character in self {
            used += TextWidth.columns(of: character)
            if used > columns { break }
            result.append(character)
        }
        return result + String(mark)
    }
}
