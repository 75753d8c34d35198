import CursesUITerminal

extension Snapshot {
    /// Returns the runs of a row whose style is not plain.
    ///
    /// Invisible differences of cells are ignored, so that rows with the same appearance have the same runs.
    /// For example, a blank between two words of one style belongs to their run.
    func styledRuns(inRow row: Int) -> [StyledRun] {
        var runs: [StyledRun] = []
        for column in 0..<size.width {
            // A fast path, because most cells are plain.
            guard buffer[column: column, row: row].style != .plain else { continue }
            let cell = buffer[column: column, row: row].visible
            guard cell.style != .plain else { continue }
            if let last = runs.indices.last,
                runs[last].columns.upperBound == column || isBlank(column - 1, row),
                runs[last].join(cell, at: column)
            {
                continue
            }
            runs.append(
                StyledRun(
                    columns: column..<(column + 1),
                    style: cell.style,
                    text: cell.glyph.description
                )
            )
        }
        return runs
    }

    private func isBlank(_ column: Int, _ row: Int) -> Bool {
        buffer[column: column, row: row].glyph == .space
    }
}

extension StyledRun {
    /// Appends a cell to the run. If its style differs visibly, returns false without a change.
    fileprivate mutating func join(_ cell: Cell, at column: Int) -> Bool {
        switch column - columns.upperBound {
        case 0 where style == cell.style:
            break
        case 0 where cell.glyph == .space && Cell(glyph: .space, style: style).visible == cell:
            break
        case 0 where isBlank && Cell(glyph: .space, style: cell.style).visible.style == style:
            style = cell.style
        case 1
        where style == cell.style && cell.glyph != .space && text.last != " "
            && Cell(glyph: .space, style: style).visible.style == .plain:
            // A plain blank between two words.
            text += " "
        default:
            return false
        }
        text += cell.glyph.description
        columns = columns.lowerBound..<(column + 1)
        return true
    }
}
