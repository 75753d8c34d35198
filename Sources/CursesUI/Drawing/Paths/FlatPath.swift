import Foundation

/// A path that consists only of straight lines.
struct FlatPath {
    /// The points of each subpath; a closed subpath ends with its first point.
    private(set) var lines: [[CGPoint]] = []

    /// The number of lines that approximate a curve.
    private static let steps = 16

    /// - Parameter lines: a closed line ends with its first point.
    init(_ lines: [[CGPoint]]) {
        self.lines = lines
    }

    init(_ path: Path) {
        var line: [CGPoint] = []
        func finish() {
            if line.count > 1 { lines.append(line) }
        }
        for element in path.elements {
            switch element {
            case .move(let end):
                finish()
                line = [end]
            case .line(let end):
                line.append(end)
            case .quadCurve(let end, let control):
                let start = line.last ?? control
                line += Self.parts.map { Self.quadratic(start, control, end, $0) }
            case .curve(let end, let control1, let control2):
                let start = line.last ?? control1
                line += Self.parts.map { Self.cubic(start, control1, control2, end, $0) }
            case .closeSubpath:
                guard let first = line.first else { continue }
                line.append(first)
                finish()
                line = [first]
            }
        }
        finish()
    }

    /// Returns the path with all of its points transformed by a closure.
    func mapped(_ transform: (CGPoint) -> CGPoint) -> FlatPath {
        var result = self
        result.lines = lines.map { $0.map(transform) }
        return result
    }

    private static let parts = (1...steps).map { CGFloat($0) / CGFloat(steps) }

    private static func quadratic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
        let s = 1 - t
        return CGPoint(
            x: s * s * a.x + 2 * s * t * b.x + t * t * c.x,
            y: s * s * a.y + 2 * s * t * b.y + t * t * c.y
        )
    }

    private static func cubic(
        _ a: CGPoint,
        _ b: CGPoint,
        _ c: CGPoint,
        _ d: CGPoint,
        _ t: CGFloat
    ) -> CGPoint {
        let s = 1 - t
        let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: p * a.x + q * b.x + r * c.x + u * d.x,
            y: p * a.y + q * b.y + r * c.y + u * d.y
        )
    }

    // MARK: Geometry

    /// The smallest rectangle that contains all points.
    var bounds: CGRect {
        let points = lines.joined()
        guard let first = points.first else { return .zero }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Returns the ranges of the horizontal line at `y` that are inside the path, from left to right. Open subpaths
    /// count as closed.
    func spans(at y: CGFloat, isEOFilled: Bool) -> [Range<CGFloat>] {
        edges(from: y, to: y).spans(at: y, isEOFilled: isEOFilled)
    }

    /// Returns the edges that a horizontal line between two heights may cross. Open subpaths count as closed.
    func edges(from low: CGFloat, to high: CGFloat) -> PathEdges {
        var edges = PathEdges()
        for line in lines {
            // The first edge closes the subpath.
            guard var start = line.last else { continue }
            for end in line {
                edges.add(start, end, from: low, to: high)
                start = end
            }
        }
        return edges
    }

    /// Returns the part between two fractions of the whole length.
    func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let total = lines.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
        let (low, high) = (start.clamped(0, 1) * total, end.clamped(0, 1) * total)
        var path = Path()
        guard low < high else { return path }
        var passed: CGFloat = 0
        for line in lines {
            var isOpen = false
            for (a, b) in zip(line, line.dropFirst()) {
                let length = a.distance(to: b)
                defer { passed += length }
                guard length > 0, passed + length > low, passed < high else { continue }
                let from = max(0, (low - passed) / length)
                let to = min(1, (high - passed) / length)
                if !isOpen { path.move(to: a.point(towards: b, from)) }
                isOpen = true
                path.addLine(to: a.point(towards: b, to))
            }
        }
        return path
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Returns the point at a fraction of the distance to a second point.
    func point(towards other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}

extension Path {
    /// The smallest rectangle that contains the path.
    public var boundingRect: CGRect { FlatPath(self).bounds }

    /// Returns whether a point is inside the path.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        FlatPath(self).spans(at: point.y, isEOFilled: eoFill).contains { $0.contains(point.x) }
    }

    /// Returns the part between two fractions of the whole length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        FlatPath(self).trimmed(from: from, to: to)
    }
}
