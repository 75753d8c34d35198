import CursesUI
import CursesUITerminal

/// Cells with the colours of a palette, with error diffusion: one pixel per cell, or two, one above the
/// other.
struct PaletteCells {
    let cells: [PictureCell]

    /// - Parameter rows: the number of pixels down a cell, 1 or 2.
    init(_ bitmap: Bitmap, _ palette: Palette, rows: Int) {
        let colors = Self.dithered(bitmap, palette)
        cells = stride(from: 0, to: bitmap.height, by: rows).flatMap { top in
            (0..<bitmap.width).map { column in
                let upper = colors[top * bitmap.width + column]
                let lower = rows == 1 ? upper : colors[(top + 1) * bitmap.width + column]
                return Self.cell(upper, lower)
            }
        }
    }

    /// Returns the colour of each pixel; `nil` if it is transparent.
    private static func dithered(_ bitmap: Bitmap, _ palette: Palette) -> [TerminalColor?] {
        var colors: [TerminalColor?] = []
        colors.reserveCapacity(bitmap.pixels.count)
        var diffusion = ErrorDiffusion<SIMD3<Float>>(width: bitmap.width)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                guard !pixel.isTransparent else {
                    colors.append(nil)
                    continue
                }
                let wanted = (pixel.straight + diffusion.carried(to: x))
                    .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
                let found = palette.nearest(to: wanted)
                colors.append(found.color)
                diffusion.spread((wanted - found.looks) * palette.spread, from: x)
            }
            diffusion.endRow()
        }
        return colors
    }

    private static func cell(_ upper: TerminalColor?, _ lower: TerminalColor?) -> PictureCell {
        switch (upper, lower) {
        case (nil, nil): .clear
        case (let upper?, nil): PictureCell("▀", foreground: upper)
        case (nil, let lower?): PictureCell("▄", foreground: lower)
        case (let upper?, let lower?):
            upper == lower
                ? PictureCell(" ", background: upper)
                : PictureCell("▀", foreground: upper, background: lower)
        }
    }
}
