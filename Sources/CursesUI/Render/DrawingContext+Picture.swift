import CursesUITerminal

extension LayoutNode {
    /// Returns an image of this node alone. The node must have been placed.
    final func picture() -> CellBuffer {
        let context = DrawingContext(size: frame.size, in: owner.environment.design)
        _ = context.draw(self, in: context.buffer.bounds, from: CellPoint.zero - frame.origin)
        return context.buffer
    }
}

extension DrawingContext {
    /// Draws an image, except its blank cells.
    func draw(_ picture: CellBuffer, at origin: CellPoint) {
        let area = CellRect(origin: origin, size: picture.size)
        forEachPoint(of: area) { point in
            let place = point - origin
            let cell = picture[column: place.column, row: place.row]
            guard cell.glyph != .continuation else { return }
            guard cell.glyph != .space || cell.style != .plain else { return }
            put(cell.glyph, style: cell.style, at: point)
        }
    }
}
