import Foundation

/// The pixels of an image, and the rectangle that they fill.
///
/// A large picture keeps fewer pixels than its rectangle is long: a terminal shows no more. Lengths, such as the radius of
/// a blur, are converted with `density`, so that a filter does the same to a large picture as it does to all its pixels.
struct Raster: Sendable {
    /// The rectangle in the coordinates of the image. The y axis points upwards.
    var extent: CGRect
    /// The number of pixels in a row.
    private(set) var columns: Int
    /// The number of rows.
    private(set) var rows: Int
    /// The rows from the top, multiplied with their opacity.
    private(set) var pixels: [Pixel]
    /// Whether the pixels at the edges continue outside the rectangle, which is transparent otherwise.
    var isClamped = false
    /// Whether a larger picture has the nearest pixel at each place, rather than a mixture of the nearest four.
    var isNearest = false

    /// Creates a raster from its pixels.
    init(extent: CGRect, columns: Int, rows: Int, pixels: [Pixel]) {
        precondition(pixels.count == columns * rows, "not one pixel for each place")
        self.extent = extent
        self.columns = columns
        self.rows = rows
        self.pixels = pixels
    }

    /// Creates a raster with a closure that writes the pixels.
    init(extent: CGRect, columns: Int, rows: Int, _ write: (UnsafeMutablePointer<Pixel>) -> Void) {
        let count = columns * rows
        let pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, initialized in
            if let base = buffer.baseAddress, count > 0 {
                base.initialize(repeating: .clear, count: count)
                write(base)
            }
            initialized = count
        }
        self.init(extent: extent, columns: columns, rows: rows, pixels: pixels)
    }

    /// The number of pixels per unit of length.
    var density: (x: Float, y: Float) {
        (
            extent.width > 0 ? Float(columns) / Float(extent.width) : 1,
            extent.height > 0 ? Float(rows) / Float(extent.height) : 1
        )
    }

    /// Returns the place of a point in pixels from the top left corner.
    func place(of point: CGPoint) -> (x: Float, y: Float) {
        (Float(point.x - extent.minX) * density.x, Float(extent.maxY - point.y) * density.y)
    }

    /// Returns the raster with different pixels, in the same rectangle.
    func replacing(_ write: (_ sampler: Sampler, _ target: UnsafeMutablePointer<Pixel>) -> Void) -> Raster {
        let result = withSampler { sampler in
            Raster(extent: extent, columns: columns, rows: rows) { write(sampler, $0) }
        }
        return result.behaving(like: self)
    }

    /// Changes the pixels in their memory.
    mutating func write(_ change: (UnsafeMutablePointer<Pixel>) -> Void) {
        pixels.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { change(base) }
        }
    }

    /// Returns the raster with the edges of a second raster.
    func behaving(like other: Raster) -> Raster {
        var result = self
        result.isClamped = other.isClamped
        result.isNearest = other.isNearest
        return result
    }

    /// Returns the raster with changed colours. The closure receives colours that are not multiplied with their opacity.
    /// Transparent pixels stay as they are.
    func recolored(_ change: (inout Pixel) -> Void) -> Raster {
        var result = self
        result.pixels.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var index = 0
            while index < buffer.count {
                var pixel = base[index]
                if pixel.alpha > 0 {
                    pixel.unpremultiply()
                    change(&pixel)
                    pixel.premultiply()
                    base[index] = pixel
                }
                index += 1
            }
        }
        return result
    }

    /// Calls a closure with access to the pixels.
    func withSampler<Result>(_ body: (Sampler) -> Result) -> Result {
        pixels.withUnsafeBufferPointer { buffer in
            body(
                Sampler(
                    base: buffer.baseAddress, columns: columns, rows: rows, isClamped: isClamped, isNearest: isNearest))
        }
    }
}
