import CursesUITerminal
import Foundation

/// A shape within which views are drawn, on the cells of a screen.
struct ClipPath {
    /// x in columns, y in rows.
    let path: Path
    let isEOFilled: Bool
}

extension ClipPath {
    func offset(by point: CellPoint) -> ClipPath {
        ClipPath(
            path: path.offsetBy(dx: CGFloat(point.column), dy: CGFloat(point.row)), isEOFilled: isEOFilled
        )
    }

    /// The shape as a picture has it that covers some cells.
    func mask(of cells: CellRect) -> PictureMask {
        let place = path.offsetBy(dx: -CGFloat(cells.minColumn), dy: -CGFloat(cells.minRow))
        let scale = CGAffineTransform(
            scaleX: 1 / CGFloat(cells.size.width), y: 1 / CGFloat(cells.size.height)
        )
        // The same shape is the same wherever it is on the screen, although its numbers are rounded.
        func snapped(_ value: CGFloat) -> CGFloat { (value * Self.grid).rounded() / Self.grid }
        let path = place.applying(scale).mapped { CGPoint(x: snapped($0.x), y: snapped($0.y)) }
        return PictureMask(path: path, isEOFilled: isEOFilled)
    }

    /// Parts of a picture that tell places in it apart.
    private static let grid: CGFloat = 1_048_576
}
