import CursesUITerminal

/// Draws content through a mask.
extension DrawingContext {
    /// Runs a drawing closure, and then shows what it has drawn as far as a mask does.
    ///
    /// - Parameter visible: the cells that the mask covers; none of them may be clipped.
    func draw(in visible: CellRect, through mask: AlphaMask, _ body: () -> Void) {
        let below = buffer
        body()
        for row in visible.minRow..<visible.maxRow {
            var column = visible.minColumn
            while column < visible.maxColumn {
                let point = CellPoint(column: column, row: row)
                let count = joined(point, below, mask, end: visible.maxColumn)
                if count > 1 || drawnCell(at: point) != cell(at: point, of: below) {
                    show((0..<count).map { CellPoint(column: column + $0, row: row) }, through: mask, over: below)
                }
                column += count
            }
        }
    }

    /// Returns the cell at a point of an earlier buffer.
    func cell(at point: CellPoint, of buffer: CellBuffer) -> Cell {
        let position = bufferPoint(point)
        return buffer[column: position.column, row: position.row]
    }

    /// Returns the number of cells that wide characters join, from a cell to the right.
    private func joined(_ point: CellPoint, _ below: CellBuffer, _ mask: AlphaMask, end: Int) -> Int {
        var count = 1
        var next = CellPoint(column: point.column + 1, row: point.row)
        var isWide = mask.sign(at: point)?.glyph.width == 2
        while next.column < end {
            let isJoined =
                isWide || drawnCell(at: next).glyph == .continuation || cell(at: next, of: below).glyph == .continuation
            guard isJoined else { break }
            isWide = mask.sign(at: next)?.glyph.width == 2
            count += 1
            next.column += 1
        }
        return count
    }

    private func show(_ points: [CellPoint], through mask: AlphaMask, over below: CellBuffer) {
        let (new, old) = (points.map(drawnCell), points.map { cell(at: $0, of: below) })
        guard new != old else { return }
        var most = points.map(mask.most).max() ?? 0
        guard most > Self.least else { return restore(points, to: below) }
        let isArea = new.allSatisfy(isArea)
        if isArea, let sign = mask.sign(at: points[0]), sign.glyph.width == points.count {
            let ground = mask.parts(at: points[0]).max() ?? 0
            if sign.opacity >= 0.5 || old.allSatisfy(PartedCell.isParted) {
                return show(sign, on: ground, at: points[0], new[0], old[0])
            }
            // The character below is visible instead of that of the mask.
            most = ground
        }
        guard points.count == 1, mask.sign(at: points[0]) == nil else { return fade(points, most, to: below) }
        let parts = mask.parts(at: points[0])
        if parts.isFull { return }
        if PartedCell.isParted(new[0]), PartedCell.isParted(old[0]) {
            return show(parts, of: mask.grid, at: points[0], new[0], old[0])
        }
        // A character is kept as a whole if at least a quarter of its cell is inside.
        let isInside = parts.mean >= most * (isArea ? 0.5 : 0.25)
        if isInside { fade(points, most, to: below) } else { restore(points, to: below) }
    }

    /// An opacity up to this one is not visible.
    private static let least: Float = 0.004

    /// Returns whether a cell shows an area, and no text or line.
    private func isArea(_ cell: Cell) -> Bool {
        PartedCell.isParted(cell) || schemeWithoutColors != nil && Shade.glyphs.contains(cell.glyph)
    }

    private func restore(_ points: [CellPoint], to below: CellBuffer) {
        for point in points { restore(point, from: below) }
    }

    /// Fades cells as a whole.
    private func fade(_ points: [CellPoint], _ amount: Float, to below: CellBuffer) {
        guard amount < 0.996 else { return }
        guard amount > Self.least else { return restore(points, to: below) }
        let old = points.map { cell(at: $0, of: below) }
        let position = bufferPoint(points[0])
        let (mixer, total) = (mixer, opacity * Double(amount))
        withBuffer { buffer, _, _ in
            buffer.change(row: position.row, from: position.column, count: points.count) {
                mixer.fade($0, over: old, Double(amount), total: total)
            }
        }
    }

    // MARK: Parts

    private func show(_ parts: PartArray<Float>, of grid: CellGrid, at point: CellPoint, _ new: Cell, _ old: Cell) {
        let (above, below) = (PartedCell(new, grid), PartedCell(old, grid))
        var cell = below
        for (part, amount) in parts.enumerated() {
            cell[part] = shown(above[part], amount, over: below[part])
        }
        guard cell.parts != above.parts else { return }
        // Most of the cell decides which colour lies behind a text.
        let most = parts.max() ?? 0
        var whole = PartedCell(old, .whole)
        if parts.mean * 2 >= most {
            let cover = wholeCell(at: point).map { PartedCell($0, .whole).parts[0] } ?? above.mean(mixer)
            whole[0] = shown(cover, most, over: whole.parts[0])
        }
        replace(
            cell.cell(mixer, withoutColors: schemeWithoutColors), whole: PartedCell.blank(whole.parts[0]), at: point)
    }

    /// Returns a colour that is seen with an opacity. If it cannot be mixed, it is seen from a half on.
    private func shown(_ above: PartedCell.Part, _ amount: Float, over below: PartedCell.Part) -> PartedCell.Part {
        guard above != below, amount < 0.996 else { return above }
        guard amount > Self.least else { return below }
        return mixer.mixed(below, above, amount) ?? (amount >= 0.5 ? above : below)
    }

    // MARK: Characters

    /// Shows an area through a character: the character takes the colour of the area.
    ///
    /// - Parameter ground: the opacity of the background of the character.
    private func show(_ sign: AlphaMask.Sign, on ground: Float, at point: CellPoint, _ new: Cell, _ old: Cell) {
        // Shades stand for the colours of an area.
        let isShade = !PartedCell.isParted(new)
        let above = isShade ? PartedCell.Part.ink(new.style.foreground) : PartedCell(new, grid).mean(mixer)
        let below = PartedCell(old, .whole).parts[0]
        var attributes = sign.attributes
        var ink = shown(above, sign.opacity, over: below)
        if sign.opacity > Self.least, sign.opacity < 0.75, mixer.mixed(below, above, sign.opacity) == nil {
            (ink, attributes) = (above, attributes.union(.dim))
        }
        let ground = shown(above, ground, over: below)
        guard ink != ground else { return put(exactly: PartedCell.blank(ground), at: point) }
        put(
            exactly: Cell(glyph: sign.glyph, style: Style(attributes: attributes).colored(ink: ink, ground: ground)),
            at: point)
    }
}

extension ColorMixer {
    /// Returns a mixture of two colours; `nil` if they cannot be mixed.
    fileprivate func mixed(_ below: PartedCell.Part, _ above: PartedCell.Part, _ amount: Float) -> PartedCell.Part? {
        guard mixes, let from = rgb(below), let to = rgb(above) else { return nil }
        let color = shown(from.covered(by: to, Double(amount)), insteadOf: below.color, from)
        return color == below.color ? below : .ground(color)
    }
}
