import Foundation

extension Raster {
    /// Returns the image blurred by a Gaussian function. The rectangle grows by three standard deviations on each side.
    ///
    /// From two pixels on, it is three box blurs in succession, as the W3C's Filter Effects Module Level 1 describes for
    /// `feGaussianBlur`. Below, it is the function itself. A wide blur leaves no details, so it is computed from fewer
    /// pixels.
    ///
    /// - Parameter deviation: the standard deviation in units of length.
    func gaussianBlurred(_ deviation: Float) -> Raster {
        guard deviation > 0, deviation.isFinite, columns > 0, rows > 0 else { return self }
        let deviation = limited(deviation)
        let longest = deviation * max(density.x, density.y)
        let block = max(1, Int(longest / 3))
        let source = extended(by: 3 * deviation, block: block)
        let (x, y) = (deviation * source.density.x, deviation * source.density.y)
        return source.blurred(.across, BlurKernel(deviation: x)).blurred(.down, BlurKernel(deviation: y))
    }

    /// Returns the image with the mean of the square around each pixel. The rectangle grows by the radius on each side.
    ///
    /// - Parameter radius: half the length of a side of the square, in units of length.
    func boxBlurred(_ radius: Float) -> Raster {
        guard radius > 0, radius.isFinite, columns > 0, rows > 0 else { return self }
        let radius = limited(radius)
        let block = max(1, Int(radius * max(density.x, density.y) / 6))
        let source = extended(by: radius, block: block)
        let (x, y) = (radius * source.density.x, radius * source.density.y)
        return source.blurred(.across, BlurKernel(radius: x)).blurred(.down, BlurKernel(radius: y))
    }

    /// Returns a length that is not much longer than the image. A longer one would make no difference.
    private func limited(_ length: Float) -> Float { min(length, 10 * Float(max(extent.width, extent.height))) }

    /// Returns the image in a larger rectangle, with one pixel for each block of pixels.
    private func extended(by margin: Float, block: Int) -> Raster {
        func count(_ length: Int, _ margin: Int) -> Int { (length + 2 * margin + block - 1) / block }
        // Less than a thousandth of a pixel is a rounding error.
        func whole(_ length: Float) -> Int { Int((length - 1e-3).rounded(.up)) }
        let (left, top) = (whole(margin * density.x), whole(margin * density.y))
        let (newColumns, newRows) = (count(columns, left), count(rows, top))
        let pixel = CGSize(width: extent.width / CGFloat(columns), height: extent.height / CGFloat(rows))
        let size = CGSize(
            width: CGFloat(newColumns * block) * pixel.width, height: CGFloat(newRows * block) * pixel.height)
        let x = extent.minX - CGFloat(left) * pixel.width
        let maxY = extent.maxY + CGFloat(top) * pixel.height
        let rectangle = CGRect(origin: CGPoint(x: x, y: maxY - size.height), size: size)
        return drawn(in: rectangle, columns: newColumns, rows: newRows)
    }

    private enum Direction {
        case across, down
    }

    /// Returns the image blurred along the rows or along the columns.
    private func blurred(_ direction: Direction, _ kernel: BlurKernel) -> Raster {
        let (lines, length) = direction == .across ? (rows, columns) : (columns, rows)
        let (step, stride) = direction == .across ? (1, columns) : (columns, 1)
        var result = self
        result.write { target in
            var line = [Pixel](repeating: .clear, count: length)
            var blurred = line
            for index in 0..<lines {
                let start = target + index * stride
                line.withUnsafeMutableBufferPointer { line in
                    blurred.withUnsafeMutableBufferPointer { blurred in
                        guard let line = line.baseAddress, let blurred = blurred.baseAddress else { return }
                        for place in 0..<length { line[place] = start[place * step] }
                        let end = kernel.apply(to: line, blurred, length, isClamped: isClamped)
                        for place in 0..<length { start[place * step] = end[place] }
                    }
                }
            }
        }
        return result
    }
}

/// The weights of a blur along a line.
private struct BlurKernel {
    /// The windows whose means are taken one after the other.
    private var boxes: [(before: Int, after: Int)] = []
    /// The weights from the centre on, if these are used instead.
    private var weights: [Float] = []

    /// Creates a Gaussian blur from its standard deviation in pixels.
    init(deviation: Float) {
        guard deviation >= 2 else {
            let reach = Int((3 * deviation).rounded(.up))
            weights = (0...reach).map { exp(-Float($0 * $0) / (2 * deviation * deviation)) }
            let sum = weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 }
            weights = weights.map { $0 / sum }
            return
        }
        let width = Int((deviation * 3 * (2 * Float.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let half = width / 2
        // Windows of an even width have no pixel in their centre. One lies to the left, one to the right, and the third
        // has one more pixel.
        let middle = (half, half)
        boxes = width % 2 == 1 ? [middle, middle, middle] : [(half, half - 1), (half - 1, half), middle]
    }

    /// Creates a mean over a radius in pixels.
    init(radius: Float) {
        let radius = Int(radius.rounded())
        boxes = [(radius, radius)]
    }

    /// Blurs a line.
    ///
    /// - Returns: the memory that has the result, one of the two.
    func apply(
        to line: UnsafeMutablePointer<Pixel>, _ other: UnsafeMutablePointer<Pixel>, _ length: Int, isClamped: Bool
    ) -> UnsafeMutablePointer<Pixel> {
        func pixel(_ line: UnsafeMutablePointer<Pixel>, _ place: Int) -> Pixel {
            if place >= 0, place < length { return line[place] }
            return isClamped ? line[place < 0 ? 0 : length - 1] : .clear
        }
        guard weights.isEmpty else {
            for place in 0..<length {
                var sum = line[place].scaled(by: weights[0])
                for distance in 1..<max(1, weights.count) {
                    sum.add(pixel(line, place - distance), times: weights[distance])
                    sum.add(pixel(line, place + distance), times: weights[distance])
                }
                other[place] = sum
            }
            return other
        }
        var (from, to) = (line, other)
        for box in boxes {
            let part = 1 / Float(box.before + box.after + 1)
            var sum = Pixel.clear
            for place in -box.before...box.after { sum.add(pixel(from, place)) }
            for place in 0..<length {
                to[place] = sum.scaled(by: part)
                sum.add(pixel(from, place + box.after + 1))
                sum.add(pixel(from, place - box.before), times: -1)
            }
            swap(&from, &to)
        }
        return from
    }
}
