/// One row of a ``CellBuffer`` while it is written: the place where glyphs become cells.
///
/// It points into the buffer, and is good only within ``CellBuffer/withRow(_:clip:_:)``.
package struct CellRow {
    private let cells: UnsafeMutableBufferPointer<Cell>
    /// The columns that may be written.
    private let visible: Range<Int>

    init(_ cells: UnsafeMutableBufferPointer<Cell>, visible: Range<Int>) {
        self.cells = cells
        self.visible = visible
    }

    /// Whether nothing from a column on can be seen.
    package func isBehind(_ column: Int) -> Bool { column >= visible.upperBound }

    /// Puts a glyph; a wide one of which one half is not visible shows as a space in the half that
    /// is. A continuation cannot be put.
    package func put(_ glyph: Glyph, style: Style, at column: Int) {
        put(glyph, style: style, rightStyle: style, at: column)
    }

    /// Puts a glyph on top of what is there: where its style has no background of its own, the one
    /// below stays.
    package func putOver(_ glyph: Glyph, style: Style, at column: Int) {
        guard style.background == .default else { return put(glyph, style: style, at: column) }
        put(
            glyph,
            style: over(column, style),
            rightStyle: glyph.width == 2 ? over(column &+ 1, style) : style,
            at: column
        )
    }

    /// - Parameter rightStyle: the style of a wide glyph's right half. It shows only where that is
    ///   all that is left of the glyph, and is then the same whether the left half was cut off or
    ///   written over.
    func put(_ glyph: Glyph, style: Style, rightStyle: Style, at column: Int) {
        guard column >= visible.lowerBound - 1, column < visible.upperBound, !visible.isEmpty,
            glyph.width > 0
        else { return }
        let showsLeft = column >= visible.lowerBound
        if glyph.width == 1 {
            guard showsLeft else { return }
            repairEdges(column..<(column + 1))
            cells[column] = Cell(glyph: glyph, style: style)
        } else if showsLeft, column + 1 < visible.upperBound {
            repairEdges(column..<(column + 2))
            cells[column] = Cell(glyph: glyph, style: style)
            cells[column + 1] = Cell(glyph: .continuation, style: rightStyle)
        } else {
            let half = showsLeft ? column : column + 1
            repairEdges(half..<(half + 1))
            cells[half] = Cell(glyph: .space, style: showsLeft ? style : rightStyle)
        }
    }

    /// A style with the background that a column has.
    private func over(_ column: Int, _ style: Style) -> Style {
        guard visible.contains(column) else { return style }
        var style = style
        style.background = cells[column].style.background
        return style
    }

    /// Puts a one-column cell into all that is visible.
    func fill(with cell: Cell) {
        guard !visible.isEmpty else { return }
        repairEdges(visible)
        cells[visible].update(repeating: cell)
    }

    /// Blanks the halves of wide glyphs that stick out of `columns`, which are about to be written.
    private func repairEdges(_ columns: Range<Int>) {
        if cells[columns.lowerBound].glyph == .continuation {
            cells[columns.lowerBound - 1].glyph = .space
        }
        if columns.upperBound < cells.count, cells[columns.upperBound].glyph == .continuation {
            cells[columns.upperBound].glyph = .space
        }
    }
}
