import CursesUITerminal

/// The background of a control, in a theme with background colours for controls (``Theme/Surfaces``). It takes no
/// additional cells: the first and the last column are half filled and, if there are several rows, so are the first and
/// the last row.
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
        context.forEachPoint(of: CellRect(origin: .zero, size: size)) { point in
            if isRounded, let corner = Self.block(at: point, in: size) {
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

    /// Returns the block that fills a part of an edge cell; `nil` for the cells inside.
    private static func block(at point: CellPoint, in size: CellSize) -> Glyph? {
        let (isFirst, isLast) = (point.column == 0, point.column == size.width - 1)
        if size.height > 1, point.row == 0 { return isFirst ? "▗" : isLast ? "▖" : "▄" }
        if size.height > 1, point.row == size.height - 1 { return isFirst ? "▝" : isLast ? "▘" : "▀" }
        return isFirst ? "▐" : isLast ? "▌" : nil
    }
}
