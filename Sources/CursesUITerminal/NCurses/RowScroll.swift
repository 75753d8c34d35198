/// Rows of a new frame that the terminal shows already, further up or down. It is cheaper to scroll them than to draw
/// them again.
///
/// ncurses can find such rows by itself. For that it computes a value of each cell of each changed row, in frames without
/// scrolling too. Afterwards it compares the rows cell by cell, which takes a third of all instructions of a frame that
/// scrolls.
struct RowScroll: Equatable {
    /// The rows that scroll. The others stay in place.
    let region: Range<Int>
    /// The number of rows by which the content of the region moves up; negative if it moves down. The rows that it
    /// leaves become blank.
    let distance: Int

    /// The rows whose content has moved there.
    var movedRows: Range<Int> {
        distance > 0
            ? region.lowerBound..<region.upperBound - distance : region.lowerBound - distance..<region.upperBound
    }

    /// The minimum number of rows that are worth scrolling.
    private static let minimum = 3

    /// Finds the rows that have moved.
    ///
    /// - Parameters:
    ///   - rows: the rows that may have changed.
    ///   - width: the length of a row.
    ///   - shown: the cells that the terminal shows.
    ///   - next: the cells of the new frame, as many as `shown`.
    /// - Returns: `nil` if too few rows have moved together.
    static func find(
        in rows: Range<Int>, width: Int, from shown: UnsafeBufferPointer<Cell>, to next: UnsafeBufferPointer<Cell>
    ) -> RowScroll? {
        guard rows.count > minimum, width > 0 else { return nil }
        let frames = Frames(width: width, shown: shown, next: next)
        // A block of rows that is worth scrolling has at least one of these rows, unless it is short.
        for quarter in 1...3 {
            let row = rows.lowerBound + rows.count * quarter / 4
            if frames.isSame(row, shownAt: row) { continue }
            let column = frames.lastMark(in: row)
            for distance in 1..<rows.count {
                for origin in [row + distance, row - distance]
                where rows.contains(origin) && frames.isSame(row, shownAt: origin, at: column) {
                    if let found = frames.scroll(around: row, by: origin - row, in: rows) { return found }
                }
            }
        }
        return nil
    }

    private struct Frames {
        let width: Int
        let shown: UnsafeBufferPointer<Cell>
        let next: UnsafeBufferPointer<Cell>

        private func cells(of row: Int, in frame: UnsafeBufferPointer<Cell>) -> UnsafeBufferPointer<Cell> {
            UnsafeBufferPointer(rebasing: frame[row * width..<(row + 1) * width])
        }

        /// The last column of a new row that is not the end of a blank row. Rows that follow each other usually differ
        /// there: the numbers of rows do.
        func lastMark(in row: Int) -> Int {
            let cells = cells(of: row, in: next)
            var column = width - 1
            while column > 0, cells[column] == cells[column - 1] { column -= 1 }
            return max(0, column - 1)
        }

        /// Whether a new row is the same as a row that is shown.
        ///
        /// - Parameter column: the column to compare first.
        func isSame(_ row: Int, shownAt origin: Int, at column: Int = 0) -> Bool {
            guard next[row * width + column] == shown[origin * width + column] else { return false }
            let (old, new) = (cells(of: origin, in: shown), cells(of: row, in: next))
            return FrameDiff.firstDifference(in: 0..<width, from: old, to: new) == width
        }

        /// Returns the scrolling of the rows around a row that have moved by the same distance.
        func scroll(around row: Int, by distance: Int, in rows: Range<Int>) -> RowScroll? {
            var first = row
            while rows.contains(first - 1), rows.contains(first - 1 + distance),
                isSame(first - 1, shownAt: first - 1 + distance)
            {
                first -= 1
            }
            var end = row + 1
            while rows.contains(end), rows.contains(end + distance), isSame(end, shownAt: end + distance) { end += 1 }
            // The limit that ncurses has: a few rows are not worth a long way.
            let count = end - first
            guard count >= minimum, count + min(count / 8, 2) >= abs(distance) else { return nil }
            // Rows that look the same as before would be scrolled for nothing.
            var changed = 0
            for row in first..<end where changed < minimum && !isSame(row, shownAt: row) { changed += 1 }
            guard changed >= minimum else { return nil }
            return RowScroll(
                region: min(first, first + distance)..<max(end, end + distance), distance: distance)
        }
    }
}
