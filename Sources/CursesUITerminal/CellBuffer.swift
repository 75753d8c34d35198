/// A grid of cells that a frame is drawn into.
///
/// The right half of a wide glyph is `Glyph.continuation`. Writing over one half of a wide glyph
/// blanks the other, so that a row always adds up to its width.
public struct CellBuffer: Equatable, Sendable {
    public private(set) var size: CellSize
    /// The cells in row-major order.
    public internal(set) var cells: [Cell]

    public init(size: CellSize) {
        self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
        cells = Array(repeating: .blank, count: self.size.width * self.size.height)
    }

    public var bounds: CellRect { CellRect(origin: .zero, size: size) }

    /// Accesses the cell at a position inside the buffer.
    public subscript(column column: Int, row row: Int) -> Cell {
        cells[row * size.width + column]
    }

    /// Returns the cells of a rectangle inside the buffer, row by row.
    package func rows(of rect: CellRect) -> [[Cell]] {
        (rect.minRow..<rect.maxRow).map { row in
            Array(cells[row * size.width + rect.minColumn..<row * size.width + rect.maxColumn])
        }
    }

    /// Replaces all cells with those of a buffer of the same size.
    mutating func replaceCells(_ cells: [Cell]) {
        precondition(cells.count == self.cells.count, "another size")
        self.cells = cells
    }

    /// Draws a glyph, clipped to `clip` and to the buffer. If one half of a wide glyph would be clipped, the
    /// other half becomes a space. A continuation is ignored.
    public mutating func put(_ glyph: Glyph, style: Style, at point: CellPoint, clip: CellRect) {
        withRow(point.row, clip: clip) { $0.put(glyph, style: style, at: point.column) }
    }

    /// Fills a rectangle, clipped to the buffer, with a cell. If the cell's glyph is not one column wide, the
    /// fill uses spaces in the cell's style.
    public mutating func fill(_ rect: CellRect, with cell: Cell = .blank) {
        let rect = rect.intersection(bounds)
        let cell = cell.glyph.width == 1 ? cell : Cell(glyph: .space, style: cell.style)
        guard !rect.isEmpty else { return }
        withRow(rect.minRow, clip: rect) { $0.fill(with: cell) }
        for row in rect.minRow + 1..<rect.maxRow { repeatRow(rect.minRow, at: row, in: rect) }
    }

    /// Copies a row that has been filled to another row.
    private mutating func repeatRow(_ filled: Int, at row: Int, in rect: CellRect) {
        let (width, column) = (size.width, rect.minColumn)
        withRow(row, clip: rect) { $0.repairEdges() }
        cells.withUnsafeMutableBufferPointer { cells in
            guard let base = cells.baseAddress else { return }
            (base + row * width + column).update(from: base + filled * width + column, count: rect.size.width)
        }
    }

    /// Calls a closure that writes into a row. If the row is outside `clip` or the buffer, nothing is
    /// written.
    package mutating func withRow(_ row: Int, clip: CellRect, _ body: (CellRow) -> Void) {
        let first = max(clip.minColumn, 0)
        let last = min(clip.maxColumn, size.width)
        guard row >= max(clip.minRow, 0), row < min(clip.maxRow, size.height), first < last else {
            let nothing = UnsafeMutableBufferPointer<Cell>(start: nil, count: 0)
            return body(CellRow(nothing, visible: 0..<0))
        }
        let places = (row * size.width)..<((row + 1) * size.width)
        cells.withUnsafeMutableBufferPointer { cells in
            let cells = UnsafeMutableBufferPointer(rebasing: cells[places])
            body(CellRow(cells, visible: first..<last))
        }
    }

    /// Calls a closure that changes neighbouring cells of a row. The cells must be inside the buffer, and the closure
    /// must keep wide glyphs whole.
    package mutating func change(
        row: Int, from column: Int, count: Int, _ body: (UnsafeMutableBufferPointer<Cell>) -> Void
    ) {
        let places = row * size.width + column..<row * size.width + column + count
        cells.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[places])) }
    }

    /// Changes the styles of a rectangle, clipped to the buffer, and keeps its glyphs.
    public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        for row in rect.minRow..<rect.maxRow {
            for column in rect.minColumn..<rect.maxColumn {
                change(&cells[row * size.width + column].style)
            }
        }
    }
}
