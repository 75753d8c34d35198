import CursesUITerminal

/// A bar that shows which part of something is visible.
struct ScrollBar {
    let visible: Int
    let total: Int
    let offset: Int

    /// The rows that the thumb covers.
    var thumb: Range<Int> {
        let length = max(1, visible * visible / max(1, total))
        let room = max(0, visible - length)
        let start = total > visible ? room * offset / (total - visible) : 0
        return start..<(start + length)
    }

    @MainActor
    func draw(in context: DrawingContext, column: Int) {
        let cells = CellRect(column: column, row: 0, width: 1, height: visible)
        context.forEachPoint(of: cells) { point in
            let isThumb = thumb.contains(point.row)
            context.put(
                Glyph(scalar: isThumb ? "┃" : "│", width: 1),
                style: Style(attributes: isThumb ? [] : .dim),
                at: point
            )
        }
    }
}
