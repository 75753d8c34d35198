import CursesUI
import CursesUITerminal

/// Cells without colours or block characters, one pixel each. The more a pixel resembles the foreground, the more of
/// the cell its character covers.
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
