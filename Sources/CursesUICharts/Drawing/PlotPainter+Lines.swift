import CursesUI
import CursesUITerminal

/// Lines, points and rules.
extension PlotPainter {
    mutating func drawLine(_ series: Int) {
        let parts = parts(ofSeries: series)
        guard let index = parts.first?.first else { return }
        let marks = data.marks
        let first = marks[index]
        let ink = inks.number(of: first)
        var pen = pen(for: first, ink)
        let places = places
        // Two points for each column of dots are enough; more would be indistinguishable.
        let most = max(8, width * 4)
        for part in parts {
            var points = part.compactMap { places.point(x: marks[$0].x, y: marks[$0].y, marks[$0].box) }
            if points.count > most {
                let kept = LTTB.indices(points.map(\.x), points.map(\.y), keeping: most)
                points = kept.map { points[$0] }
            }
            if points.count == 1 {
                mark(points[0], "●", "*", ink)
                continue
            }
            let method = first.style.interpolation ?? .linear
            let line = Curve.flattened(points, method, resolution: 2)
            for (from, to) in zip(line, line.dropFirst()) {
                dots.line(from: inside(from), to: inside(to), &pen)
            }
            drawSymbols(at: points, of: first, ink)
        }
    }

    /// Moves a point at the far edge of the plot into the last dot.
    private func inside(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
        let (right, bottom) = (Double(width), Double(height))
        let x = point.x == right ? right - 0.25 : point.x
        let y = point.y == bottom ? bottom - 0.125 : point.y
        return (x, y)
    }

    private func pen(for mark: ShownMark, _ ink: UInt16) -> DotRaster.Pen {
        let style =
            mark.style.lineStyle
            ?? mark.dash.flatMap { index in
                plan.configuration.dashes.first { $0.value == data.dashes.values[index] }?.style
            }
        var pen = DotRaster.Pen(ink: ink)
        // If a unit is a cell, a line of width 1 has the minimum thickness of a dot. Otherwise a dot is 4 by 4 points.
        let unit = Double(plan.metrics.columnWidth)
        if let style {
            let width = Double(style.lineWidth)
            pen.thickness = Int((unit == 1 ? width : width / unit * 2).rounded().clamped(1, 4))
            pen.dash = style.dash.map { max(1, Int((Double($0) / unit * 2).rounded())) }
            if pen.dash.count % 2 == 1 { pen.dash += pen.dash }
        }
        if pen.dash.isEmpty, let number = mark.dash ?? (screen.hasColors ? nil : mark.color) {
            pen.dash = Ink.dashes[number % Ink.dashes.count]
        }
        return pen
    }

    /// Draws symbols at the points of a line, if it has symbols or needs them to be distinguished from other lines.
    private mutating func drawSymbols(at points: [(x: Double, y: Double)], of first: ShownMark, _ ink: UInt16) {
        let isAsked = first.style.symbol != nil || first.symbol != nil
        let isNeeded = (!screen.hasColors || screen.isASCII) && data.colors.values.count > 1
        guard isAsked || isNeeded else { return }
        let symbol = symbol(of: first)
        if points.allSatisfy({ place(symbol, at: $0) }) { return }
        guard let character = symbol.character(isASCII: screen.isASCII, plan.environment) else { return }
        // Symbols that only distinguish lines are spaced out, so that the lines remain visible between them.
        let step = isAsked ? 1 : max(1, points.count * 8 / max(1, width))
        for index in stride(from: step / 2, to: points.count, by: step) {
            put(Glyph(character), at: points[index], ink)
        }
    }

    /// If a symbol is a view or a text wider than one cell, places it as a view and returns true.
    private mutating func place(_ symbol: ChartSymbol, at point: (x: Double, y: Double)) -> Bool {
        let view: AnyView
        switch symbol {
        case .view(let content): view = content
        case .text(let text):
            guard TextWidth.columns(of: text.characters(in: plan.environment)) != 1 else { return false }
            view = AnyView(text)
        default: return false
        }
        placeView(view, at: point)
        return true
    }

    /// Returns the symbol of a mark: its own, the symbol of its value, or, without colours, a symbol that represents
    /// its colour.
    func symbol(of mark: ShownMark) -> ChartSymbol {
        if let symbol = mark.style.symbol { return symbol }
        if let index = mark.symbol {
            return plan.configuration.symbols.symbol(of: data.symbols.values[index], index)
        }
        if !screen.hasColors || screen.isASCII, let index = mark.color, data.colorRange == nil {
            return .ofSeries(index)
        }
        return .ofSeries(0)
    }

    private mutating func mark(
        _ point: (x: Double, y: Double), _ sign: Glyph, _ ascii: Glyph, _ ink: UInt16
    ) {
        put(screen.isASCII ? ascii : sign, at: point, ink)
    }

    private mutating func put(_ glyph: Glyph, at point: (x: Double, y: Double), _ ink: UInt16) {
        guard let index = index(point) else { return }
        signs[index] = PlotComposer.Sign(glyph: glyph, ink: ink)
    }

    /// Returns the index of a point's cell; `nil` if it is outside of the plot.
    private func index(_ point: (x: Double, y: Double)) -> Int? {
        let point = inside(point)
        guard point.x >= 0, point.y >= 0, point.x < Double(width), point.y < Double(height) else { return nil }
        return Int(point.y) * width + Int(point.x)
    }

    // MARK: Points

    /// Returns whether a point is drawn as a Braille dot.
    func isDot(_ mark: ShownMark, _ isMany: Bool) -> Bool {
        guard screen.hasBraille, screen.hasColors || mark.color == nil else { return false }
        let cell = Double(plan.metrics.columnWidth * plan.metrics.rowHeight)
        if let size = mark.style.symbolSize { return Double(size) / cell < 0.2 }
        return isMany && mark.style.symbol == nil && mark.symbol == nil
    }

    /// Draws a point and all consecutive points of the same style as dots; returns the index of the mark after them.
    mutating func drawDots(from start: Int) -> Int {
        let marks = data.marks
        let first = marks[start]
        let ink = inks.number(of: first)
        let hasNotes = !first.style.annotations.isEmpty
        let places = places
        var index = start
        while index < marks.count, marks[index].kind == .point, marks[index].box === first.box {
            if let point = places.point(x: marks[index].x, y: marks[index].y, first.box) {
                let place = inside(point)
                dots.put(column: Int((place.x * 2).rounded(.down)), row: Int((place.y * 4).rounded(.down)), ink)
                if hasNotes { annotatePoint(marks[index], at: point) }
            }
            index += 1
        }
        return index
    }

    private mutating func annotatePoint(_ mark: ShownMark, at point: (x: Double, y: Double)) {
        annotate(mark, left: point.x - 0.5, right: point.x + 0.5, top: point.y - 0.5, bottom: point.y + 0.5)
    }

    mutating func drawPoint(_ mark: ShownMark) {
        guard let point = point(mark) else { return }
        let ink = inks.number(of: mark)
        annotatePoint(mark, at: point)
        let isOwn = mark.style.symbol != nil || mark.symbol != nil
        let symbol = symbol(of: mark)
        guard !place(symbol, at: point) else { return }
        var character = symbol.character(isASCII: screen.isASCII, plan.environment) ?? "●"
        if let size = sizePart(mark), !isOwn {
            let signs: [Character] = screen.isASCII ? ["o", "O", "@"] : ["·", "•", "●"]
            character = signs[Int((size * 2.999).clamped(0, 2))]
        }
        put(Glyph(character), at: point, ink)
    }

    /// Returns the relative size of a mark's symbol, from 0 to 1; `nil` if the size does not depend on a value.
    private func sizePart(_ mark: ShownMark) -> Double? {
        guard let value = mark.style.symbolSizeBy?.value.double, value.isFinite, let range = data.sizeRange else {
            return nil
        }
        let length = range.upperBound - range.lowerBound
        return length > 0 ? (value - range.lowerBound) / length : 1
    }

    // MARK: Rules

    mutating func drawRule(_ mark: ShownMark) {
        let ink = inks.number(of: mark)
        let style = mark.style
        let isDashed = style.lineStyle.map { !$0.dash.isEmpty } ?? false
        let isHeavy =
            style.lineStyle.map { units($0.lineWidth, .horizontal) >= (plan.metrics == .cells ? 2 : 0.4) } ?? false
        func put(_ column: Int, _ row: Int, _ glyph: Glyph, _ painter: inout PlotPainter) {
            guard column >= 0, row >= 0, column < painter.width, row < painter.height else { return }
            painter.rules[row * painter.width + column] = PlotComposer.Sign(glyph: glyph, ink: ink)
        }
        func cells(_ range: ClosedRange<Double>, _ length: Int) -> ClosedRange<Int>? {
            let low = Int(range.lowerBound.clamped(0, Double(length)).rounded(.down))
            let high = min(length - 1, Int(range.upperBound.clamped(0, Double(length)).rounded(.up)) - 1)
            return low <= high ? low...high : nil
        }
        if mark.x.low != nil, !mark.x.isRange {
            guard let place = plan.xScale.middle(mark.x) else { return }
            let x = place + units(style.xOffset, .horizontal)
            var range = 0...Double(height)
            if mark.y.isRange {
                let (from, to) = (fromTop(edge(mark.y.low, plan.yScale)), fromTop(edge(mark.y.high, plan.yScale)))
                range = min(from, to)...max(from, to)
            }
            guard let rows = cells(range, height), x >= -1e-6, x <= Double(width) + 1e-6 else { return }
            let glyph: Glyph =
                screen.isASCII ? isDashed ? ":" : "|" : isHeavy ? isDashed ? "╏" : "┃" : isDashed ? "╎" : "│"
            let column = min(width - 1, Int(x.rounded(.down)))
            for row in rows { put(column, row, glyph, &self) }
            annotate(mark, left: x, right: x, top: range.lowerBound, bottom: range.upperBound)
        } else {
            guard let place = plan.yScale.middle(mark.y) else { return }
            let y = fromTop(place) + units(style.yOffset, .vertical)
            var range = 0...Double(width)
            if mark.x.isRange {
                let (from, to) = (edge(mark.x.low, plan.xScale), edge(mark.x.high, plan.xScale))
                range = min(from, to)...max(from, to)
            }
            guard let columns = cells(range, width), y >= -1e-6, y <= Double(height) + 1e-6 else { return }
            let row = min(height - 1, Int(y.rounded(.down)))
            let glyph = ruleGlyph(part: y - Double(row), isDashed: isDashed, isHeavy: isHeavy)
            for column in columns { put(column, row, glyph, &self) }
            annotate(mark, left: range.lowerBound, right: range.upperBound, top: y, bottom: y)
        }
    }

    /// Returns the character for a horizontal line at a height within its cell, from 0 at the top to 1 at the bottom.
    private func ruleGlyph(part: Double, isDashed: Bool, isHeavy: Bool) -> Glyph {
        if screen.isASCII { return isDashed ? "~" : part < 0.3 ? "-" : part > 0.8 ? "_" : "-" }
        if isDashed { return isHeavy ? "╍" : "╌" }
        if isHeavy { return "━" }
        guard screen.blocks >= .quadrants else { return "─" }
        return part < 0.2 ? "▔" : part > 0.8 ? "▁" : "─"
    }
}

extension ChartData {
    /// The least and the greatest number that determine the sizes of symbols.
    var sizeRange: ClosedRange<Double>? {
        let values = marks.lazy.compactMap { $0.style.symbolSizeBy?.value.double }.filter(\.isFinite)
        guard let least = values.min(), let most = values.max() else { return nil }
        return least...most
    }
}
