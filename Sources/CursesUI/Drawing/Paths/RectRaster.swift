import CursesUITerminal
import Foundation

/// A rectangle in columns and rows, which is drawn on cells by the rules of ``PathRaster``, without the lines of a
/// path.
struct RectRaster {
    private let rect: CGRect

    init(_ rect: CGRect) {
        self.rect = rect
    }

    /// The cells that the rectangle touches.
    var cells: CellRect { CellRect(touchedBy: rect) }

    /// The halves of a cell that are mostly inside.
    func halves(at point: CellPoint) -> PathRaster.Halves {
        let column = CGFloat(point.column)
        let width = min(rect.maxX, column + 1) - max(rect.minX, column)
        guard width > 0 else { return [] }
        let top = CGFloat(point.row)
        var halves: PathRaster.Halves = []
        if isInside(width, below: top) { halves.insert(.upper) }
        if isInside(width, below: top + 0.5) { halves.insert(.lower) }
        return halves
    }

    /// Whether the half cell below a line is mostly inside, over `width` columns.
    private func isInside(_ width: CGFloat, below top: CGFloat) -> Bool {
        let lines = CGFloat(PathRaster.lines)
        /// The number of sampled lines above a position.
        func count(above y: CGFloat) -> CGFloat {
            ((y - top) * 2 * lines - 0.5).rounded(.up).clamped(0, lines)
        }
        return (count(above: rect.maxY) - count(above: rect.minY)) * width >= lines / 2
    }
}

extension CellRect {
    /// The cells that a rectangle in columns and rows touches.
    init(touchedBy rect: CGRect) {
        func cell(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            // This includes NaN.
            guard abs(length) < CGFloat(Int.unbounded) else {
                return length > 0 ? .unbounded : length < 0 ? -.unbounded : 0
            }
            return Int(length.rounded(rule))
        }
        let (left, top) = (cell(rect.minX, .down), cell(rect.minY, .down))
        self.init(
            column: left, row: top, width: cell(rect.maxX, .up) - left, height: cell(rect.maxY, .up) - top
        )
    }
}

extension Path {
    /// The upright rectangle that the path consists of; `nil` for other paths.
    var rect: CGRect? {
        guard elements.count == 5, elements[4] == .closeSubpath, case .move(let a) = elements[0],
            case .line(let b) = elements[1], case .line(let c) = elements[2], case .line(let d) = elements[3],
            a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
        else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
}
