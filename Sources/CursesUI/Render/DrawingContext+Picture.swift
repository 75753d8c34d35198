import CursesUITerminal

extension LayoutNode {
    /// A picture of the node alone; it must have been placed.
    final func picture() -> CellBuffer {
        let context = DrawingContext(buffer: CellBuffer(size: frame.size))
        _ = context.draw(self, in: context.buffer.bounds, from: CellPoint.zero - frame.origin)
        return context.buffer
    }
}

extension DrawingContext {
    /// Draws a picture from elsewhere, except for its blanks, with the current opacity.
    func draw(_ picture: CellBuffer, at origin: CellPoint) {
        let area = CellRect(origin: origin, size: picture.size)
        forEachPoint(of: area) { point in
            let place = point - origin
            let cell = picture[column: place.column, row: place.row]
            guard cell.glyph != .continuation else { return }
            var style = cell.style
            // Filled areas fade in the same way.
            if opacity < 0.5 { style.background = .default }
            guard cell.glyph != .space || style != .plain else { return }
            put(cell.glyph, style: style, at: point)
        }
    }
}
