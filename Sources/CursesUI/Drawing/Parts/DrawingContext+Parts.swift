import CursesUITerminal

/// Draws areas that fill only parts of cells.
extension DrawingContext {
    /// The finest grid of parts of a cell that the terminal can show.
    var grid: CellGrid { CellGrid(design.blocks) }

    /// Fills the part of a cell that an area covers.
    ///
    /// - Parameter coverage: how much of each part is covered, from 0 to 1.
    func fill(_ coverage: PartArray<Float>, of grid: CellGrid, at point: CellPoint, _ paint: Paint, _ color: Color) {
        guard color.isVisible else { return }
        let isMostlyCovered = coverage.mean >= 0.5
        if coverage.isFull { return fillCell(at: point, paint, color) }
        if let mask = coverage.mask(smooths ? 0.125 : 0.5), mask != grid.all,
            fill(mask, of: grid, at: point, isMostlyCovered: isMostlyCovered, paint, color)
        {
            return
        }
        // A material always fills whole cells.
        if case .material = color.source { return isMostlyCovered ? fillCell(at: point, paint, color) : () }
        let below = drawnCell(at: point)
        var cell = PartedCell(below, grid)
        let old = cell.parts
        var isAll = true
        let smooths = smooths
        for part in old.indices {
            let amount = coverage[part]
            // Most parts are like the part before them.
            let isSame = part > 0 && old[part] == old[part - 1] && amount == coverage[part - 1]
            cell[part] = isSame ? cell[part - 1] : covered(old[part], by: color, amount)
            if amount < 0.5 || smooths && amount < 0.996 { isAll = false }
        }
        if isAll { return fillCell(at: point, paint, color) }
        guard cell.parts != old else { return }
        let groundBelow = wholeCell(at: point) ?? PartedCell.blank(.ground(below.style.background))
        var whole = groundBelow
        if isMostlyCovered {
            whole = PartedCell.blank(covered(PartedCell.ground(of: groundBelow), by: color, 1))
        }
        replace(cell.cell(mixer, withoutColors: schemeWithoutColors), whole: whole, at: point)
    }

    /// Fills some parts of a cell completely with an opaque colour, and leaves its other parts as they are. Most cells
    /// then have two colours, so their parts need not be listed and mixed.
    ///
    /// - Parameters:
    ///   - mask: one bit for each part that is filled.
    ///   - isMostlyCovered: whether the area covers at least half of the cell.
    /// - Returns: `false` if nothing has been drawn, because the parts must be mixed.
    func fill(
        _ mask: Int, of grid: CellGrid, at point: CellPoint, isMostlyCovered: Bool, _ paint: Paint, _ color: Color
    ) -> Bool {
        if mask == 0 { return true }
        guard color.alpha >= 1, schemeWithoutColors == nil else { return false }
        if case .material = color.source { return false }
        if mask == grid.all {
            fillCell(at: point, paint, color)
            return true
        }
        let below = drawnCell(at: point)
        let new = part(color)
        guard let cell = PartedCell.cell(below, filling: mask, of: grid, with: new) else { return false }
        if cell == below { return true }
        let whole =
            isMostlyCovered
            ? PartedCell.blank(new) : wholeCell(at: point) ?? PartedCell.blank(.ground(below.style.background))
        replace(cell, whole: whole, at: point)
        return true
    }

    /// Whether the edges of shapes are smoothed by intermediate colours.
    var smooths: Bool { isSmooth && mixer.smooths }

    /// Returns the colour of a part that is covered by a second colour.
    ///
    /// - Parameter amount: how much of the part is covered, from 0 to 1.
    func covered(_ below: PartedCell.Part, by color: Color, _ amount: Float) -> PartedCell.Part {
        let isCovered = amount >= 0.5
        if smooths, mixer.rgb(color) != nil, mixer.rgb(below) != nil {
            let opacity = Double(Self.step(amount)) * color.alpha
            if opacity >= 1 { return part(color) }
            return opacity > 0 ? mixed(below, color, opacity) ?? below : below
        }
        guard isCovered else { return below }
        if color.alpha < 1, let mixed = mixed(below, color, color.alpha) { return mixed }
        return color.isOpaque ? part(color) : below
    }

    /// Rounds the coverage to a few steps, so that a screen needs few colour pairs.
    private static func step(_ amount: Float) -> Float { (min(1, amount) * 4).rounded() / 4 }

    private func mixed(_ below: PartedCell.Part, _ color: Color, _ opacity: Double) -> PartedCell.Part? {
        guard let above = mixer.rgb(color) else { return nil }
        let mixed =
            below.isInk
            ? mixer.ink(below.color, under: above, opacity)
            : mixer.ground(below.color, under: above, opacity)
        return mixed.map { $0 == below.color ? below : .ground($0) }
    }

    private func part(_ color: Color) -> PartedCell.Part {
        guard color.terminalColor == .default else { return .ground(color.terminalColor) }
        return color.isForeground ? .ink(.default) : .ground(ground)
    }

    // MARK: Eighths

    /// Fills a cell from one of its edges, in eighths, and returns `false` if the terminal cannot show this.
    func fill(_ bar: CellBar, at point: CellPoint, _ color: Color) -> Bool {
        guard color.isVisible, grid.columns > 1 else { return false }
        if case .material = color.source { return false }
        let cellBelow = drawnCell(at: point)
        guard cellBelow.glyph == .space else { return false }
        let below = PartedCell(cellBelow, .whole)
        let above = covered(below[0], by: color, 1)
        guard above != below[0], !above.isOwnGround, !below[0].isInk else { return above == below[0] }
        if let schemeWithoutColors, !above.isInk, !above.color.standsOut(in: schemeWithoutColors) { return true }
        var style = Style(foreground: above.color, background: below[0].color)
        if bar.isInverse {
            // The terminal's own background colour cannot be used as a foreground, nor its own foreground colour as a
            // background.
            guard !below[0].isOwnGround, !above.isInk else { return false }
            swap(&style.foreground, &style.background)
        }
        let whole = PartedCell.blank(bar.filled > 4 ? above : below[0])
        replace(Cell(glyph: bar.glyph, style: style), whole: whole, at: point)
        return true
    }

    // MARK: Edges

    /// Replaces a cell that has already been drawn.
    ///
    /// - Parameter whole: the cell, completely filled with the colour that covers most of it.
    func replace(_ cell: Cell, whole: Cell, at point: CellPoint) {
        put(exactly: cell, at: point)
        if cell != whole { edges.insert(cell, whole: whole, at: bufferPoint(point), of: buffer) }
    }

    /// Draws content over an area that contains edges of shapes. While the content is drawn, each edge cell has a
    /// single colour. Afterwards, the edges that the content has not covered are restored.
    func onWholeCells(in area: CellRect, _ body: () -> Void) {
        let places = edges.isEmpty ? [] : visibleEdges(in: area)
        for place in places { put(exactly: place.whole, at: place.point) }
        body()
        for place in places where drawnCell(at: place.point) == place.whole {
            put(exactly: place.cell, at: place.point)
        }
    }

    // MARK: Cutting

    /// Runs a drawing closure, and then restores the cells outside a shape.
    ///
    /// - Parameters:
    ///   - visible: the cells that are restored if they are outside; none of them may be clipped.
    ///   - coverage: the fraction of each part of a row's cells that is inside; `nil` if the whole row is inside.
    ///   - keepsPictures: whether cells with a picture that the terminal draws itself are not restored.
    func draw(
        in visible: CellRect,
        cutting coverage: (_ row: Int) -> RowCoverage?,
        keepsPictures: Bool = false,
        _ body: () -> Void
    ) {
        let below = buffer
        body()
        for row in visible.minRow..<visible.maxRow {
            guard let coverage = coverage(row) else { continue }
            for (index, column) in visible.columns.enumerated() where !coverage[index].isFull {
                let point = CellPoint(column: column, row: row)
                if keepsPictures, glyph(at: point)?.picturePlace != nil { continue }
                cut(point, to: coverage[index], of: coverage.grid, below)
            }
        }
    }

    private func cut(_ point: CellPoint, to coverage: PartArray<Float>, of grid: CellGrid, _ buffer: CellBuffer) {
        let position = bufferPoint(point)
        let (new, old) = (drawnCell(at: point), buffer[column: position.column, row: position.row])
        guard PartedCell.isParted(new), PartedCell.isParted(old) else {
            // A character is kept as a whole if at least a quarter of its cell is inside.
            let least: Float = PartedCell.isParted(new) ? 0.5 : 0.25
            if coverage.mean < least { restore(point, from: buffer) }
            return
        }
        guard new != old else { return }
        let (above, below) = (PartedCell(new, grid), PartedCell(old, grid))
        var cell = below
        for (part, amount) in coverage.enumerated() {
            cell[part] = between(below[part], above[part], amount)
        }
        guard cell.parts != above.parts else { return }
        let whole = coverage.mean >= 0.5 ? wholeCell(at: point) ?? Self.ground(of: new) : Self.ground(of: old)
        replace(cell.cell(mixer, withoutColors: schemeWithoutColors), whole: whole, at: point)
    }

    private func between(_ below: PartedCell.Part, _ above: PartedCell.Part, _ amount: Float) -> PartedCell.Part {
        guard below != above else { return below }
        if smooths, let from = mixer.rgb(below), let to = mixer.rgb(above) {
            let step = Self.step(amount)
            if step > 0, step < 1 { return .ground(from.covered(by: to, Double(step)).terminalColor) }
        }
        return amount >= 0.5 ? above : below
    }

    private static func ground(of cell: Cell) -> Cell {
        cell.glyph == .space ? cell : PartedCell.blank(.ground(cell.style.background))
    }
}
