import CursesUITerminal
import Foundation

extension DrawingContext {
    /// Fills the inside of a path by half cells.
    ///
    /// - Parameter size: of the room that a gradient runs through; nothing is drawn outside of it.
    func fill(_ raster: PathRaster, isEOFilled: Bool, _ paint: Paint, in size: CellSize) {
        let visible = visiblePart(of: CellRect(origin: .zero, size: size))
        guard !visible.isEmpty else { return }
        let columns = visible.minColumn..<visible.maxColumn
        for row in visible.minRow..<visible.maxRow {
            let halves = raster.fill(row: row, columns: columns, isEOFilled: isEOFilled)
            for (column, halves) in zip(columns, halves) where !halves.isEmpty {
                let point = CellPoint(column: column, row: row)
                let color = paint.color(at: point, in: size)
                guard color.isOpaque else { continue }
                if halves == .both {
                    fillCell(at: point, paint, color)
                } else {
                    let half: Glyph = halves == .upper ? "▀" : "▄"
                    put(half, style: Style(foreground: color.terminalColor), at: point)
                }
            }
        }
    }

    /// Draws a path in Braille dots, on cells that are blank or hold dots already.
    ///
    /// - Parameter size: of the room that a gradient runs through; nothing is drawn outside of it.
    func stroke(
        _ raster: PathRaster,
        _ style: StrokeStyle,
        _ paint: Paint,
        in size: CellSize,
        _ metrics: CellMetrics
    ) {
        let unit = metrics.columnWidth
        let dots = raster.dots(
            in: size,
            // A line of the least width is one unit wide where a unit is a cell.
            width: unit == 1 ? style.lineWidth / 2 : style.lineWidth / unit,
            dash: style.dash.map { $0 / unit },
            phase: style.dashPhase / unit
        )
        forEachPoint(of: CellRect(origin: .zero, size: size)) { point in
            let new = dots[point.row * size.width + point.column]
            let color = paint.color(at: point, in: size)
            guard new != 0, color.isVisible, let old = brailleDots(at: point) else { return }
            let glyph = Glyph(scalar: Unicode.Scalar(0x2800 + UInt32(new | old))!, width: 1)
            put(glyph, style: color.applied(to: .plain), at: point)
        }
    }

    /// The Braille dots at a place: none where it is blank, `nil` where something else stands.
    private func brailleDots(at point: CellPoint) -> UInt8? {
        if isBlank(at: point) { return 0 }
        return glyph(at: point)?.withScalars { scalars in
            guard scalars.count == 1, (0x2800...0x28FF).contains(scalars[0]) else { return nil }
            return UInt8(scalars[0] - 0x2800)
        }
    }
}
