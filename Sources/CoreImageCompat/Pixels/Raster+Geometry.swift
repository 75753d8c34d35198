import CursesUI
import CursesUIImage
import Foundation

extension Raster {
    /// The maximum number of pixels along the longer side of a raster.
    static let longestSide = PicturePixels.longestSide * 2

    /// Returns the raster in a different rectangle, with the colour that a function finds for each place.
    ///
    /// - Parameter place: returns the place in this raster of a place in the result, both in pixels from the top left
    ///   corner.
    func warped(
        into extent: CGRect, columns: Int, rows: Int, _ place: (_ x: Float, _ y: Float) -> (x: Float, y: Float)
    ) -> Raster {
        let result = withSampler { sampler in
            Raster(extent: extent, columns: columns, rows: rows) { target in
                var index = 0
                var row = 0
                while row < rows {
                    var column = 0
                    while column < columns {
                        let (x, y) = place(Float(column) + 0.5, Float(row) + 0.5)
                        target[index] = sampler.color(x, y)
                        index += 1
                        column += 1
                    }
                    row += 1
                }
            }
        }
        return result.behaving(like: self)
    }

    /// Returns the part of the image in a rectangle, with a number of pixels. A smaller picture has the mean of the pixels
    /// that come together.
    func drawn(in rectangle: CGRect, columns: Int, rows: Int) -> Raster {
        let stepX = Float(rectangle.width) * density.x / Float(max(columns, 1))
        let stepY = Float(rectangle.height) * density.y / Float(max(rows, 1))
        let origin = place(of: CGPoint(x: rectangle.minX, y: rectangle.maxY))
        guard stepX >= 1.5 || stepY >= 1.5 else {
            return warped(into: rectangle, columns: columns, rows: rows) {
                (origin.x + $0 * stepX, origin.y + $1 * stepY)
            }
        }
        // More pixels than these make no difference to a mean.
        func count(_ step: Float) -> Int { Int(min(max(step.rounded(), 1), 64)) }
        let (across, down) = (count(stepX), count(stepY))
        let (partX, partY) = (stepX / Float(across), stepY / Float(down))
        let result = withSampler { sampler in
            Raster(extent: rectangle, columns: columns, rows: rows) { target in
                for row in 0..<rows {
                    for column in 0..<columns {
                        let (x, y) = (origin.x + Float(column) * stepX, origin.y + Float(row) * stepY)
                        var sum = Pixel.clear
                        for index in 0..<(across * down) {
                            let (i, j) = (Float(index % across) + 0.5, Float(index / across) + 0.5)
                            sum.add(sampler.color(x + i * partX, y + j * partY))
                        }
                        target[row * columns + column] = sum.scaled(by: 1 / Float(across * down))
                    }
                }
            }
        }
        return result.behaving(like: self)
    }

    /// Returns the part of the image in a rectangle, with the same density.
    func cropped(to rectangle: CGRect) -> Raster {
        guard rectangle != extent else { return self }
        let size = Self.count(rectangle.size, density)
        return drawn(in: rectangle, columns: size.columns, rows: size.rows)
    }

    /// Returns the numbers of pixels for a size and a density, at most `longestSide`.
    static func count(_ size: CGSize, _ density: (x: Float, y: Float)) -> (columns: Int, rows: Int) {
        let (width, height) = (Float(size.width) * density.x, Float(size.height) * density.y)
        let factor = min(1, Float(longestSide) / max(width, height, 1))
        func count(_ length: Float) -> Int {
            length > 0 ? min(max(1, Int((length * factor).rounded())), longestSide) : 0
        }
        return (count(width), count(height))
    }

    /// Returns the image after a transform.
    func transformed(by transform: CGAffineTransform) -> Raster {
        let box = extent.applying(transform)
        guard box.width > 0, box.height > 0 else { return Raster(extent: .zero, columns: 0, rows: 0, pixels: []) }
        // A shift and a scaling keep the pixels.
        if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
            var result = self
            result.extent = box
            return result
        }
        let inverse = transform.inverted()
        let scale = Float(abs(transform.a * transform.d - transform.b * transform.c).squareRoot())
        guard scale > 0, scale.isFinite else { return Raster(extent: .zero, columns: 0, rows: 0, pixels: []) }
        let isTurned = transform.a == 0 && transform.d == 0
        let kept = isTurned ? (density.y, density.x) : density
        let size = Self.count(box.size, (kept.0 / scale, kept.1 / scale))
        let (stepX, stepY) = (box.width / CGFloat(size.columns), box.height / CGFloat(size.rows))
        return warped(into: box, columns: size.columns, rows: size.rows) { x, y in
            let point = CGPoint(x: box.minX + CGFloat(x) * stepX, y: box.maxY - CGFloat(y) * stepY)
            return place(of: point.applying(inverse))
        }
    }
}
