import CursesUITerminal

/// The colours that represent all colours of a bitmap.
///
/// They are found by the median cut algorithm of P. Heckbert, "Color image quantization for frame buffer display"
/// (SIGGRAPH 1982). The box of colours with the largest weight, which depends on its pixels and its length, is
/// repeatedly cut at the median of its pixels, until there are as many boxes as colours. Each colour is the mean of a
/// box. As in the paper, colours are counted with five bits per component.
struct MedianCut {
    let colors: [SIMD3<Float>]

    private struct Bin {
        var sum = SIMD3<Float>.zero
        var count: Float = 0
        var place: SIMD3<Float> { sum / count }
    }

    private struct Box {
        var bins: Range<Int>
        var axis: Int
        /// The weight of the box; 0 if it has one colour.
        var weight: Float
    }

    /// - Parameters:
    ///   - pixels: the colours, with components from 0 to 255.
    ///   - count: the maximum number of colours.
    init(_ pixels: some Sequence<SIMD3<Float>>, count: Int) {
        var all = Array(repeating: Bin(), count: 1 << 15)
        for pixel in pixels {
            let key = Self.key(pixel)
            all[key].sum += pixel
            all[key].count += 1
        }
        var bins = all.filter { $0.count > 0 }
        guard !bins.isEmpty, count > 0 else {
            colors = []
            return
        }
        var boxes = [Self.box(bins, bins.indices)]
        while boxes.count < count {
            let index = boxes.indices.max { boxes[$0].weight < boxes[$1].weight } ?? 0
            guard boxes[index].weight > 0 else { break }
            let box = boxes[index]
            bins[box.bins].sort { $0.place[box.axis] < $1.place[box.axis] }
            let half = bins[box.bins].reduce(0) { $0 + $1.count } / 2
            var middle = box.bins.lowerBound
            var before: Float = 0
            while before < half, middle < box.bins.upperBound - 1 {
                before += bins[middle].count
                middle += 1
            }
            middle = max(middle, box.bins.lowerBound + 1)
            boxes[index] = Self.box(bins, box.bins.lowerBound..<middle)
            boxes.append(Self.box(bins, middle..<box.bins.upperBound))
        }
        colors = boxes.map { box in
            let sum = bins[box.bins].reduce(into: Bin()) {
                $0.sum += $1.sum
                $0.count += $1.count
            }
            return sum.place
        }
    }

    /// Returns the index of the bin in which a colour is counted.
    static func key(_ color: SIMD3<Float>) -> Int {
        (Int(color.x) >> 3) << 10 | (Int(color.y) >> 3) << 5 | Int(color.z) >> 3
    }

    private static func box(_ bins: [Bin], _ range: Range<Int>) -> Box {
        var low = SIMD3<Float>(repeating: 255)
        var high = SIMD3<Float>.zero
        var count: Float = 0
        for bin in bins[range] {
            low = pointwiseMin(low, bin.place)
            high = pointwiseMax(high, bin.place)
            count += bin.count
        }
        let sides = high - low
        let axis = sides.y >= sides.x && sides.y >= sides.z ? 1 : sides.x >= sides.z ? 0 : 2
        return Box(bins: range, axis: axis, weight: range.count > 1 ? sides[axis] * count.squareRoot() : 0)
    }
}
