/// A row of a ``CellBuffer`` that is being written.
///
/// It points into the buffer, and is valid only within ``CellBuffer/withRow(_:clip:_:)``.
package struct CellRow {
    private let cells: UnsafeMutableBufferPointer<Cell>
    /// The columns that may be written.
    private let visible: Range<Int>

    init(_ cells: UnsafeMutableBufferPointer<Cell>, visible: Range<Int>) {
        self.cells = cells
        self.visible = visible
    }

    /// Returns whether all visible columns are to the left of `column`.
    package func isBehind(_ column: Int) -> Bool { column >= visible.upperBound }

    /// Returns the background colour at a column; the terminal's default outside the visible columns.
    package func background(at column: Int) -> TerminalColor {
        visible.contains(column) ? cells[column].style.background : .default
    }

    /// Draws a glyph. If one half of a wide glyph is not visible, the other half becomes a space. A
    /// continuation is ignored.
    package func put(_ glyph: Glyph, style: Style, at column: Int) {
        put(glyph, style: style, rightStyle: style, at: column)
    }

    /// Draws a glyph on top of the row. If its style has no background, the cell keeps its background.
    package func putOver(_ glyph: Glyph, style: Style, at column: Int) {
        guard style.background == .default else { return put(glyph, style: style, at: column) }
        put(
            glyph,
            style: over(column, style),
            rightStyle: glyph.width == 2 ? over(column &+ 1, style) : style,
            at: column
        )
    }

    /// Draws glyphs side by side on top of the row, and returns the column after the last one.
    package func putOver(_ glyphs: UnsafeBufferPointer<Glyph>, style: Style, at column: Int) -> Int {
        var column = column
        var index = 0
        while index < glyphs.count {
            var end = index
            while end < glyphs.count, glyphs[end].width == 1 { end += 1 }
            if end > index {
                putNarrow(UnsafeBufferPointer(rebasing: glyphs[index..<end]), style: style, at: column)
                column += end - index
                index = end
            } else {
                putOver(glyphs[index], style: style, at: column)
                column += glyphs[index].width
                index += 1
            }
        }
        return column
    }

    /// Draws glyphs that are one column wide, which make up most text, on a faster path.
    private func putNarrow(_ glyphs: UnsafeBufferPointer<Glyph>, style: Style, at column: Int) {
        let first = max(column, visible.lowerBound)
        let end = min(column + glyphs.count, visible.upperBound)
        guard first < end else { return }
        let columns = first..<end
        repairEdges(columns)
        let keepsBackground = style.background == .default
        var cell = Cell(glyph: .space, style: style)
        for place in columns {
            cell.glyph = glyphs[place - column]
            if keepsBackground { cell.style = style.over(cells[place].style) }
            cells[place] = cell
        }
    }

    /// - Parameter rightStyle: the style of a wide glyph's right half. It becomes visible only if the left half is
    ///   clipped or overwritten, and is the same in both cases.
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

    /// Returns the style with the background of the cell at `column`, if that column is visible.
    private func over(_ column: Int, _ style: Style) -> Style {
        visible.contains(column) ? style.over(cells[column].style) : style
    }

    /// Fills all visible columns with a one-column cell.
    func fill(with cell: Cell) {
        guard !visible.isEmpty else { return }
        repairEdges(visible)
        cells[visible].update(repeating: cell)
    }

    /// Blanks the halves of wide glyphs that extend beyond the visible columns, which are about to be written.
    func repairEdges() {
        if !visible.isEmpty { repairEdges(visible) }
    }

    /// Blanks the halves of wide glyphs that extend beyond `columns`, which are about to be written.
    private func repairEdges(_ columns: Range<Int>) {
        if cells[columns.lowerBound].glyph == .continuation {
            cells[columns.lowerBound - 1].glyph = .space
        }
        if columns.upperBound < cells.count, cells[columns.upperBound].glyph == .continuation {
            cells[columns.upperBound].glyph = .space
        }
    }
}

extension Style {
    /// Returns a style without a background, on the background of a cell. That of a cell in reverse video, as areas in
    /// the terminal's own foreground are, is its foreground.
    fileprivate func over(_ below: Style) -> Style {
        var style = self
        if below.attributes.contains(.reverse), !attributes.contains(.reverse) {
            style.background = foreground
            style.foreground = below.foreground
            style.attributes.insert(.reverse)
        } else {
            style.background = below.background
        }
        return style
    }
}
