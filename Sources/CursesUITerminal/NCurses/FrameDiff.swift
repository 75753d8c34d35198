/// Finds the differences between the frame that the terminal shows and the next one.
struct FrameDiff {
    /// The maximum number of equal cells between two changes in one run. Drawing these cells costs less than a separate
    /// call for each change.
    private static let gap = 4

    /// Calls `body` with every run of columns of a row that must be drawn.
    ///
    /// A run never begins or ends inside a wide glyph, of the old frame or of the new one.
    ///
    /// - Parameters:
    ///   - columns: the columns to compare; a subrange of the rows' indices.
    ///   - shown: the row that the terminal shows.
    ///   - next: the new row, of the same length as `shown`.
    static func runs(
        in columns: Range<Int>,
        from shown: UnsafeBufferPointer<Cell>,
        to next: UnsafeBufferPointer<Cell>,
        body: (Range<Int>) -> Void
    ) {
        func splitsGlyph(_ column: Int) -> Bool {
            column > 0 && column < next.count
                && (next[column].glyph == .continuation || shown[column].glyph == .continuation)
        }
        var column = columns.lowerBound
        // A run may extend beyond the columns, to the end of a wide glyph.
        while column < columns.upperBound {
            column = firstDifference(in: column..<columns.upperBound, from: shown, to: next)
            guard column < columns.upperBound else { return }
            var start = column
            var end = column + 1
            var equal = 0
            var probe = end
            while probe < columns.upperBound, equal <= gap {
                if next[probe] == shown[probe] {
                    equal += 1
                } else {
                    equal = 0
                    end = probe + 1
                }
                probe += 1
            }
            while splitsGlyph(start) { start -= 1 }
            while splitsGlyph(end) { end += 1 }
            body(start..<end)
            column = end
        }
    }

    /// Returns the first column in which two rows differ; the end of `columns` if there is none. Equal cells are
    /// skipped four at a time, because most of a frame is unchanged.
    static func firstDifference(
        in columns: Range<Int>,
        from shown: UnsafeBufferPointer<Cell>,
        to next: UnsafeBufferPointer<Cell>
    ) -> Int {
        var column = columns.lowerBound
        while column + 4 <= columns.upperBound {
            let difference =
                next[column].difference(from: shown[column])
                | next[column + 1].difference(from: shown[column + 1])
                | next[column + 2].difference(from: shown[column + 2])
                | next[column + 3].difference(from: shown[column + 3])
            guard difference == 0 else { break }
            column += 4
        }
        while column < columns.upperBound, next[column] == shown[column] { column += 1 }
        return column
    }
}
