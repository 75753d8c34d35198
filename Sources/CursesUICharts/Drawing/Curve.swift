import Foundation

/// Approximates the curve through points by straight line segments.
enum Curve {
    typealias Point = (x: Double, y: Double)

    /// Returns the end points of the segments.
    ///
    /// - Parameter resolution: the number of pieces for each unit of x.
    static func flattened(_ points: [Point], _ method: InterpolationMethod, resolution: Double) -> [Point] {
        guard points.count >= 2 else { return points }
        switch method.kind {
        case .linear: return points
        case .stepStart: return steps(points) { $1.x }
        case .stepCenter: return steps(points) { ($0.x + $1.x) / 2 }
        case .stepEnd: return steps(points) { from, _ in from.x }
        case .monotone: return hermite(points, monotoneTangents(points), resolution)
        case .cardinal(let tension):
            return hermite(points, cardinalTangents(points, (1 - Double(tension)) / 2), resolution)
        case .catmullRom(let alpha): return hermite(points, catmullRomTangents(points, Double(alpha)), resolution)
        }
    }

    private static func steps(_ points: [Point], _ column: (Point, Point) -> Double) -> [Point] {
        var result = [points[0]]
        for (from, to) in zip(points, points.dropFirst()) {
            let x = column(from, to)
            result.append((x, from.y))
            result.append((x, to.y))
            result.append(to)
        }
        return result
    }

    /// Returns points on cubic Hermite curves between the given points.
    private static func hermite(_ points: [Point], _ tangents: [[Point]], _ resolution: Double) -> [Point] {
        var result = [points[0]]
        for index in 0..<points.count - 1 {
            let (p, q) = (points[index], points[index + 1])
            let (m, n) = (tangents[index][0], tangents[index][1])
            let pieces = Int((max(abs(q.x - p.x), abs(q.y - p.y)) * resolution).clamped(1, 400))
            for piece in 1...pieces {
                let t = Double(piece) / Double(pieces)
                let (t2, t3) = (t * t, t * t * t)
                let (a, b, c, d) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2)
                result.append(
                    (a * p.x + b * m.x + c * q.x + d * n.x, a * p.y + b * m.y + c * q.y + d * n.y))
            }
        }
        return result
    }

    /// Returns the tangents at both ends of each piece of a monotone curve, which rises and falls only where the points
    /// do (Fritsch and Carlson, 1980).
    private static func monotoneTangents(_ points: [Point]) -> [[Point]] {
        let count = points.count
        let widths = (0..<count - 1).map { points[$0 + 1].x - points[$0].x }
        let slopes = (0..<count - 1).map { widths[$0] == 0 ? 0 : (points[$0 + 1].y - points[$0].y) / widths[$0] }
        var tangents = [Double](repeating: 0, count: count)
        tangents[0] = slopes[0]
        tangents[count - 1] = slopes[count - 2]
        for index in 1..<max(1, count - 1) where slopes[index - 1] * slopes[index] > 0 {
            tangents[index] = (slopes[index - 1] + slopes[index]) / 2
        }
        for index in 0..<count - 1 {
            guard slopes[index] != 0 else {
                (tangents[index], tangents[index + 1]) = (0, 0)
                continue
            }
            let (a, b) = (tangents[index] / slopes[index], tangents[index + 1] / slopes[index])
            let length = a * a + b * b
            guard length > 9 else { continue }
            let factor = 3 / length.squareRoot()
            tangents[index] = factor * a * slopes[index]
            tangents[index + 1] = factor * b * slopes[index]
        }
        return (0..<count - 1).map { index -> [Point] in
            let width = widths[index]
            let start: Point = (width, tangents[index] * width)
            let end: Point = (width, tangents[index + 1] * width)
            return [start, end]
        }
    }

    private static func cardinalTangents(_ points: [Point], _ factor: Double) -> [[Point]] {
        func tangent(_ index: Int) -> Point {
            let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
            return ((after.x - before.x) * factor, (after.y - before.y) * factor)
        }
        return (0..<points.count - 1).map { [tangent($0), tangent($0 + 1)] }
    }

    /// Returns the tangents of a Catmull-Rom spline (E. Catmull and R. Rom, "A Class of Local Interpolating Splines",
    /// 1974). The parameter interval of each piece is the distance between its ends to the power of `alpha`.
    private static func catmullRomTangents(_ points: [Point], _ alpha: Double) -> [[Point]] {
        func duration(_ from: Int, _ to: Int) -> Double {
            let (p, q) = (points[from], points[to])
            return max(1e-9, pow(((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y)).squareRoot(), alpha))
        }
        func tangents(_ index: Int, _ values: [Double]) -> (start: Double, end: Double) {
            let (b, c) = (values[index], values[index + 1])
            let t1 = duration(index, index + 1)
            var (start, end) = (c - b, c - b)
            if index > 0 {
                let a = values[index - 1]
                let t0 = duration(index - 1, index)
                let inner = (b - a) / t0 - (c - a) / (t0 + t1)
                start = t1 * (inner + (c - b) / t1)
            }
            if index + 2 < values.count {
                let d = values[index + 2]
                let t2 = duration(index + 1, index + 2)
                let inner = (c - b) / t1 - (d - b) / (t1 + t2)
                end = t1 * (inner + (d - c) / t2)
            }
            return (start, end)
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        return (0..<points.count - 1).map { index in
            let (x, y) = (tangents(index, xs), tangents(index, ys))
            return [(x.start, y.start), (x.end, y.end)]
        }
    }

    /// Returns the y of a line at an x. The points must be in ascending order of x.
    static func height(of points: [Point], at x: Double) -> Double {
        guard let first = points.first, let last = points.last else { return 0 }
        if x <= first.x { return first.y }
        if x >= last.x { return last.y }
        var (low, high) = (0, points.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if points[middle].x <= x { low = middle } else { high = middle }
        }
        let (p, q) = (points[low], points[high])
        return q.x == p.x ? q.y : p.y + (q.y - p.y) * (x - p.x) / (q.x - p.x)
    }
}
