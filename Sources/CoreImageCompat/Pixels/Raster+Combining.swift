import Foundation

extension Raster {
    /// Returns the raster with each pixel combined with the pixel of another image at the same place.
    func combined(with other: Raster, _ combine: (_ own: Pixel, _ other: Pixel) -> Pixel) -> Raster {
        let origin = other.place(of: CGPoint(x: extent.minX, y: extent.maxY))
        let step = (x: other.density.x / density.x, y: other.density.y / density.y)
        return replacing { own, target in
            other.withSampler { other in
                for row in 0..<rows {
                    for column in 0..<columns {
                        let (x, y) = (Float(column) + 0.5, Float(row) + 0.5)
                        target[row * columns + column] = combine(
                            own.pixel(column, row), other.color(origin.x + x * step.x, origin.y + y * step.y))
                    }
                }
            }
        }
    }

    /// Returns the edges: for each colour, the length of the gradient (I. Sobel and G. Feldman, "A 3x3 Isotropic Gradient
    /// Operator for Image Processing", 1968), so that the edge between black and white is white.
    func edges(_ intensity: Float) -> Raster {
        var source = self
        // The edges of the picture are not edges in it.
        source.isClamped = true
        var result = source.replacing { sampler, target in
            for row in 0..<rows {
                for column in 0..<columns {
                    var (across, down) = (Pixel.clear, Pixel.clear)
                    var offset = -1
                    while offset <= 1 {
                        let weight: Float = offset == 0 ? 0.5 : 0.25
                        across.add(sampler.pixel(column + 1, row + offset), times: weight)
                        across.add(sampler.pixel(column - 1, row + offset), times: -weight)
                        down.add(sampler.pixel(column + offset, row + 1), times: weight)
                        down.add(sampler.pixel(column + offset, row - 1), times: -weight)
                        offset += 1
                    }
                    let alpha = sampler.pixel(column, row).alpha
                    func length(_ x: Float, _ y: Float) -> Float {
                        min(max((x * x + y * y).squareRoot() * intensity, 0), 1) * alpha
                    }
                    target[row * columns + column] = Pixel(
                        red: length(across.red, down.red), green: length(across.green, down.green),
                        blue: length(across.blue, down.blue), alpha: alpha)
                }
            }
        }
        result.isClamped = isClamped
        return result
    }

    /// Returns the image over a background ("source over" of T. Porter and T. Duff, "Compositing Digital Images",
    /// SIGGRAPH 1984), in the rectangle that contains both.
    func composited(over background: Raster) -> Raster {
        guard columns > 0, rows > 0 else { return background }
        guard background.columns > 0, background.rows > 0 else { return self }
        // An image of one colour is everywhere, and has no place of its own.
        let placed = [self, background].filter { !$0.isClamped || $0.columns * $0.rows > 1 }
        var rectangle = placed.map(\.extent).reduce(placed.first?.extent ?? extent) { $0.union($1) }
        let finest = (x: max(density.x, background.density.x), y: max(density.y, background.density.y))
        let isEndless = isClamped || background.isClamped
        // At the edges, which continue outside, there is only the image that does so.
        if isEndless { rectangle = rectangle.insetBy(dx: CGFloat(-1 / finest.x), dy: CGFloat(-1 / finest.y)) }
        let size = Self.count(rectangle.size, finest)
        let own = drawn(in: rectangle, columns: size.columns, rows: size.rows)
        var result = own.combined(with: background) { own, other in
            var sum = own
            sum.add(other, times: 1 - own.alpha)
            return sum
        }
        result.isClamped = isEndless
        return result
    }
}
