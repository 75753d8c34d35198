import CursesUITerminal
import Foundation

extension DrawingContext {
    /// Fills the inside of a path, in the finest parts of cells that the terminal can show.
    ///
    /// - Parameters:
    ///   - size: the size that a gradient covers; nothing is drawn outside.
    ///   - area: the cells that are filled; `nil` for all of them.
    ///   - covers: whether the content beneath is covered. Otherwise texts remain visible.
    ///   - holes: areas in which nothing is filled.
    func fill(
        _ raster: PathRaster, isEOFilled: Bool, _ paint: Paint, in size: CellSize, within area: CellRect? = nil,
        covers: Bool = true, holes: [PathRaster] = []
    ) {
        let area = area ?? CellRect(origin: .zero, size: size)
        let visible = visiblePart(of: area.intersection(raster.cells))
        guard !visible.isEmpty else { return }
        let grid = grid
        for row in visible.minRow..<visible.maxRow {
            var coverage = raster.coverage(row: row, columns: visible.columns, grid, isEOFilled: isEOFilled)
            for hole in holes {
                let missing = hole.coverage(row: row, columns: visible.columns, grid, isEOFilled: false)
                coverage.limit(to: missing, isInverse: true)
            }
            for (index, column) in visible.columns.enumerated() where !coverage[index].isNothing {
                let point = CellPoint(column: column, row: row)
                guard covers || isBlank(at: point) else { continue }
                fill(coverage[index], of: grid, at: point, paint, paint.color(at: point, in: size))
            }
        }
    }

    /// Fills a rectangle: in eighths of cells at edges that cross whole cells, and in the finest parts elsewhere.
    ///
    /// - Parameter size: the size that a gradient covers; nothing is drawn outside.
    func fill(_ raster: RectRaster, _ paint: Paint, in size: CellSize) {
        let grid = grid
        forEachPoint(of: CellRect(origin: .zero, size: size).intersection(raster.cells)) { point in
            guard let (x, y) = raster.part(of: point) else { return }
            let color = paint.color(at: point, in: size)
            if let bar = CellBar(x: x, y: y), fill(bar, at: point, color) { return }
            if let mask = grid.mask(x: x, y: y) {
                let isMostlyCovered = mask.nonzeroBitCount * 2 >= grid.count
                if fill(mask, of: grid, at: point, isMostlyCovered: isMostlyCovered, paint, color) { return }
            }
            fill(raster.coverage(of: point, grid), of: grid, at: point, paint, color)
        }
    }

    /// Draws a path as a line, on cells that are blank or already contain lines. A wide line is drawn as an area, a
    /// thin one that is horizontal or vertical in box-drawing characters, and any other line in Braille dots.
    ///
    /// - Parameter size: the size that a gradient covers; nothing is drawn outside.
    func stroke(
        _ path: Path,
        _ style: StrokeStyle,
        _ paint: Paint,
        in size: CellSize,
        _ metrics: CellMetrics
    ) {
        let visible = visiblePart(of: CellRect(origin: .zero, size: size))
        guard !visible.isEmpty else { return }
        var style = style
        style.dash = style.dash.map { $0 / metrics.columnWidth }
        style.dashPhase /= metrics.columnWidth
        let width = style.columns(metrics)
        if width <= Self.mostLine, !drawsPixels, let lines = LineCells(path, style, in: size, visible: visible) {
            return stroke(lines, style.lineWidth >= 2 ? .heavy : .light, paint, in: size)
        }
        let raster = PathRaster(path)
        if width >= leastArea {
            // Dashes or gaps that no part of a cell can show would leave only a few specks of the line.
            let cap = style.lineCap == .butt ? 0 : width
            if !drawsPixels, !DashPattern(style.dash).isVisible(least: 0.5, cap: cap) { style.dash = [] }
            let area = raster.outline(in: visible, width: width, style)
            return fill(area, isEOFilled: false, paint, in: size, covers: drawsPixels)
        }
        let dots = raster.dots(in: visible, width: width, dash: style.dash, phase: style.dashPhase)
        forEachPoint(of: visible) { point in
            let place = point - visible.origin
            let new = dots[place.row * visible.size.width + place.column]
            if new != 0 { put(dots: new, paint, in: size, at: point) }
        }
    }

    /// The width, in columns, from which a line is drawn as an area. Thinner lines are drawn in dots, which are finer
    /// than block characters.
    var leastArea: CGFloat {
        if drawsPixels { return 0 }
        return switch design.blocks {
        case .none, .halves: .infinity
        case .quadrants: 1.5
        case .sextants, .octants: 1
        }
    }

    /// The width, in columns, up to which a line is drawn in box-drawing characters.
    private static let mostLine: CGFloat = 1

    private func stroke(_ lines: LineCells, _ weight: LineArms.Weight, _ paint: Paint, in size: CellSize) {
        for (point, piece) in lines.pieces {
            put(piece, weight, in: paint.color(at: point, in: size), at: point)
        }
    }

    private func put(_ piece: LineCells.Piece, _ weight: LineArms.Weight, in color: Color, at point: CellPoint) {
        guard color.isVisible, !isEdge(of: style(color, at: point).foreground, at: point) else { return }
        var (arms, weight, isDashed) = (piece.arms, weight, piece.isDashed)
        if let line = line(at: point) {
            isDashed = isDashed && line.arms.isSubset(of: arms)
            arms.formUnion(line.arms)
            weight = max(weight, line.weight)
        } else if let dots = glyph(at: point).flatMap(Braille.bits) {
            return put(Braille.glyph(dots | arms.dots), in: color, at: point)
        } else if design.blocks == .octants, PartedCell.isParted(drawnCell(at: point)), glyph(at: point) != .space,
            arms.isStraight
        {
            return put(octants: arms.dots, color, at: point)
        } else if !isBlank(at: point) {
            return
        }
        let isRound = piece.isRound && arms == piece.arms
        let glyph =
            design.blocks == .none ? arms.asciiGlyph : arms.glyph(weight, isRound: isRound, isDashed: isDashed)
        put(glyph, in: color, at: point)
        lines.insert(DrawnLines.Line(glyph: glyph, arms: arms, weight: weight), at: bufferPoint(point))
    }

    /// Fills the inside of a path in Braille dots, which are finer than block characters.
    ///
    /// - Parameter size: the size that a gradient covers; nothing is drawn outside.
    func fillDots(_ raster: PathRaster, _ paint: Paint, in size: CellSize) {
        let visible = visiblePart(of: CellRect(origin: .zero, size: size).intersection(raster.cells))
        guard !visible.isEmpty else { return }
        for row in visible.minRow..<visible.maxRow {
            let coverage = raster.coverage(row: row, columns: visible.columns, .octants, isEOFilled: false)
            for (index, column) in visible.columns.enumerated() {
                let dots = Braille.bits(ofOctants: coverage[index])
                if dots != 0 { put(dots: dots, paint, in: size, at: CellPoint(column: column, row: row)) }
            }
        }
    }

    /// Returns the line in box-drawing characters at a point; `nil` if there is none.
    private func line(at point: CellPoint) -> DrawnLines.Line? {
        lines.line(at: bufferPoint(point), showing: glyph(at: point))
    }

    private func put(dots new: UInt8, _ paint: Paint, in size: CellSize, at point: CellPoint) {
        let color = paint.color(at: point, in: size)
        guard color.isVisible else { return }
        switch design.blocks {
        case .none:
            if isBlank(at: point) { put(Glyph(Braille.ascii(new)), in: color, at: point) }
        case .halves:
            // Half blocks replace the dots, because a terminal with only half blocks, such as the Linux console, has no
            // Braille patterns.
            let (upper, lower) = (new & 0b0001_1011 != 0, new & 0b1110_0100 != 0)
            guard isBlank(at: point) || PartedCell.isParted(drawnCell(at: point)) else { return }
            var coverage = PartArray<Float>(repeating: 0, count: CellGrid.halves.count)
            if upper { coverage[0] = 1 }
            if lower { coverage[1] = 1 }
            fill(coverage, of: .halves, at: point, paint, color)
        case .octants:
            put(octants: new, color, at: point)
        case .quadrants, .sextants:
            guard !isEdge(of: style(color, at: point).foreground, at: point) else { return }
            // A line over a picture is drawn on one of the two colours of each cell.
            let isFree = isBlank(at: point) || PartedCell.isParted(drawnCell(at: point))
            let old = isFree ? 0 : glyph(at: point).flatMap(Braille.bits) ?? line(at: point)?.arms.dots
            guard let old else { return }
            put(Braille.glyph(new | old), in: color, at: point)
        }
    }
}

extension DrawingContext {
    /// Draws dots as parts of a cell, which have the same places but leave no gaps.
    private func put(octants dots: UInt8, _ color: Color, at point: CellPoint) {
        var dots = dots
        if let line = line(at: point) {
            dots |= line.arms.dots
            put(exactly: Cell(glyph: .space, style: Style(background: background(at: point))), at: point)
        }
        guard isBlank(at: point) || PartedCell.isParted(drawnCell(at: point)) else { return }
        var coverage = PartArray<Float>(repeating: 0, count: CellGrid.octants.count)
        for row in 0..<4 {
            for column in 0..<2 where dots & Braille.bit(row: row, column: column) != 0 {
                coverage[row * 2 + column] = 1
            }
        }
        fill(coverage, of: .octants, at: point, .color(color), color)
    }
}

extension StrokeStyle {
    /// Returns the width of the line in columns.
    func columns(_ metrics: CellMetrics) -> CGFloat {
        // If a unit is one cell, a line with a width of 1 has the minimum width, one dot.
        metrics.columnWidth == 1 ? lineWidth / 2 : lineWidth / metrics.columnWidth
    }
}
