import CursesUI
import CursesUITerminal

/// The cells of a plot, and the views that are placed beside its marks.
@MainActor
final class PlotPicture {
    struct Cell: Equatable {
        let glyph: Glyph
        let style: Style
    }

    let composer: PlotComposer
    let annotations: [PlacedAnnotation]
    /// A cache of the cells that were composed last, with the background for which they were composed.
    private var drawn: (ground: TerminalColor?, isFramed: Bool, cells: [Cell?])?

    init(_ composer: PlotComposer, annotations: [PlacedAnnotation]) {
        self.composer = composer
        self.annotations = annotations
    }

    var size: CellSize { composer.size }

    /// Returns the cells on a background, row by row; `nil` where nothing is drawn.
    ///
    /// - Parameter isFramed: whether the grid leaves out the outermost cells.
    func cells(on ground: TerminalColor?, isFramed: Bool = false) -> [Cell?] {
        if let drawn, drawn.ground == ground, drawn.isFramed == isFramed { return drawn.cells }
        let cells = composer.cells(on: ground, isFramed: isFramed)
        drawn = (ground, isFramed, cells)
        return cells
    }
}

/// An annotation with the frame of its mark, in the cells of the plot.
struct PlacedAnnotation {
    let annotation: MarkAnnotation
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    /// Whether the mark is a bar.
    var isBar = false

    /// The properties of the mark on which the annotation can depend.
    func context(_ metrics: CellMetrics) -> AnnotationContext {
        AnnotationContext(
            targetSize: CGSize(
                width: CGFloat(right - left) * metrics.columnWidth, height: CGFloat(bottom - top) * metrics.rowHeight))
    }
}

/// Composes the cells of a plot from layers: from front to back, texts, symbols, lines, rules, areas and the grid.
@MainActor
struct PlotComposer {
    struct Sign {
        let glyph: Glyph
        let ink: UInt16
    }

    let size: CellSize
    private(set) var screen: ChartScreen
    private(set) var inks: MarkInks
    let areas: InkRaster
    let dots: DotRaster
    let signs: [Int: Sign]
    let rules: [Int: Sign]
    let grid: [Int: PlotPicture.Cell]
    /// The texts on marks.
    let texts: [Int: Glyph]
    /// Whether the columns are counted from the right.
    let isRightToLeft: Bool
    private var isFramed = false

    init(
        size: CellSize, screen: ChartScreen, inks: MarkInks, areas: InkRaster, dots: DotRaster, signs: [Int: Sign],
        rules: [Int: Sign], grid: [Int: PlotPicture.Cell], texts: [Int: Glyph], isRightToLeft: Bool
    ) {
        self.size = size
        self.screen = screen
        self.inks = inks
        self.areas = areas
        self.dots = dots
        self.signs = signs
        self.rules = rules
        self.grid = grid
        self.texts = texts
        self.isRightToLeft = isRightToLeft
    }

    /// Returns the cells, drawn on a background; `nil` stands for an unknown background.
    func cells(on ground: TerminalColor?, isFramed: Bool) -> [PlotPicture.Cell?] {
        var composer = self
        composer.isFramed = isFramed
        composer.screen.knownGround = ground
        composer.inks.screen.knownGround = ground
        return composer.cells()
    }

    private func cells() -> [PlotPicture.Cell?] {
        var cells: [PlotPicture.Cell?] = []
        cells.reserveCapacity(size.width * size.height)
        for row in 0..<size.height {
            for place in 0..<size.width {
                let column = isRightToLeft ? size.width - 1 - place : place
                cells.append(cell(row * size.width + column, CellPoint(column: column, row: row)))
            }
        }
        return cells
    }

    private func cell(_ index: Int, _ point: CellPoint) -> PlotPicture.Cell? {
        let area = isRightToLeft ? areas.content(index)?.mirrored : areas.content(index)
        if let text = texts[index] {
            var style = ground(area, point, atLeast: 1)
            if let background = style.background.components {
                // The text is black on light colours and white on dark ones (luma of ITU-R BT.601).
                let luma =
                    0.299 * Double(background.red) + 0.587 * Double(background.green)
                    + 0.114 * Double(background.blue)
                style.foreground = luma > 128 ? .black : .brightWhite
            }
            return PlotPicture.Cell(glyph: text, style: style)
        }
        if let sign = signs[index], let look = inks.look(sign.ink, at: point) {
            return PlotPicture.Cell(glyph: sign.glyph, style: style(look, area, point))
        }
        if dots.bits[index] != 0, let look = inks.look(dots.inks[index], at: point) {
            let bits = dots.bits[index]
            let glyph = lineGlyph(isRightToLeft ? DotRaster.mirrored(bits) : bits)
            return PlotPicture.Cell(glyph: glyph, style: style(look, area, point))
        }
        if let rule = rules[index], let look = inks.look(rule.ink, at: point) {
            return PlotPicture.Cell(glyph: rule.glyph, style: style(look, area, point))
        }
        if let area, let cell = self.area(area, index, point) { return cell }
        let isInside =
            point.column > 0 && point.row > 0 && point.column < size.width - 1 && point.row < size.height - 1
        return isFramed && !isInside ? nil : grid[index]
    }

    private func lineGlyph(_ bits: UInt8) -> Glyph {
        screen.hasBraille ? Braille.glyph(bits) : Glyph(Braille.ascii(bits))
    }

    /// Returns the style of a character in front of an area. A cell can have only one background colour. If the area
    /// covers only a part of the cell, the background is a mixture of the area's colour and the chart's background, if
    /// that is known.
    private func style(_ look: Ink.Look, _ area: InkRaster.Content?, _ point: CellPoint) -> Style {
        var style: Style
        if let area, area.coverage < 64, screen.mixesColors, let ground = screen.knownGround {
            style = self.ground(area, point, atLeast: 1)
            if style.background != .default {
                style.background = ground.covered(by: style.background, Double(area.coverage) / 64)
            }
        } else {
            style = self.ground(area, point, atLeast: 32)
        }
        style.foreground = look.color
        return style
    }

    /// Returns a style with the colour of an area as the background, if the area covers at least a given number of the
    /// cell's 64 parts, and otherwise a plain style.
    private func ground(_ area: InkRaster.Content?, _ point: CellPoint, atLeast parts: Int) -> Style {
        guard screen.hasColors, let area, area.coverage >= parts, let look = inks.look(area.ink, at: point),
            look.fill == nil
        else { return .plain }
        return Style(background: look.color)
    }

    private func area(_ area: InkRaster.Content, _ index: Int, _ point: CellPoint) -> PlotPicture.Cell? {
        guard let look = inks.look(area.ink, at: point) else { return nil }
        // A pattern fills whole cells, not parts of them. A part of a solid block makes the ends of bars exact.
        let isEnd = inks.kind(area.ink) == .bar && area.other == 0 && area.mask != .max && !screen.isASCII
        if let fill = look.fill, !isEnd {
            let isFilled = area.mask.nonzeroBitCount >= 32 || area.other != 0 || isThin(area, index)
            return isFilled ? PlotPicture.Cell(glyph: fill, style: look.style) : nil
        }
        let other = inks.look(area.other, at: point)
        guard
            let (shape, isInverse) = BlockShape.nearest(
                to: area.mask, within: screen.blocks, inversePenalty: other == nil ? 6 : 0)
        else { return nil }
        if !screen.hasColors, other != nil { return PlotPicture.Cell(glyph: "█", style: look.style) }
        var style = look.style
        if let other, other.fill == nil {
            style.background = other.color
            if isInverse { swap(&style.foreground, &style.background) }
        } else if isInverse {
            // The default background cannot be used as a foreground colour, so reverse video swaps the two.
            style.attributes.insert(.reverse)
        }
        if screen.hasColors { style = style.closingGaps(of: shape.glyph) }
        return PlotPicture.Cell(glyph: shape.glyph, style: style)
    }

    /// Returns whether less than half of a cell is covered by a mark that covers no other cell beside it more. Without
    /// this cell, a pattern would not show the mark here at all.
    private func isThin(_ area: InkRaster.Content, _ index: Int) -> Bool {
        let kind = inks.kind(area.ink)
        guard kind != .sector else { return false }
        func coverage(_ neighbor: Int) -> Int {
            guard neighbor >= 0, neighbor < size.width * size.height, let content = areas.content(neighbor),
                content.ink == area.ink || content.other == area.ink
            else { return 0 }
            return content.coverage
        }
        let covered = area.mask.nonzeroBitCount
        if coverage(index - size.width) >= covered || coverage(index + size.width) > covered { return false }
        // The columns of an area are independent of each other.
        if kind == .area { return true }
        let column = index % size.width
        return !(column > 0 && coverage(index - 1) > covered)
            && !(column + 1 < size.width && coverage(index + 1) > covered)
    }
}
