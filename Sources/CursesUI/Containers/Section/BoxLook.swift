import CursesUITerminal

/// The lines of a box around rows.
struct BoxLook: Hashable {
    let lines: LineCharacters
    let style: Style

    init(_ theme: Theme) {
        lines = theme.borders.group.characters
        style = theme.colors.border.applied(to: .plain)
    }

    /// Fills a part of the box with the surface colour of panels, if the design has surfaces.
    @MainActor
    func fill(_ rect: CellRect, in context: DrawingContext) {
        guard let surfaces = context.design.surfaces else { return }
        context.raise(rect, to: surfaces.panel)
    }
}

extension DrawingContext {
    /// Draws the vertical lines of a box on both sides of a row.
    func drawSides(of rect: CellRect, _ look: BoxLook) {
        look.fill(rect, in: self)
        for column in [rect.minColumn, rect.maxColumn - 1] {
            let side = CellRect(column: column, row: rect.minRow, width: 1, height: rect.size.height)
            forEachPoint(of: side) { put(look.lines.vertical, style: look.style, at: $0) }
        }
    }
}
