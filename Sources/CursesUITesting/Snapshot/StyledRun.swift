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
        for column in 0..<size.width {
            let cell = buffer[column: column, row: row].visible
            guard cell.style != .plain else { continue }
            let text = cell.glyph.description
            if let last = runs.last,
                last.columns.upperBound == column || isBlank(column - 1, row),
                let joined = last.joined(by: cell, at: column)
            {
                runs[runs.count - 1] = joined
            } else {
                runs.append(StyledRun(columns: column..<(column + 1), style: cell.style, text: text))
            }
        }
        return runs
    }

    private func isBlank(_ column: Int, _ row: Int) -> Bool {
        buffer[column: column, row: row].glyph == .space
    }
}

extension StyledRun {
    /// The run with a cell that goes on in it; `nil` if the cell looks otherwise.
    fileprivate func joined(by cell: Cell, at column: Int) -> StyledRun? {
        let text = cell.glyph.description
        let columns = self.columns.lowerBound..<(column + 1)
        switch column - self.columns.upperBound {
        case 0 where style == cell.style:
            return StyledRun(columns: columns, style: style, text: self.text + text)
        case 0 where cell.glyph == .space && Cell(glyph: .space, style: style).visible == cell:
            return StyledRun(columns: columns, style: style, text: self.text + text)
        case 0 where isBlank && Cell(glyph: .space, style: cell.style).visible.style == style:
            return StyledRun(columns: columns, style: cell.style, text: self.text + text)
        case 1 where style == cell.style && cell.glyph != .space && self.text.last != " "
            && Cell(glyph: .space, style: style).visible.style == .plain:
            // A plain blank between two words.
            return StyledRun(columns: columns, style: style, text: self.text + " " + text)
        default:
            return nil
        }
    }

    var isBlank: Bool { text.allSatisfy { $0 == " " } }
}
