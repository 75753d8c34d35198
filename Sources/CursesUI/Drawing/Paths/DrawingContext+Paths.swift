import CursesUITerminal
import Foundation

extension DrawingContext {
    /// Fills the inside of a path in half cells.
    ///
    /// - Parameter size: the size that a gradient covers; nothing is drawn outside.
    func fill(_ raster: PathRaster, isEOFilled: Bool, _ paint: Paint, in size: CellSize) {
        let visible = visiblePart(of: CellRect(origin: .zero, size: size).intersection(raster.cells))
        guard !visible.isEmpty else { return }
        let columns = visible.minColumn..<visible.maxColumn
        for row in visible.minRow..<visible.maxRow {
            let halves = raster.fill(row: row, columns: columns, isEOFilled: isEOFilled)
            for (column, halves) in zip(columns, halves) where !halves.isEmpty {
                fill(halves, at: CellPoint(column: column, row: row), paint, in: size)
            }
        }
    }

    /// Fills a rectangle in half cells.
    ///
    /// - Parameter size: the size that a gradient covers; nothing is drawn outside.
    func fill(_ raster: RectRaster, _ paint: Paint, in size: CellSize) {
        forEachPoint(of: CellRect(origin: .zero, size: size).intersection(raster.cells)) { point in
            fill(raster.halves(at: point), at: point, paint, in: size)
        }
    }

    private func fill(_ halves: PathRaster.Halves, at point: CellPoint, _ paint: Paint, in size: CellSize) {
        guard !halves.isEmpty else { return }
        let color = paint.color(at: point, in: size)
        if halves == .both {
            fillCell(at: point, paint, color)
        } else if let shown = mixed(color, with: halves, at: point) {
            put(halves, shown, at: point)
        }
    }

    /// A colour as it is seen over one half of a cell; `nil` if it is not.
    private func mixed(_ color: Color, with half: PathRaster.Halves, at point: CellPoint) -> TerminalColor? {
        guard color.isVisible, color.alpha < 1, let above = mixer.rgb(color) else {
            return color.isOpaque ? color.terminalColor : nil
        }
        let cell = drawnCell(at: point)
        let isInk = cell.glyph == (half == .upper ? .upperHalf : .lowerHalf)
        let mixed =
            isInk
            ? mixer.ink(cell.style.foreground, under: above, color.alpha)
            : mixer.ground(cell.style.background, under: above, color.alpha)
        return mixed ?? (color.isOpaque ? color.terminalColor : nil)
    }

    /// Fills one half of a cell; the other half keeps its colour.
    private func put(_ half: PathRaster.Halves, _ color: TerminalColor, at point: CellPoint) {
        let isUpper = half == .upper
        var style = Style(foreground: color)
        let old = drawnStyle(at: point)
        // The terminal's own foreground cannot be a background colour.
        if color != .default, old.attributes.isEmpty, old.foreground != .default,
            glyph(at: point) == (isUpper ? .lowerHalf : .upperHalf)
        {
            style.background = old.foreground
            if style.background == color {
                return fill(CellRect(origin: point, size: CellSize(width: 1, height: 1)), background: color)
            }
            // Two colours have one form, so that equal pictures consist of equal cells.
            if !isUpper { swap(&style.foreground, &style.background) }
            return put(.upperHalf, style: style, at: point)
        }
        if color != .default, !isUpper, old.attributes.isEmpty, old.background != .default,
            old.foreground != .default, glyph(at: point) == .upperHalf
        {
            style = Style(foreground: old.foreground, background: color)
            return put(.upperHalf, style: style, at: point)
        }
        put(isUpper ? .upperHalf : .lowerHalf, style: style, at: point)
    }

    /// Draws a path in Braille dots, on cells that are blank or already contain dots.
    ///
    /// - Parameter size: the size that a gradient covers; nothing is drawn outside.
    func stroke(
        _ raster: PathRaster,
        _ style: StrokeStyle,
        _ paint: Paint,
        in size: CellSize,
        _ metrics: CellMetrics
    ) {
        let visible = visiblePart(of: CellRect(origin: .zero, size: size))
        let unit = metrics.columnWidth
        let dots = raster.dots(
            in: visible,
            // If a unit is a cell, a line of width 1 has the minimum width, one dot.
            width: unit == 1 ? style.lineWidth / 2 : style.lineWidth / unit,
            dash: style.dash.map { $0 / unit },
            phase: style.dashPhase / unit
        )
        forEachPoint(of: visible) { point in
            let place = point - visible.origin
            let new = dots[place.row * visible.size.width + place.column]
            let color = paint.color(at: point, in: size)
            guard new != 0, color.isVisible, let old = brailleDots(at: point) else { return }
            let glyph = Glyph(scalar: Unicode.Scalar(0x2800 + UInt32(new | old))!, width: 1)
            put(glyph, in: color, at: point)
        }
    }

    /// The Braille dots at a point: none if it is blank, `nil` if it has other content.
    private func brailleDots(at point: CellPoint) -> UInt8? {
        if isBlank(at: point) { return 0 }
        return glyph(at: point)?.withScalars { scalars in
            guard scalars.count == 1, (0x2800...0x28FF).contains(scalars[0]) else { return nil }
            return UInt8(scalars[0] - 0x2800)
        }
    }
}

extension Glyph {
    fileprivate static let upperHalf: Glyph = "▀"
    fileprivate static let lowerHalf: Glyph = "▄"
}
