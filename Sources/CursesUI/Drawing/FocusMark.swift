import CursesUITerminal

extension DrawingContext {
    /// Shows the focus on the cells that have been drawn in a rectangle, so that none of their colours goes.
    ///
    /// Cells on the terminal's own background are shown in reverse video. On a background of their own, text is
    /// underlined, and brackets stand in the first and the last column of the middle row if these are blank. Each cell
    /// is decided on alone, because only a part of the rectangle may be drawn again.
    func markFocus(_ rect: CellRect) {
        let middle = rect.minRow + (rect.size.height - 1) / 2
        forEachPoint(of: rect) { point in
            let cell = CellRect(origin: point, size: CellSize(width: 1, height: 1))
            let style = drawnStyle(at: point)
            guard style.background != .default else {
                return restyle(cell) { $0.attributes.formSymmetricDifference(.reverse) }
            }
            let isEdge = point.column == rect.minColumn || point.column == rect.maxColumn - 1
            if isEdge, point.row == middle, isBlank(at: point) {
                let bracket = point.column == rect.minColumn ? "[" : "]"
                write(bracket, style: Style(foreground: style.foreground, background: style.background), at: point)
                restyle(cell) { $0.attributes.formUnion([.bold, .reverse]) }
            } else if !isBlank(at: point) {
                restyle(cell) { $0.attributes.formSymmetricDifference(.underline) }
            }
        }
    }

    /// Shows the focus on a large area by its corners alone.
    func markFocusAtCorners(_ rect: CellRect) {
        let columns = [rect.minColumn, rect.maxColumn - 1]
        let rows = [rect.minRow, rect.maxRow - 1]
        for point in columns.flatMap({ column in rows.map { CellPoint(column: column, row: $0) } }) {
            markFocus(CellRect(origin: point, size: CellSize(width: 1, height: 1)))
        }
    }
}

/// Shows a view as focused.
struct FocusMarkModifier {
    let isMarked: Bool
}

extension FocusMarkModifier: LayoutModifier {
    func drawAbove(in context: DrawingContext, size: CellSize) {
        if isMarked { context.markFocus(CellRect(origin: .zero, size: size)) }
    }
}
