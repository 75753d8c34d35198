import CursesUITerminal

extension DrawingContext {
    /// Returns whether a cell is a space between two characters of a text, which a line must not join.
    func isInText(at point: CellPoint) -> Bool {
        glyph(at: point) == .space
            && [-1, 1].allSatisfy { step in
                let place = CellPoint(column: point.column + step, row: point.row)
                guard let glyph = glyph(at: place), glyph != .space else { return false }
                // Characters of boxes, blocks and dots are no text.
                return glyph.withScalars { scalars in scalars.first.map { !(0x2500...0x28FF ~= $0) } ?? false }
            }
    }
}
