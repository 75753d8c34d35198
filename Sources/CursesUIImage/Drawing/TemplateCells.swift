import CursesUI
import CursesUITerminal

/// Cells in the foreground colour wherever the pixels are opaque, with one or four pixels per cell.
struct TemplateCells {
    let cells: [PictureCell]

    /// - Parameters:
    ///   - columns: the number of pixels across a cell, and down.
    ///   - full: the character that fills a cell of one pixel.
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
