import CursesUITerminal
import Foundation

/// A shape that clips drawing, in cell coordinates.
struct ClipPath {
    /// The path. Its x coordinates are columns, and its y coordinates are rows.
    let path: Path
    let isEOFilled: Bool
}

extension ClipPath {
    func offset(by point: CellPoint) -> ClipPath {
        ClipPath(
            path: path.offsetBy(dx: CGFloat(point.column), dy: CGFloat(point.row)), isEOFilled: isEOFilled
        )
    }

    /// Returns the shape as the mask of a picture that covers a rectangle of cells.
    func mask(of cells: CellRect) -> PictureMask {
        let place = path.offsetBy(dx: -CGFloat(cells.minColumn), dy: -CGFloat(cells.minRow))
        let scale = CGAffineTransform(
            scaleX: 1 / CGFloat(cells.size.width), y: 1 / CGFloat(cells.size.height)
        )
        // Coordinates are rounded, so that equal shapes have equal coordinates wherever they are on the screen.
        func snapped(_ value: CGFloat) -> CGFloat { (value * Self.grid).rounded() / Self.grid }
        let path = place.applying(scale).mapped { CGPoint(x: snapped($0.x), y: snapped($0.y)) }
        return PictureMask(path: path, isEOFilled: isEOFilled)
    }

    /// The number of steps, over the width or height of a picture, to which coordinates are rounded.
    private static let grid: CGFloat = 1_048_576
}
