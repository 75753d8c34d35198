import CursesUITerminal

extension CellBuffer {
    /// Returns the rectangle, widened so that drawing in it cannot change cells outside of it.
    ///
    /// A change in one cell may restore or remove the other half of a wide glyph beside it, so a column is added on
    /// both sides. Cells further away do not change, so a wide glyph that crosses the new edge is already in the
    /// buffer, and is included as a whole.
    func wholeGlyphs(around rect: CellRect) -> CellRect {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return rect }
        var left = max(0, rect.minColumn - 1)
        var right = min(size.width, rect.maxColumn + 1)
        let rows = rect.minRow..<rect.maxRow
        while left > 0, hasContinuation(column: left, rows: rows) { left -= 1 }
        while right < size.width, hasContinuation(column: right, rows: rows) { right += 1 }
        return CellRect(column: left, row: rect.minRow, width: right - left, height: rows.count)
    }

    private func hasContinuation(column: Int, rows: Range<Int>) -> Bool {
        rows.contains { self[column: column, row: $0].glyph == .continuation }
    }
}
