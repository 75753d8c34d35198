import CursesUITerminal

/// The background of a control, in a theme with background colours for controls (``Theme/Surfaces``). It takes no
/// additional cells: the first and the last column are half filled and, if there are several rows, so are the first and
/// the last row. Cells with a text are filled.
struct ControlSurface {
    struct Look: Hashable {
        let fill: TerminalColor
        /// The colour of all texts on the background; with `nil`, texts keep their colours.
        var text: TerminalColor?
        /// Whether the edges and corners are drawn with blocks that fill only a part of a cell.
        var isRounded = true
    }

    /// The appearance of the background; `nil` leaves the view unchanged.
    let look: Look?
}

extension ControlSurface: LayoutModifier {
    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard let look, size.width > 0, size.height > 0 else { return }
        let isRounded = look.isRounded && size.width > 1
        let rows = [0, size.height - 1]
        let hasThinRows = isRounded && size.height > 1 && rows.allSatisfy { Self.isFree(row: $0, size, in: context) }
        context.forEachPoint(of: CellRect(origin: .zero, size: size)) { point in
            if isRounded, Self.isFree(point, in: context),
                let corner = Self.block(at: point, in: size, hasThinRows: hasThinRows)
            {
                let below = context.background(at: point)
                let ground = context.design.surfaces?.isGround(below) == true ? context.ground : below
                context.put(corner, style: Style(foreground: look.fill, background: ground), at: point)
                // The style is set again, because `put` keeps the existing background if the new background is the
                // default.
                return context.restyle(CellRect(origin: point, size: CellSize(width: 1, height: 1))) {
                    $0.background = ground
                }
            }
            let surfaces = context.design.surfaces
            context.restyle(CellRect(origin: point, size: CellSize(width: 1, height: 1))) { style in
                guard surfaces?.isGround(style.background) != false else { return }
                style.background = look.fill
                guard let text = look.text else { return }
                style.foreground = text
                style.attributes.remove(.dim)
            }
        }
    }

    /// Returns whether there is no text in a row.
    @MainActor
    private static func isFree(row: Int, _ size: CellSize, in context: DrawingContext) -> Bool {
        let columns = context.partOnScreen(of: CellRect(origin: .zero, size: size)).columns
        return columns.allSatisfy { isFree(CellPoint(column: $0, row: row), in: context) }
    }

    /// Returns whether there is no text at a point: a blank, or a block of an earlier frame.
    @MainActor
    private static func isFree(_ point: CellPoint, in context: DrawingContext) -> Bool {
        guard let glyph = context.glyph(at: point) else { return true }
        return context.isBlank(at: point) || blocks.contains(glyph)
    }

    private static let blocks: Set<Glyph> = ["▗", "▖", "▄", "▝", "▘", "▀", "▐", "▌"]

    /// Returns the block that fills a part of an edge cell; `nil` for the cells inside.
    private static func block(at point: CellPoint, in size: CellSize, hasThinRows: Bool) -> Glyph? {
        let (isFirst, isLast) = (point.column == 0, point.column == size.width - 1)
        if hasThinRows, point.row == 0 { return isFirst ? "▗" : isLast ? "▖" : "▄" }
        if hasThinRows, point.row == size.height - 1 { return isFirst ? "▝" : isLast ? "▘" : "▀" }
        return isFirst ? "▐" : isLast ? "▌" : nil
    }
}
