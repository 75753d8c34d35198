import CursesUITerminal
import Foundation

/// The parts into which block characters divide a cell, from left to right and then from top to bottom.
package struct CellGrid: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    /// A grid with a single part, the whole cell.
    package static let whole = CellGrid(columns: 1, rows: 1)
    package static let halves = CellGrid(columns: 1, rows: 2)
    package static let quadrants = CellGrid(columns: 2, rows: 2)
    package static let sextants = CellGrid(columns: 2, rows: 3)
    package static let octants = CellGrid(columns: 2, rows: 4)

    private init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Creates the finest grid that a set of block characters can show.
    package init(_ blocks: BlockCharacters) {
        self =
            switch blocks {
            case .none: .whole
            case .halves: .halves
            case .quadrants: .quadrants
            case .sextants: .sextants
            case .octants: .octants
            }
    }

    /// The number of parts.
    package var count: Int { columns * rows }

    /// A bit for each part.
    var all: Int { 1 << count - 1 }

    /// Returns a bit for each part inside a rectangle; `nil` if an edge of the rectangle divides a part.
    ///
    /// - Parameters:
    ///   - x: the part of the cell's width that is inside, from 0 to 1.
    ///   - y: the part of the cell's height that is inside, from 0 to 1.
    func mask(x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) -> Int? {
        guard let columns = Self.parts(x, of: columns), let rows = Self.parts(y, of: rows) else { return nil }
        let row = 1 << columns.upperBound - 1 << columns.lowerBound
        var mask = 0
        for index in rows { mask |= row << (index * self.columns) }
        return mask
    }

    private static func parts(_ range: ClosedRange<CGFloat>, of count: Int) -> Range<Int>? {
        let (low, high) = (range.lowerBound * CGFloat(count), range.upperBound * CGFloat(count))
        let (first, end) = (Int(low + 0.5), Int(high + 0.5))
        guard abs(low - CGFloat(first)) < tolerance, abs(high - CGFloat(end)) < tolerance else { return nil }
        return first..<end
    }

    /// The fraction of a part that counts as a rounding error.
    private static let tolerance: CGFloat = 0.004
}
