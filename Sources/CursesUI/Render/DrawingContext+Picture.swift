import CursesUITerminal

extension LayoutNode {
    /// What the node, which has its place, looks like by itself.
    final func picture() -> CellBuffer {
        let context = DrawingContext(buffer: CellBuffer(size: frame.size))
        _ = context.draw(self, in: context.buffer.bounds, from: CellPoint.zero - frame.origin)
        return context.buffer
    }
}

extension DrawingContext {
    /// Draws what was drawn elsewhere, but for its blanks, as opaque as everything is.
    func draw(_ picture: CellBuffer, at origin: CellPoint) {
        let area = CellRect(origin: origin, size: picture.size)
        forEachPoint(of: area) { point in
            let place = point - origin
            let cell = picture[column: place.column, row: place.row]
            guard cell.glyph != .continuation else { return }
            var style = cell.style
            // As areas that are drawn are.
            if opacity < 0.5 { style.background = .default }
            guard cell.glyph != .space || style != .plain else { return }
            put(cell.glyph, style: style, at: point)
        }
    }
}
