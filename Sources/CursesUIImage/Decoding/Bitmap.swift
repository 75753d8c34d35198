import CursesUITerminal

/// Pixels in memory, in rows from the top.
struct Bitmap: Equatable, Sendable {
    let width: Int
    let height: Int
    private(set) var pixels: [Pixel]

    /// A colour that is premultiplied with its opacity, so that pixels can be averaged.
    struct Pixel: Hashable, Sendable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
        var alpha: UInt8
    }

    init(width: Int, height: Int, pixels: [Pixel]) {
        precondition(pixels.count == width * height, "not one pixel for each place")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    subscript(x: Int, y: Int) -> Pixel {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}

extension Bitmap.Pixel {
    static let clear = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    /// Whether the pixel lets more than half of the background through.
    var isTransparent: Bool { alpha < 128 }

    /// The colour before premultiplication. Each component is from 0 to 255.
    var straight: SIMD3<Float> {
        let color = SIMD3(Float(red), Float(green), Float(blue))
        guard alpha < 255 else { return color }
        guard alpha > 0 else { return .zero }
        return (color * 255 / Float(alpha)).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    }

    var vector: SIMD4<Float> {
        SIMD4(Float(red), Float(green), Float(blue), Float(alpha))
    }

    init(_ vector: SIMD4<Float>) {
        let rounded = vector.rounded(.toNearestOrAwayFromZero)
            .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        self.init(
            red: UInt8(rounded.x),
            green: UInt8(rounded.y),
            blue: UInt8(rounded.z),
            alpha: UInt8(rounded.w)
        )
    }
}
