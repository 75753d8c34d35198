import CursesUITerminal

/// Neighbouring cells of one row that look alike.
struct StyledRun: Equatable {
    var columns: Range<Int>
    var style: Style
    /// What the cells show.
    var text: String
}

extension Cell {
    /// The cell without what nobody sees of its style: a blank has no weight, and mostly no colour
    /// but its background's.
    var visible: Cell {
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

extension Snapshot {
    /// The parts of a row that do not look plain.
    ///
    /// Cells whose difference nobody sees count as the same, so that the runs are the same for any two
    /// rows that look the same: the blank between two words of one style belongs to their run.
    func styledRuns(inRow row: Int) -> [StyledRun] {
        var runs: [StyledRun] = []
        var end = -1
        for column in 0..<size.width {
            let cell = buffer[column: column, row: row].visible
            guard cell.style != .plain else { continue }
            let text = cell.glyph.description
            if let last = runs.last, last.style == cell.style, end == column {
                runs[runs.count - 1].text += text
                runs[runs.count - 1].columns = last.columns.lowerBound..<(column + 1)
            } else if let last = runs.last, last.style == cell.style, end == column - 1,
                cell.glyph != .space, last.text.last != " ",
                buffer[column: end, row: row].glyph == .space
            {
                runs[runs.count - 1].text += " " + text
                runs[runs.count - 1].columns = last.columns.lowerBound..<(column + 1)
            } else {
                runs.append(StyledRun(columns: column..<(column + 1), style: cell.style, text: text))
            }
            end = column + 1
        }
        return runs
    }
}
