/// Neighbouring cells of a row with the same visible style.
package struct StyledRun: Equatable {
    package var columns: Range<Int>
    package var style: Style
    /// The text of the cells.
    package var text: String

    package init(columns: Range<Int>, style: Style, text: String) {
        self.columns = columns
        self.style = style
        self.text = text
    }

    package var isBlank: Bool { text.allSatisfy { $0 == " " } }
}

extension Cell {
    /// The cell without the invisible parts of its style. The weight of a blank is invisible, and usually its
    /// foreground colour, too.
    package var visible: Cell {
        guard glyph == .space else { return self }
        var style = style
        let shown = style.attributes.intersection([.reverse, .underline, .strikethrough, .blink])
        if shown.isDisjoint(with: [.reverse, .underline, .strikethrough]) {
            style.foreground = .default
            style.attributes = []
        } else {
            style.attributes = shown
        }
        return Cell(glyph: glyph, style: style)
    }
}

extension CellBuffer {
    /// Returns the row as runs of the same visible style, without trailing blanks in the plain style.
    package func lookRuns(inRow row: Int) -> [StyledRun] {
        var runs: [StyledRun] = []
        for column in 0..<size.width {
            let cell = self[column: column, row: row].visible
            if let last = runs.last, last.style == cell.style {
                runs[runs.count - 1].text += cell.glyph.description
                runs[runs.count - 1].columns = last.columns.lowerBound..<(column + 1)
            } else {
                runs.append(
                    StyledRun(
                        columns: column..<(column + 1),
                        style: cell.style,
                        text: cell.glyph.description
                    )
                )
            }
        }
        if let last = runs.last, last.style == .plain {
            let text = String(last.text.reversed().drop { $0 == " " }.reversed())
            let blanks = last.text.count - text.count
            runs[runs.count - 1].text = text
            runs[runs.count - 1].columns = last.columns.dropLast(blanks)
            if text.isEmpty { runs.removeLast() }
        }
        return runs
    }
}
