import CursesUITerminal

extension DrawingContext {
    /// Dims everything that has been drawn in a rectangle, beneath a window.
    func dim(_ rect: CellRect, _ surfaces: SurfaceColors?) {
        guard let surfaces else {
            return restyle(rect) {
                $0.attributes.subtract([.bold, .reverse])
                $0.attributes.insert(.dim)
            }
        }
        func area(_ color: TerminalColor) -> TerminalColor {
            color == surfaces.window ? surfaces.dimmedWindow : color.covered(by: surfaces.dimmedWindow, 0.6)
        }
        forEachPoint(of: rect) { point in
            // The block characters at the edge of a surface are dimmed like the surface itself.
            let isEdge = glyph(at: point).map(ControlSurface.blocks.contains) ?? false
            restyle(CellRect(origin: point, size: CellSize(width: 1, height: 1))) { style in
                if style.attributes.contains(.reverse) {
                    style.attributes.remove(.reverse)
                    swap(&style.foreground, &style.background)
                }
                style.attributes.subtract([.bold, .dim])
                style.foreground =
                    isEdge ? area(style.foreground) : style.foreground.covered(by: surfaces.dimmedText, 0.7)
                style.background = area(style.background)
            }
        }
    }

    /// Draws the shadow of a window on the screen beneath: two columns to the right of the window and one row below it.
    func castShadow(of window: CellRect, _ surfaces: SurfaceColors) {
        let right = CellRect(
            column: window.maxColumn, row: window.minRow + 1, width: 2, height: window.size.height)
        let below = CellRect(
            column: window.minColumn + 2, row: window.maxRow, width: max(0, window.size.width - 2), height: 1)
        for area in [right, below] {
            restyle(area) { style in
                style.attributes.subtract([.bold, .reverse, .dim])
                style.foreground = surfaces.shadowText
                style.background = surfaces.shadow
            }
        }
    }
}
