import CursesUITerminal
import Foundation

/// The lines of a path that consists of horizontal and vertical lines, and of small round corners between them.
struct StraightPath {
    struct Vertex {
        var point: CGPoint
        var isRound = false
    }

    /// A line from corner to corner, without repeated points and without points on straight stretches.
    struct Line {
        var vertices: [Vertex]
        var isClosed: Bool
    }

    private(set) var lines: [Line] = []

    /// The size of the largest corner that a box-drawing character can stand for, in columns and rows.
    private static let largestCorner = CGSize(width: 3, height: 1.5)
    /// The greatest distance, in cells, between coordinates that count as equal.
    static let tolerance: CGFloat = 0.001

    /// - Parameter path: in columns and rows.
    /// - Returns: `nil` if the path has other lines or curves.
    init?(_ path: Path) {
        var line = Line(vertices: [], isClosed: false)
        var hasStraights = false
        var isCurve = false
        func finish() {
            if let simple = Self.simplified(line, &isCurve) { lines.append(simple) }
        }
        for element in path.elements {
            let from = line.vertices.last?.point
            switch element {
            case .move(let end):
                finish()
                line = Line(vertices: [Vertex(point: end)], isClosed: false)
            case .line(let end):
                guard let from, Self.isStraight(from, end) else { return nil }
                if !Self.isSame(from, end) { hasStraights = true }
                line.vertices.append(Vertex(point: end))
            case .quadCurve(let end, let control):
                guard let from, let corner = Self.corner(from, control, control, end) else { return nil }
                line.vertices += [Vertex(point: corner, isRound: true), Vertex(point: end)]
            case .curve(let end, let control1, let control2):
                guard let from, let corner = Self.corner(from, control1, control2, end) else { return nil }
                line.vertices += [Vertex(point: corner, isRound: true), Vertex(point: end)]
            case .closeSubpath:
                guard let from, let first = line.vertices.first, Self.isStraight(from, first.point) else { return nil }
                line.isClosed = true
                finish()
                line = Line(vertices: [first], isClosed: false)
            }
        }
        finish()
        // An ellipse consists of round corners, but not of lines.
        guard hasStraights, !isCurve, !lines.isEmpty else { return nil }
        guard lines.allSatisfy({ $0.vertices.allSatisfy { $0.point.x.isFinite && $0.point.y.isFinite } }) else {
            return nil
        }
    }

    private static func isSame(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
    }

    private static func isStraight(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < tolerance || abs(a.y - b.y) < tolerance
    }

    /// Returns the corner that a small curve rounds; `nil` for any other curve.
    private static func corner(_ from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) -> CGPoint? {
        let size = CGSize(width: abs(from.x - end.x), height: abs(from.y - end.y))
        guard size.width <= largestCorner.width, size.height <= largestCorner.height else { return nil }
        func leaves(vertically: Bool) -> Bool {
            vertically
                ? abs(control1.x - from.x) < tolerance && abs(control2.y - end.y) < tolerance
                : abs(control1.y - from.y) < tolerance && abs(control2.x - end.x) < tolerance
        }
        if leaves(vertically: true) { return CGPoint(x: from.x, y: end.y) }
        return leaves(vertically: false) ? CGPoint(x: end.x, y: from.y) : nil
    }

    /// Returns a line without repeated points and points on straight stretches; `nil` if nothing remains.
    ///
    /// - Parameter isCurve: becomes true if the line goes back over itself, or has many points.
    private static func simplified(_ line: Line, _ isCurve: inout Bool) -> Line? {
        var vertices: [Vertex] = []
        for vertex in line.vertices {
            if let last = vertices.last, isSame(last.point, vertex.point) {
                vertices[vertices.count - 1].isRound = last.isRound || vertex.isRound
            } else {
                vertices.append(vertex)
            }
        }
        if line.isClosed, let first = vertices.first, let last = vertices.last, vertices.count > 1,
            isSame(first.point, last.point)
        {
            vertices.removeLast()
        }
        guard vertices.count > 1 else { return nil }
        let count = vertices.count
        let kept = vertices.indices.filter { index in
            if !line.isClosed, index == 0 || index == count - 1 { return true }
            let (a, b) = (vertices[(index + count - 1) % count].point, vertices[(index + 1) % count].point)
            let point = vertices[index].point
            let isCorner = !isStraight(a, point) || !isStraight(point, b) || !isStraight(a, b)
            if !isCorner, (point.x - a.x) * (b.x - point.x) + (point.y - a.y) * (b.y - point.y) < 0 { isCurve = true }
            return isCorner
        }
        // An open line with several points on the way is a curve, such as that of a chart, which is flat by chance.
        if !line.isClosed, count - kept.count > 1 { isCurve = true }
        guard kept.count > 1 else { return nil }
        return Line(vertices: kept.map { vertices[$0] }, isClosed: line.isClosed && kept.count > 2)
    }
}
