import CursesUI
import CursesUITerminal

/// Cells without colours, of four pixels each, with quadrants for edges and shades elsewhere.
struct ShadedCells {
    let cells: [PictureCell]

    private struct Candidate {
        let glyph: Unicode.Scalar
        /// The fraction of each quarter of the cell that is in the foreground.
        let covered: SIMD4<Float>

        func distance(to wanted: SIMD4<Float>) -> Float {
            let difference = covered - wanted
            return (difference * difference).sum()
        }
    }

    /// The fraction of a cell's error that is spread to its neighbours. If all of it were spread, areas between two
    /// shades would be grainy.
    private static let spread: Float = 0.5

    init(_ bitmap: Bitmap, isLight: Bool, blocks: BlockCharacters) {
        let candidates = Self.candidates(blocks)
        let width = bitmap.width / 2
        var diffusion = ErrorDiffusion<SIMD4<Float>>(width: width)
        var cells: [PictureCell] = []
        for top in stride(from: 0, to: bitmap.height, by: 2) {
            for column in 0..<width {
                let left = column * 2
                let pixels = [
                    bitmap[left, top], bitmap[left + 1, top],
                    bitmap[left, top + 1], bitmap[left + 1, top + 1],
                ]
                guard pixels.contains(where: { !$0.isTransparent }) else {
                    cells.append(.clear)
                    continue
                }
                var wanted = diffusion.carried(to: column)
                for (index, pixel) in pixels.enumerated() {
                    wanted[index] += pixel.coverage(isLight: isLight)
                }
                let best = candidates.min { $0.distance(to: wanted) < $1.distance(to: wanted) }!
                cells.append(PictureCell(best.glyph))
                let error = (wanted - best.covered).sum() / 4 * Self.spread
                diffusion.spread(SIMD4(repeating: error), from: column)
            }
            diffusion.endRow()
        }
        self.cells = cells
    }

    private static func candidates(_ blocks: BlockCharacters) -> [Candidate] {
        let shades = BlockGlyphs.shades.enumerated().map { level, glyph in
            Candidate(glyph: glyph, covered: SIMD4(repeating: Float(level) / 4))
        }
        let masks = blocks < .quadrants ? [0b0011, 0b1100] : Array(1..<15)
        return shades
            + masks.map { mask in
                var covered = SIMD4<Float>.zero
                for bit in 0..<4 where mask & 1 << bit != 0 { covered[bit] = 1 }
                return Candidate(glyph: BlockGlyphs.quadrants[mask], covered: covered)
            }
    }
}

extension Bitmap.Pixel {
    /// Returns the foreground coverage that represents the pixel, from 0 to 1; 0 if the pixel is transparent.
    func coverage(isLight: Bool) -> Float {
        guard !isTransparent else { return 0 }
        // The lightness of the colour: the luma of ITU-R BT.601.
        let light = (straight * SIMD3(0.299, 0.587, 0.114)).sum() / 255
        return isLight ? 1 - light : light
    }
}
