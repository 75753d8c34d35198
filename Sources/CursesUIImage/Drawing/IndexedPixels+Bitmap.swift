import CursesUITerminal

extension IndexedPixels {
    /// Reduces a bitmap to a maximum number of colours. Pixels that are more than half transparent become
    /// invisible.
    ///
    /// If there are few enough colours, they stay the same. Otherwise the median cut (``MedianCut``) selects
    /// representative colours, and the error of each pixel is spread to its neighbours (``ErrorDiffusion``).
    init(_ bitmap: Bitmap, colorCount: Int) {
        let count = min(colorCount, Self.maximumColors)
        if let exact = Self.exact(bitmap, count) {
            self = exact
            return
        }
        let seen = bitmap.pixels.lazy.filter { !$0.isTransparent }
        let colors = MedianCut(seen.map(\.straight), count: count).colors
        var finder = NearestColor(colors)
        var errors = ErrorDiffusion<SIMD3<Float>>(width: bitmap.width)
        // With many colours the errors are small, and spreading them completely would make the picture grainy.
        let spread: Float = count >= 64 ? 0.6 : 0.9
        var indices = Array(repeating: Self.transparent, count: bitmap.pixels.count)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                guard !pixel.isTransparent else { continue }
                let wanted = (pixel.straight + errors.carried(to: x))
                    .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
                let index = finder.nearest(to: wanted)
                indices[y * bitmap.width + x] = UInt8(index)
                errors.spread((wanted - colors[index]) * spread, from: x)
            }
            errors.endRow()
        }
        self.init(width: bitmap.width, height: bitmap.height, colors: colors.map(Color.init), indices: indices)
    }

    /// Returns the unchanged pixels; `nil` if they have more than `count` colours.
    private static func exact(_ bitmap: Bitmap, _ count: Int) -> IndexedPixels? {
        var colors: [Color] = []
        var numbers: [Color: UInt8] = [:]
        var indices = Array(repeating: transparent, count: bitmap.pixels.count)
        for (index, pixel) in bitmap.pixels.enumerated() where !pixel.isTransparent {
            let color = Color(pixel.straight)
            if let number = numbers[color] {
                indices[index] = number
                continue
            }
            guard colors.count < count else { return nil }
            numbers[color] = UInt8(colors.count)
            indices[index] = UInt8(colors.count)
            colors.append(color)
        }
        return IndexedPixels(width: bitmap.width, height: bitmap.height, colors: colors, indices: indices)
    }
}

extension IndexedPixels.Color {
    fileprivate init(_ color: SIMD3<Float>) {
        self.init(
            red: UInt8(color.x.rounded()), green: UInt8(color.y.rounded()), blue: UInt8(color.z.rounded()))
    }
}

/// Finds the nearest colour. The result is cached for all colours with the same key in ``MedianCut``.
private struct NearestColor {
    private let colors: [SIMD3<Float>]
    private var known = Array(repeating: Int16(-1), count: 1 << 15)

    init(_ colors: [SIMD3<Float>]) { self.colors = colors }

    mutating func nearest(to color: SIMD3<Float>) -> Int {
        let key = MedianCut.key(color)
        if known[key] >= 0 { return Int(known[key]) }
        // The eye is most sensitive to differences in green, and least to those in blue.
        let weights = SIMD3<Float>(3, 6, 2)
        var best = 0
        var bestDistance = Float.infinity
        for (index, candidate) in colors.enumerated() {
            let difference = candidate - color
            let distance = (difference * difference * weights).sum()
            if distance < bestDistance { (best, bestDistance) = (index, distance) }
        }
        known[key] = Int16(best)
        return best
    }
}
