import CursesUITerminal

/// How far a mask shows what it masks, in each cell of an area and in the parts of these cells.
///
/// The opacity is found by drawing the mask on black and on white: whatever is opaque looks the same on both, and
/// whatever is clear differs by the whole way from black to white (A. R. Smith, J. F. Blinn, "Blue Screen Matting",
/// 1996). In this way all drawing has an opacity: gradients, texts, smooth edges, groups and shadows.
struct AlphaMask {
    /// A character of the mask: what it masks is visible through the strokes of the character.
    struct Sign: Equatable {
        let glyph: Glyph
        let attributes: Style.Attributes
        /// The opacity of the strokes, from 0 to 1.
        let opacity: Float
    }

    let grid: CellGrid
    private let area: CellRect
    /// The opacity of the parts of the cells; for a cell with a character, that of its background.
    private var rows: [RowCoverage]
    private var signs: [CellPoint: Sign] = [:]

    /// Draws a mask, and finds its opacity.
    ///
    /// - Parameters:
    ///   - area: the cells that are masked.
    ///   - outer: the context in which the masked content is drawn.
    ///   - screenOrigin: the position of the area's coordinates on the screen. Views of the mask record there that they
    ///     have been drawn. If it is `nil`, they do not, and effects that change only colours are left out.
    ///   - opacity: the opacity of the mask as a whole, from 0 to 1.
    ///   - isInverse: whether the mask hides what it would show.
    ///   - draw: draws the mask; the coordinates are those of the area.
    @MainActor
    init(
        of area: CellRect, in outer: DrawingContext, on screenOrigin: CellPoint? = .zero, opacity: Double = 1,
        isInverse: Bool = false, _ draw: (DrawingContext) -> Void
    ) {
        grid = outer.grid
        // A column more on each side, so that no wide character is cut in half at the edge.
        self.area = CellRect(
            column: area.minColumn - 1, row: area.minRow, width: area.size.width + 2, height: area.size.height)
        let context = DrawingContext(size: self.area.size, in: outer.design.forMasks)
        context.isSmooth = outer.smooths
        if let screenOrigin {
            context.recordingOffset = screenOrigin + self.area.origin
        } else {
            context.seeksOpacity = true
        }
        let origin = CellPoint.zero - self.area.origin
        let (black, white) = (TerminalColor.rgb(0, 0, 0), TerminalColor.rgb(255, 255, 255))
        context.draw(on: black, from: origin) { draw(context) }
        let onBlack = context.buffer
        context.draw(on: white, from: origin) { draw(context) }
        rows = [RowCoverage](
            repeating: RowCoverage(outer.grid, count: self.area.size.width), count: self.area.size.height)
        let finder = OpacityFinder(grid: outer.grid, mixer: context.mixer)
        let (blankBlack, blankWhite) = (PartedCell.blank(.ground(black)), PartedCell.blank(.ground(white)))
        for row in rows.indices {
            for column in 0..<self.area.size.width {
                let cells = (onBlack[column: column, row: row], context.buffer[column: column, row: row])
                if cells != (blankBlack, blankWhite) {
                    rows[row][column] = finder.parts(cells.0, cells.1)
                    signs[CellPoint(column: column, row: row)] = finder.sign(cells.0, cells.1)
                }
            }
        }
        if opacity < 1 { change { $0 * Float(opacity) } }
        if isInverse { change { 1 - $0 } }
    }

    /// Finds the opacity of content that is also drawn on the screen.
    @MainActor
    init(opacityOf area: CellRect, in outer: DrawingContext, _ draw: (DrawingContext) -> Void) {
        self.init(of: area, in: outer, on: nil, draw)
    }

    private mutating func change(_ change: (Float) -> Float) {
        for row in rows.indices { rows[row].change(change) }
        signs = signs.mapValues {
            Sign(glyph: $0.glyph, attributes: $0.attributes, opacity: change($0.opacity))
        }
    }

    /// Returns the opacity of the parts of a cell, apart from its character.
    func parts(at point: CellPoint) -> PartArray<Float> {
        rows[point.row - area.minRow][point.column - area.minColumn]
    }

    /// Returns the character of the mask in a cell.
    func sign(at point: CellPoint) -> Sign? { signs.isEmpty ? nil : signs[point - area.origin] }

    /// Returns the greatest opacity in a cell.
    func most(at point: CellPoint) -> Float { max(parts(at: point).max() ?? 0, sign(at: point)?.opacity ?? 0) }
}

/// Finds the opacity of a cell that has been drawn on black and on white.
private struct OpacityFinder {
    let grid: CellGrid
    let mixer: ColorMixer

    func parts(_ black: Cell, _ white: Cell) -> PartArray<Float> {
        let ground = opacity(PartedCell.ground(of: black), PartedCell.ground(of: white))
        var parts = PartArray(repeating: ground, count: grid.count)
        guard PartedCell.isParted(black), PartedCell.isParted(white) else { return parts }
        let (dark, light) = (PartedCell(black, grid).parts, PartedCell(white, grid).parts)
        for part in parts.indices { parts[part] = opacity(dark[part], light[part]) }
        return parts
    }

    /// Returns the character of a cell. A character in the colour of the cell has been drawn in one of the cells only.
    func sign(_ black: Cell, _ white: Cell) -> AlphaMask.Sign? {
        let cell = PartedCell.isParted(black) ? white : black
        guard !PartedCell.isParted(cell), cell.glyph != .continuation else { return nil }
        return AlphaMask.Sign(
            glyph: cell.glyph, attributes: cell.style.attributes.subtracting(.reverse),
            // The terminal draws this picture itself, so that its opacity is unknown.
            opacity: cell.glyph.picturePlace == nil ? opacity(ink(black), ink(white)) : 1)
    }

    private func ink(_ cell: Cell) -> PartedCell.Part {
        if PartedCell.isParted(cell) { return PartedCell(cell, .whole).parts[0] }
        return PartedCell.ink(of: cell)
    }

    private func opacity(_ black: PartedCell.Part, _ white: PartedCell.Part) -> Float {
        guard black != white, let dark = mixer.rgb(black), let light = mixer.rgb(white) else { return 1 }
        let rest = Float(dark.sumOfDifferences(to: light)) / (3 * 255)
        // Rounded to half a percent: colours of eight bits are no more exact.
        let opacity = 200 * (1 - rest.clamped(0, 1))
        return opacity.rounded() / 200
    }
}
