/// A grid of cells: what a frame is drawn into.
///
/// The right half of a wide glyph is `Glyph.continuation`. Writing over one half of a wide glyph
/// blanks the other, so that a row always adds up to its width.
public struct CellBuffer: Equatable, Sendable {
    public private(set) var size: CellSize
    /// Row after row.
    public private(set) var cells: [Cell]

    public init(size: CellSize) {
        self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
        cells = Array(repeating: .blank, count: self.size.width * self.size.height)
    }

    public var bounds: CellRect { CellRect(origin: .zero, size: size) }

    /// The cell at a place inside the buffer.
    public subscript(column column: Int, row row: Int) -> Cell {
        cells[row * size.width + column]
    }

    /// Puts a glyph, clipped to `clip` and the buffer; a wide glyph of which one half would be
    /// clipped shows as a space in the half that remains.
    public mutating func put(_ glyph: Glyph, style: Style, at point: CellPoint, clip: CellRect) {
        let clip = clip.intersection(bounds)
        guard point.row >= clip.minRow, point.row < clip.maxRow else { return }
        if glyph.width == 2 {
            let left = point.column >= clip.minColumn && point.column < clip.maxColumn
            let right = point.column + 1 >= clip.minColumn && point.column + 1 < clip.maxColumn
            if left && right {
                set(Cell(glyph: glyph, style: style), column: point.column, row: point.row)
                set(
                    Cell(glyph: .continuation, style: style),
                    column: point.column + 1,
                    row: point.row,
                    keepLeft: true
                )
            } else if left {
                set(Cell(glyph: .space, style: style), column: point.column, row: point.row)
            } else if right {
                set(Cell(glyph: .space, style: style), column: point.column + 1, row: point.row)
            }
        } else if point.column >= clip.minColumn, point.column < clip.maxColumn {
            set(Cell(glyph: glyph, style: style), column: point.column, row: point.row)
        }
    }

    /// Fills a rectangle, clipped to the buffer, with a one-column cell.
    public mutating func fill(_ rect: CellRect, with cell: Cell = .blank) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        for row in rect.minRow..<rect.maxRow {
            repairEdges(columns: rect.minColumn..<rect.maxColumn, row: row)
            let start = row * size.width
            for index in (start + rect.minColumn)..<(start + rect.maxColumn) {
                cells[index] = cell
            }
        }
    }

    /// Changes the styles of a rectangle, clipped to the buffer, and leaves its glyphs.
    public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        for row in rect.minRow..<rect.maxRow {
            for column in rect.minColumn..<rect.maxColumn {
                change(&cells[row * size.width + column].style)
            }
        }
    }

    private mutating func set(_ cell: Cell, column: Int, row: Int, keepLeft: Bool = false) {
        if keepLeft {
            repairEdges(columns: (column + 1)..<(column + 1), row: row)
        } else {
            repairEdges(columns: column..<(column + 1), row: row)
        }
        cells[row * size.width + column] = cell
    }

    /// Blanks the halves of wide glyphs that stick out of `columns`, which are about to be written.
    private mutating func repairEdges(columns: Range<Int>, row: Int) {
        let start = row * size.width
        let left = columns.lowerBound
        if left > 0, left < size.width, cells[start + left].glyph == .continuation, !columns.isEmpty {
            cells[start + left - 1].glyph = .space
        }
        let right = columns.upperBound
        if right < size.width, cells[start + right].glyph == .continuation {
            cells[start + right].glyph = .space
        }
    }
}
