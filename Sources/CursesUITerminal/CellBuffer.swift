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
    /// clipped shows as a space in the half that remains. A continuation cannot be put.
    public mutating func put(_ glyph: Glyph, style: Style, at point: CellPoint, clip: CellRect) {
        let clip = clip.intersection(bounds)
        guard glyph.width > 0, !clip.isEmpty,
            point.row >= clip.minRow, point.row < clip.maxRow,
            point.column >= clip.minColumn - 1, point.column < clip.maxColumn
        else { return }
        let showsLeft = point.column >= clip.minColumn
        let start = point.row * size.width + point.column
        if glyph.width == 1 {
            guard showsLeft else { return }
            repairEdges(columns: point.column..<(point.column + 1), row: point.row)
            cells[start] = Cell(glyph: glyph, style: style)
        } else if showsLeft, point.column + 1 < clip.maxColumn {
            repairEdges(columns: point.column..<(point.column + 2), row: point.row)
            cells[start] = Cell(glyph: glyph, style: style)
            cells[start + 1] = Cell(glyph: .continuation, style: style)
        } else {
            let column = showsLeft ? point.column : point.column + 1
            put(.space, style: style, at: CellPoint(column: column, row: point.row), clip: clip)
        }
    }

    /// Fills a rectangle, clipped to the buffer, with a cell; one that is not one column wide
    /// fills with spaces of its style.
    public mutating func fill(_ rect: CellRect, with cell: Cell = .blank) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        let cell = cell.glyph.width == 1 ? cell : Cell(glyph: .space, style: cell.style)
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

    /// Blanks the halves of wide glyphs that stick out of `columns`, which are about to be written.
    private mutating func repairEdges(columns: Range<Int>, row: Int) {
        let left = row * size.width + columns.lowerBound
        if cells[left].glyph == .continuation {
            cells[left - 1].glyph = .space
        }
        let right = row * size.width + columns.upperBound
        if columns.upperBound < size.width, cells[right].glyph == .continuation {
            cells[right].glyph = .space
        }
    }
}
