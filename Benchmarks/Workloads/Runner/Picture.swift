/// The expected content of a screen.
struct Picture {
    /// The expected cells; empty if only ``texts`` are checked.
    private var cells: [ScreenCell] = []
    /// The texts that the rows with these numbers must contain.
    private var texts: [Int: String] = [:]
    /// The expected position of the cursor; `nil` if it must be hidden.
    var cursor: (column: Int, row: Int)?

    init(_ cell: (_ column: Int, _ row: Int) -> ScreenCell) {
        cells = (0..<Child.rows).flatMap { row in (0..<Child.columns).map { cell($0, row) } }
    }

    /// Creates a picture of rows of text in the terminal's default colours.
    init(rows: [String], cursor: (column: Int, row: Int)? = nil) {
        let rows = rows.map { Array($0.unicodeScalars) }
        self.init { column, row in
            let text = row < rows.count ? rows[row] : []
            return ScreenCell(scalar: column < text.count ? text[column] : " ")
        }
        self.cursor = cursor
    }

    /// Creates a picture that checks only some rows, each for a text that it must contain.
    init(containing texts: [Int: String]) { self.texts = texts }

    /// Returns the differences from the emulator's screen; `nil` if there are none.
    func difference(from emulator: Emulator) -> String? {
        for (row, text) in texts where !emulator.row(row).contains(text) {
            return "row \(row) does not contain \(text); it reads \(emulator.row(row))"
        }
        guard !cells.isEmpty else { return nil }
        for row in 0..<Child.rows {
            for column in 0..<Child.columns {
                let expected = cells[row * Child.columns + column]
                let shown = emulator.cell(column: column, row: row)
                if shown != expected {
                    return "column \(column), row \(row): \(shown) for \(expected); the row: \(emulator.row(row))"
                }
            }
        }
        guard emulator.cursor?.column == cursor?.column, emulator.cursor?.row == cursor?.row else {
            return "the cursor at \(String(describing: emulator.cursor)) for \(String(describing: cursor))"
        }
        return nil
    }
}
