extension CellBuffer {
    /// Takes the cells of another buffer, cut to this one's size; a wide glyph that is cut becomes
    /// a space.
    mutating func copy(_ other: CellBuffer) {
        let rect = bounds.intersection(other.bounds)
        for row in rect.minRow..<max(rect.minRow, rect.maxRow) {
            for column in rect.minColumn..<rect.maxColumn {
                let cell = other[column: column, row: row]
                guard cell.glyph != .continuation else { continue }
                put(
                    cell.glyph, style: cell.style, at: CellPoint(column: column, row: row),
                    clip: bounds)
            }
        }
    }
}
