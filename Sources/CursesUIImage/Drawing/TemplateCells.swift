import CursesUI
import CursesUITerminal

/// Cells that are in the foreground wherever the pixels are opaque: one pixel in a cell, or four.
struct TemplateCells {
    let cells: [PictureCell]

    /// - Parameters:
    ///   - columns: pixels across a cell, and down.
    ///   - full: what a cell of one pixel is filled with.
    init(_ bitmap: Bitmap, columns: Int, full: Unicode.Scalar) {
        cells = stride(from: 0, to: bitmap.height, by: columns).flatMap { top in
            stride(from: 0, to: bitmap.width, by: columns).map { left in
                guard columns > 1 else {
                    return bitmap[left, top].isTransparent ? .clear : PictureCell(full)
                }
                var mask = 0
                for bit in 0..<4 where !bitmap[left + bit % 2, top + bit / 2].isTransparent {
                    mask |= 1 << bit
                }
                return PictureCell(BlockGlyphs.quadrants[mask])
            }
        }
    }
}
