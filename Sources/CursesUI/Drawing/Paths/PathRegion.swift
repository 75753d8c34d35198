import Foundation

/// The area inside paths, cut into horizontal slabs in which no two edges cross.
///
/// All coordinates are rounded to a millionth, so that points that should coincide are equal.
struct PathRegion {
    private struct Edge {
        let upper: CGPoint
        let lower: CGPoint

        func x(at y: CGFloat) -> CGFloat {
            if y == upper.y { return upper.x }
            if y == lower.y { return lower.x }
            return PathRegion.rounded(upper.x + (y - upper.y) / (lower.y - upper.y) * (lower.x - upper.x))
        }
    }

    /// The part of a slab between two edges.
    private struct Piece {
        let left: (top: CGFloat, bottom: CGFloat)
        let right: (top: CGFloat, bottom: CGFloat)
    }

    private let paths: [FlatPath]
    private let levels: [CGFloat]
    private let edges: [Edge]

    init(_ paths: Path...) {
        self.paths = paths.map { FlatPath($0).mapped(Self.rounded) }
        edges = self.paths.flatMap(Self.edges)
        var levels = Set(edges.flatMap { [$0.upper.y, $0.lower.y] })
        for (index, edge) in edges.enumerated() {
            for other in edges[(index + 1)...] {
                if let y = Self.crossing(edge, other) { levels.insert(y) }
            }
        }
        self.levels = levels.sorted()
    }

    private static func edges(of path: FlatPath) -> [Edge] {
        path.lines.flatMap { line -> [Edge] in
            var points = line
            if let first = line.first, line.last != first { points.append(first) }
            return zip(points, points.dropFirst()).compactMap { a, b in
                if a.y == b.y { return nil }
                return a.y < b.y ? Edge(upper: a, lower: b) : Edge(upper: b, lower: a)
            }
        }
    }

    private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1_000_000).rounded() / 1_000_000 }

    private static func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

    /// Returns the `y` coordinate at which two edges cross between their ends; `nil` if they do not cross there.
    private static func crossing(_ a: Edge, _ b: Edge) -> CGFloat? {
        let (low, high) = (max(a.upper.y, b.upper.y), min(a.lower.y, b.lower.y))
        guard low < high else { return nil }
        let (before, after) = (a.x(at: low) - b.x(at: low), a.x(at: high) - b.x(at: high))
        guard before * after < 0 else { return nil }
        let y = rounded(low + (high - low) * before / (before - after))
        return y > low && y < high ? y : nil
    }

    // MARK: The outline

    /// Returns the outline of the area where a rule holds.
    ///
    /// - Parameter isInside: the rule. It receives, for each path in order, whether a point is inside it, and returns
    ///   whether the point is inside the result.
    func outline(isEOFilled: Bool, where isInside: ([Bool]) -> Bool) -> Path {
        var segments: [(from: CGPoint, to: CGPoint)] = []
        var above: [Piece] = []
        for (top, bottom) in zip(levels, levels.dropFirst()) {
            let pieces = pieces(from: top, to: bottom, isEOFilled: isEOFilled, where: isInside)
            segments += Self.horizontals(at: top, above: above, below: pieces)
            for piece in pieces {
                segments.append((CGPoint(x: piece.right.top, y: top), CGPoint(x: piece.right.bottom, y: bottom)))
                segments.append((CGPoint(x: piece.left.bottom, y: bottom), CGPoint(x: piece.left.top, y: top)))
            }
            above = pieces
        }
        if let last = levels.last { segments += Self.horizontals(at: last, above: above, below: []) }
        return Self.loops(segments)
    }

    private func pieces(
        from top: CGFloat,
        to bottom: CGFloat,
        isEOFilled: Bool,
        where isInside: ([Bool]) -> Bool
    ) -> [Piece] {
        let middle = (top + bottom) / 2
        let crossed = edges.filter { $0.upper.y <= top && $0.lower.y >= bottom }
            .map {
                (
                    edge: $0,
                    x: $0.upper.x + (middle - $0.upper.y) / ($0.lower.y - $0.upper.y) * ($0.lower.x - $0.upper.x)
                )
            }
            .sorted { $0.x < $1.x }
        let spans = paths.map { $0.spans(at: middle, isEOFilled: isEOFilled) }
        var pieces: [Piece] = []
        for (left, right) in zip(crossed, crossed.dropFirst()) where left.x < right.x {
            let x = (left.x + right.x) / 2
            guard isInside(spans.map { $0.contains { $0.contains(x) } }) else { continue }
            let piece = Piece(
                left: (left.edge.x(at: top), left.edge.x(at: bottom)),
                right: (right.edge.x(at: top), right.edge.x(at: bottom))
            )
            if let last = pieces.last, last.right == piece.left {
                pieces[pieces.count - 1] = Piece(left: last.left, right: piece.right)
            } else {
                pieces.append(piece)
            }
        }
        return pieces
    }

    /// Returns the horizontal edges between two slabs, at which the area is only above or only below. They are directed
    /// so that the area is to their right.
    private static func horizontals(
        at y: CGFloat,
        above: [Piece],
        below: [Piece]
    ) -> [(from: CGPoint, to: CGPoint)] {
        let ends = Set(
            above.flatMap { [$0.left.bottom, $0.right.bottom] } + below.flatMap { [$0.left.top, $0.right.top] }
        ).sorted()
        return zip(ends, ends.dropFirst()).flatMap { low, high -> [(from: CGPoint, to: CGPoint)] in
            let x = (low + high) / 2
            // Where edges cross, rounding may make the ends of pieces overlap or change their order.
            func count(_ left: CGFloat, _ right: CGFloat) -> Int {
                left < x && x < right ? 1 : right < x && x < left ? -1 : 0
            }
            let difference =
                below.reduce(0) { $0 + count($1.left.top, $1.right.top) }
                - above.reduce(0) { $0 + count($1.left.bottom, $1.right.bottom) }
            let (left, right) = (CGPoint(x: low, y: y), CGPoint(x: high, y: y))
            return Array(repeating: difference > 0 ? (left, right) : (right, left), count: abs(difference))
        }
    }

    /// Joins segments into closed subpaths.
    private static func loops(_ segments: [(from: CGPoint, to: CGPoint)]) -> Path {
        var next: [[CGFloat]: [CGPoint]] = [:]
        for segment in segments where segment.from != segment.to {
            next[[segment.from.x, segment.from.y], default: []].append(segment.to)
        }
        var path = Path()
        for segment in segments {
            var points: [CGPoint] = []
            var point = segment.from
            while let end = next[[point.x, point.y]]?.popLast() {
                points.append(point)
                point = end
            }
            guard points.count > 2 else { continue }
            path.addLines(withoutStraightPoints(points))
            path.closeSubpath()
        }
        return path
    }

    /// Removes the points of a closed line at which the line continues straight on.
    private static func withoutStraightPoints(_ points: [CGPoint]) -> [CGPoint] {
        var kept: [CGPoint] = []
        for (index, b) in points.enumerated() {
            let a = kept.last ?? points[points.count - 1]
            let c = points[(index + 1) % points.count]
            let bend = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            if abs(bend) > 0.000_01 * a.distance(to: c) { kept.append(b) }
        }
        return kept
    }
}
