import Foundation

/// The edges of a path that horizontal lines between two heights may cross.
///
/// A path is sampled along many lines. The edges near a row are looked up once, because the outline of a wide line has
/// hundreds of edges, and most are far from the row.
struct PathEdges {
    private var edges: [(start: CGPoint, end: CGPoint)] = []

    /// Adds an edge, unless no horizontal line between the heights crosses it.
    mutating func add(_ start: CGPoint, _ end: CGPoint, from low: CGFloat, to high: CGFloat) {
        if start.y > high, end.y > high { return }
        if start.y <= low, end.y <= low { return }
        edges.append((start, end))
    }

    /// Returns the ranges of the horizontal line at `y` that are inside the path, from left to right.
    func spans(at y: CGFloat, isEOFilled: Bool) -> [Range<CGFloat>] {
        var crossings: [(x: CGFloat, winding: Int)] = []
        for (a, b) in edges where (a.y <= y) != (b.y <= y) {
            let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
            crossings.append((x, a.y < b.y ? 1 : -1))
        }
        guard crossings.count > 1 else { return [] }
        crossings.sort { $0.x < $1.x }
        var spans: [Range<CGFloat>] = []
        var winding = 0
        for index in 0..<crossings.count - 1 {
            let (crossing, next) = (crossings[index], crossings[index + 1])
            winding += crossing.winding
            let isInside = isEOFilled ? winding % 2 != 0 : winding != 0
            if isInside, crossing.x < next.x { spans.append(crossing.x..<next.x) }
        }
        return spans
    }
}
