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

    /// Sets the dots around a point, whose coordinates are columns and rows of dots.
    mutating func put(_ point: CGPoint, radius: CGFloat) {
        for row in Self.dots(around: point.y, radius, in: rows) {
            for column in Self.dots(around: point.x, radius, in: columns) {
                let cell = (row - rows.lowerBound) / 4 * width + (column - columns.lowerBound) / 2
                bits[cell] |= Braille.bit(row: (row - rows.lowerBound) % 4, column: (column - columns.lowerBound) % 2)
            }
        }
    }

    private static func dots(around center: CGFloat, _ radius: CGFloat, in range: Range<Int>) -> Range<Int> {
        let low = max((center - radius).rounded(.down), CGFloat(range.lowerBound))
        let high = min((center + radius).rounded(.down) + 1, CGFloat(range.upperBound))
        return low < high ? Int(low)..<Int(high) : 0..<0
    }

    /// Returns the part of a line segment that is within a distance of the grid, as fractions of its length.
    func part(from: CGPoint, to: CGPoint, within distance: CGFloat) -> ClosedRange<CGFloat>? {
        CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
            .insetBy(dx: -distance, dy: -distance).part(ofLineFrom: from, to: to)
    }
}

extension CGRect {
    /// Returns the part of a line segment that is within the rectangle, as fractions of its length (Liang and Barsky,
    /// "A New Concept and Method for Line Clipping", 1984).
    func part(ofLineFrom from: CGPoint, to: CGPoint) -> ClosedRange<CGFloat>? {
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        func clip(_ start: CGFloat, _ way: CGFloat, _ least: CGFloat, _ most: CGFloat) {
            guard way != 0 else {
                if start < least || start > most { high = -1 }
                return
            }
            low = max(low, min((least - start) / way, (most - start) / way))
            high = min(high, max((least - start) / way, (most - start) / way))
        }
        clip(from.x, to.x - from.x, minX, maxX)
        clip(from.y, to.y - from.y, minY, maxY)
        return low <= high ? low...high : nil
    }
}
