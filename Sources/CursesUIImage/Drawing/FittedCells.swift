import CursesUI
import CursesUITerminal

/// Cells with two arbitrary colours and the block character that comes closest to the pixels.
struct FittedCells {
    let cells: [PictureCell]

    /// - Parameter grid: the pixels of a cell.
    init(_ bitmap: Bitmap, _ grid: CellGrid) {
        let (columns, rows) = (grid.columns, grid.rows)
        let glyphs = BlockGlyphs.scalars(grid)
        var pixels = [Bitmap.Pixel](repeating: .clear, count: columns * rows)
        var cells: [PictureCell] = []
        cells.reserveCapacity(bitmap.pixels.count / pixels.count)
        for top in stride(from: 0, to: bitmap.height, by: rows) {
            for left in stride(from: 0, to: bitmap.width, by: columns) {
                for row in 0..<rows {
                    for column in 0..<columns {
                        pixels[row * columns + column] = bitmap[left + column, top + row]
                    }
                }
                cells.append(Self.cell(for: pixels, glyphs))
            }
        }
        self.cells = cells
    }

    private static func cell(for pixels: [Bitmap.Pixel], _ glyphs: [Unicode.Scalar]) -> PictureCell {
        var visible = 0
        for (bit, pixel) in pixels.enumerated() where !pixel.isTransparent { visible |= 1 << bit }
        guard visible != 0 else { return .clear }
        let all = 1 << pixels.count - 1
        let colors = pixels.map(\.straight)
        if visible != all {
            // The background stays transparent, so only one colour is left.
            return PictureCell(glyphs[visible], foreground: color(mean(colors, visible)))
        }
        let mask = split(colors)
        let front = color(mean(colors, mask))
        let back = color(mask == all ? mean(colors, all) : mean(colors, all & ~mask))
        return mask == all || front == back
            ? PictureCell(" ", background: back)
            : PictureCell(glyphs[mask], foreground: front, background: back)
    }

    /// Returns a mask of the pixels in the foreground. It divides the pixels into two groups so that the sum of the
    /// squared differences from the mean colours of the groups is smallest.
    private static func split(_ colors: [SIMD3<Float>]) -> Int {
        let all = 1 << colors.count - 1
        let total = sum(colors, all)
        var best = all
        var bestGain = (total * total).sum() / Float(colors.count)
        // Swapping foreground and background gives the same picture, so half of the masks are enough.
        for mask in (1 << (colors.count - 1))..<all {
            let front = sum(colors, mask)
            let back = total - front
            let count = Float(mask.nonzeroBitCount)
            // The reduction of the sum of squares.
            let gain =
                (front * front).sum() / count
                + (back * back).sum() / (Float(colors.count) - count)
            if gain > bestGain + 1 { (best, bestGain) = (mask, gain) }
        }
        return best
    }

    private static func sum(_ colors: [SIMD3<Float>], _ mask: Int) -> SIMD3<Float> {
        var sum = SIMD3<Float>.zero
        for bit in 0..<colors.count where mask & 1 << bit != 0 { sum += colors[bit] }
        return sum
    }

    private static func mean(_ colors: [SIMD3<Float>], _ mask: Int) -> SIMD3<Float> {
        sum(colors, mask) / Float(max(1, mask.nonzeroBitCount))
    }

    /// Rounds a colour to six bits per component, so that a screen full of pictures does not exceed the maximum number
    /// of colour pairs.
    private static func color(_ color: SIMD3<Float>) -> TerminalColor {
        func component(_ value: Float) -> UInt8 {
            let step = UInt8(min(63, max(0, (value / 255 * 63).rounded())))
            return step << 2 | step >> 4
        }
        return .rgb(component(color.x), component(color.y), component(color.z))
    }
}
