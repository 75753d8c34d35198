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

    /// A buffer of another size with the same picture at its top left, cut or filled with blanks.
    package func resized(to size: CellSize) -> CellBuffer {
        var buffer = CellBuffer(size: size)
        guard buffer.size != self.size else { return self }
        for row in 0..<min(buffer.size.height, self.size.height) {
            for column in 0..<min(buffer.size.width, self.size.width) {
                let cell = self[column: column, row: row]
                let point = CellPoint(column: column, row: row)
                buffer.put(cell.glyph, style: cell.style, at: point, clip: buffer.bounds)
            }
        }
        return buffer
    }
}
