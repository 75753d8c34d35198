import Foundation

extension Bitmap {
    /// Returns a part of the bitmap scaled to a different size.
    ///
    /// A pixel of a smaller bitmap is the average of the area that it covers. A pixel of a larger bitmap is
    /// interpolated from the nearest two along each axis. If `isSmooth` is false, it is the nearest pixel.
    ///
    /// - Parameter part: the part to scale, from 0 to 1 in both directions.
    func scaled(
        width newWidth: Int,
        height newHeight: Int,
        part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        isSmooth: Bool = true
    ) -> Bitmap {
        guard newWidth > 0, newHeight > 0, width > 0, height > 0 else {
            return Bitmap(width: 0, height: 0, pixels: [])
        }
        let columns = Axis(of: width, part.minX, part.width, into: newWidth, isSmooth)
        let rows = Axis(of: height, part.minY, part.height, into: newHeight, isSmooth)
        if columns.isUnchanged, rows.isUnchanged, newWidth == width, newHeight == height { return self }
        var across = RowsAcross(of: self, columns)
        var result = [Pixel]()
        result.reserveCapacity(newWidth * newHeight)
        var sums = [SIMD4<Float>](repeating: .zero, count: newWidth)
        for share in rows.shares {
            for x in 0..<newWidth { sums[x] = .zero }
            for (index, weight) in share.weights.enumerated() {
                across.add(row: share.first + index, weight, to: &sums)
            }
            for sum in sums { result.append(Pixel(sum)) }
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: result)
    }

    /// Scales rows horizontally, and keeps the last two, because the next row of the result may need them again.
    private struct RowsAcross {
        private let bitmap: Bitmap
        private let columns: Axis
        private var kept: [(row: Int?, colors: [SIMD4<Float>])]

        init(of bitmap: Bitmap, _ columns: Axis) {
            self.bitmap = bitmap
            self.columns = columns
            kept = Array(
                repeating: (nil, Array(repeating: .zero, count: columns.shares.count)), count: 2
            )
        }

        mutating func add(row: Int, _ weight: Float, to sums: inout [SIMD4<Float>]) {
            let place = row % 2
            if kept[place].row != row {
                kept[place].row = row
                Self.scale(row, of: bitmap, columns, into: &kept[place].colors)
            }
            for x in sums.indices { sums[x] += kept[place].colors[x] * weight }
        }

        private static func scale(
            _ row: Int, of bitmap: Bitmap, _ columns: Axis, into colors: inout [SIMD4<Float>]
        ) {
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                for (x, share) in columns.shares.enumerated() {
                    var sum = SIMD4<Float>.zero
                    for index in 0..<share.weights.count {
                        sum +=
                            pixels[row * bitmap.width + share.first + index].vector
                            * share.weights[index]
                    }
                    colors[x] = sum
                }
            }
        }
    }

    /// The shares of the old pixels in each new pixel, along one axis.
    private struct Axis {
        /// Neighbouring old pixels, with weights that add up to 1.
        struct Share {
            let first: Int
            let weights: [Float]
        }

        let shares: [Share]
        private let old: Int

        /// - Parameters:
        ///   - start: the start of the part, from 0 to 1.
        ///   - length: the length of the part.
        init(of old: Int, _ start: Double, _ length: Double, into new: Int, _ isSmooth: Bool) {
            self.old = old
            let step = length * Double(old) / Double(new)
            shares = (0..<new).map { index in
                let from = (start * Double(old) + Double(index) * step).clamped(0, Double(old))
                let to = (from + step).clamped(from, Double(old))
                if !isSmooth { return Self.nearest(from, to, of: old) }
                return step < 1 ? Self.between(from, to, of: old) : Self.average(from, to, of: old)
            }
        }

        var isUnchanged: Bool {
            shares.count == old
                && shares.enumerated().allSatisfy { $1.first == $0 && $1.weights.count == 1 }
        }

        private static func nearest(_ from: Double, _ to: Double, of old: Int) -> Share {
            Share(first: min(old - 1, Int((from + to) / 2)), weights: [1])
        }

        private static func between(_ from: Double, _ to: Double, of old: Int) -> Share {
            let middle = ((from + to) / 2 - 0.5).clamped(0, Double(old - 1))
            let first = Int(middle)
            let weight = Float(middle - Double(first))
            return Share(first: first, weights: weight > 0 ? [1 - weight, weight] : [1])
        }

        private static func average(_ from: Double, _ to: Double, of old: Int) -> Share {
            // Ignores fractions of a pixel that result from rounding errors.
            let grain = 1e-6
            let first = min(old - 1, Int(from + grain))
            let last = max(first, min(old - 1, Int((to - grain).rounded(.up)) - 1))
            let weights = (first...last).map { pixel in
                max(0, min(to, Double(pixel + 1)) - max(from, Double(pixel)))
            }
            let sum = weights.reduce(0, +)
            return Share(first: first, weights: sum > 0 ? weights.map { Float($0 / sum) } : [1])
        }
    }
}

extension Comparable {
    fileprivate func clamped(_ low: Self, _ high: Self) -> Self { min(max(self, low), high) }
}
