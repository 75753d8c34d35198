import CursesUITerminal
import Foundation

/// The Braille dots of some cells: two columns and four rows of dots in each cell.
struct DotGrid {
    /// The dots of each cell, row by row, as bits of the Unicode block Braille Patterns.
    private(set) var bits: [UInt8]
    /// The number of cells in a row.
    private let width: Int
    private let columns: Range<Int>
    private let rows: Range<Int>

    init(_ cells: CellRect) {
        width = max(0, cells.size.width)
        bits = [UInt8](repeating: 0, count: width * max(0, cells.size.height))
        columns = cells.minColumn * 2..<(cells.minColumn + width) * 2
        rows = cells.minRow * 4..<(cells.minRow + max(0, cells.size.height)) * 4
    }

    /// Sets the dots around a point, which is in columns and rows of dots.
    mutating func put(_ point: CGPoint, radius: CGFloat) {
        for row in Self.dots(around: point.y, radius, in: rows) {
            for column in Self.dots(around: point.x, radius, in: columns) {
                let cell = (row - rows.lowerBound) / 4 * width + (column - columns.lowerBound) / 2
                bits[cell] |= Self.bit(row: (row - rows.lowerBound) % 4, column: (column - columns.lowerBound) % 2)
            }
        }
    }

    private static func dots(around center: CGFloat, _ radius: CGFloat, in range: Range<Int>) -> Range<Int> {
        let low = max((center - radius).rounded(.down), CGFloat(range.lowerBound))
        let high = min((center + radius).rounded(.down) + 1, CGFloat(range.upperBound))
        return low < high ? Int(low)..<Int(high) : 0..<0
    }

    /// The part of a line, as fractions of its length, that is within a distance of the grid (Liang and Barsky, "A New
    /// Concept and Method for Line Clipping", 1984).
    func part(from: CGPoint, to: CGPoint, within distance: CGFloat) -> ClosedRange<CGFloat>? {
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        func clip(_ start: CGFloat, _ way: CGFloat, _ range: Range<Int>) {
            let least = CGFloat(range.lowerBound) - distance - start
            let most = CGFloat(range.upperBound) + distance - start
            guard way != 0 else {
                if least > 0 || most < 0 { high = -1 }
                return
            }
            low = max(low, min(least / way, most / way))
            high = min(high, max(least / way, most / way))
        }
        clip(from.x, to.x - from.x, columns)
        clip(from.y, to.y - from.y, rows)
        return low <= high ? low...high : nil
    }

    /// The bit of a dot (Unicode block Braille Patterns).
    private static func bit(row: Int, column: Int) -> UInt8 {
        row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(row + column * 3)
    }
}
