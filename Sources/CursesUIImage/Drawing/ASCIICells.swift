import CursesUI
import CursesUITerminal

/// Cells without colours or blocks, one pixel each. The characters cover more of the cell for stronger
/// foreground.
struct ASCIICells {
    let cells: [PictureCell]

    private static let ramp: [Unicode.Scalar] = [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]

    init(_ bitmap: Bitmap, isLight: Bool) {
        cells = bitmap.pixels.map { pixel in
            guard !pixel.isTransparent else { return .clear }
            let steps = Float(Self.ramp.count - 1)
            return PictureCell(Self.ramp[Int((pixel.coverage(isLight: isLight) * steps).rounded())])
        }
    }
}
