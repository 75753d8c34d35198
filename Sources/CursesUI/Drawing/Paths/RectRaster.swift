import CursesUITerminal
import Foundation

/// A rectangle in columns and rows, which is drawn on cells as ``PathRaster`` draws a path, but without sampling lines.
struct RectRaster {
    private let rect: CGRect

    init(_ rect: CGRect) {
        self.rect = rect
    }

    /// The cells that the rectangle touches.
    var cells: CellRect { CellRect(touchedBy: rect) }

    /// Returns the part of a cell that is inside the rectangle, from 0 to 1 in both directions; `nil` if no part is
    /// inside.
    func part(of point: CellPoint) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)? {
        func part(_ low: CGFloat, _ high: CGFloat, _ place: Int) -> ClosedRange<CGFloat>? {
            let (low, high) = (max(0, low - CGFloat(place)), min(1, high - CGFloat(place)))
            return low < high ? low...high : nil
        }
        guard let x = part(rect.minX, rect.maxX, point.column), let y = part(rect.minY, rect.maxY, point.row) else {
            return nil
        }
        return (x, y)
    }

    /// Returns the fraction of each part of a cell that is inside the rectangle.
    func coverage(of point: CellPoint, _ grid: CellGrid) -> PartArray<Float> {
        var coverage = PartArray<Float>(repeating: 0, count: grid.count)
        guard let (x, y) = part(of: point) else { return coverage }
        func covered(_ range: ClosedRange<CGFloat>, _ index: Int, of count: Int) -> CGFloat {
            let (low, high) = (range.lowerBound * CGFloat(count), range.upperBound * CGFloat(count))
            return max(0, min(high, CGFloat(index + 1)) - max(low, CGFloat(index)))
        }
        for part in 0..<grid.count {
            let width = covered(x, part % grid.columns, of: grid.columns)
            coverage[part] = Float(width * covered(y, part / grid.columns, of: grid.rows))
        }
        return coverage
    }
}

extension CellRect {
    /// Creates a rectangle of all cells that a rectangle in columns and rows touches.
    init(touchedBy rect: CGRect) {
        // Rounds down by a conversion to `Int`, because `rounded(_:)` would call the C library.
        func floor(_ length: CGFloat) -> Int {
            // This condition also excludes NaN.
            guard abs(length) < CGFloat(Int.unbounded) else {
                return length > 0 ? .unbounded : length < 0 ? -.unbounded : 0
            }
            let whole = Int(length)
            return CGFloat(whole) > length ? whole - 1 : whole
        }
        let (left, top) = (floor(rect.minX), floor(rect.minY))
        self.init(
            column: left, row: top, width: -floor(-rect.maxX) - left, height: -floor(-rect.maxY) - top
        )
    }
}
