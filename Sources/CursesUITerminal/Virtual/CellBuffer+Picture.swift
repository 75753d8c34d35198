extension CellBuffer {
    /// The rows as text without the spaces at their ends; a wide character stands once.
    public var rows: [String] {
        (0..<size.height).map { row in
            var text = ""
            var spaces = 0
            for column in 0..<size.width {
                let glyph = self[column: column, row: row].glyph
                if glyph == .space {
                    spaces += 1
                } else {
                    text += String(repeating: " ", count: spaces) + glyph.description
                    spaces = 0
                }
            }
            return text
        }
    }

    /// The rows in one text, without empty rows at its end.
    public var text: String {
        rows.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
    }

    /// How many cells differ from those of another buffer of the same size.
    package func differences(from other: CellBuffer) -> Int {
        // Not in a closure on the main actor, which would check its executor for each cell.
        zip(cells, other.cells).count { $0 != $1 }
    }

    /// A buffer of another size with the same picture at its top left, cut or filled with blanks.
    package func resized(to size: CellSize) -> CellBuffer {
        var buffer = CellBuffer(size: size)
        guard buffer.size != self.size else { return self }
        buffer.copy(buffer.bounds, from: self)
        return buffer
    }

    /// Takes the cells of a rectangle, clipped to both buffers, from another buffer; a wide glyph on
    /// an edge is taken whole.
    package mutating func copy(_ rect: CellRect, from other: CellBuffer) {
        let rect = rect.intersection(bounds).intersection(other.bounds)
        for row in rect.minRow..<rect.maxRow {
            withRow(row, clip: bounds) { target in
                for column in rect.minColumn..<rect.maxColumn {
                    let isCut = other[column: column, row: row].glyph == .continuation
                    guard !isCut || column == rect.minColumn else { continue }
                    let place = isCut ? column - 1 : column
                    let cell = other[column: place, row: row]
                    let right = cell.glyph.width == 2 ? other[column: place + 1, row: row] : cell
                    target.put(cell.glyph, style: cell.style, rightStyle: right.style, at: place)
                }
            }
        }
    }
}
