import CursesUITerminal
import Foundation

/// The area that a wide line covers, as polygons that overlap. All polygons have the same direction, so that a point
/// inside any of them is inside the area.
struct LineOutline {
    /// The polygons as a path in columns and rows.
    var path: FlatPath { FlatPath(polygons.map { $0.map { CGPoint(x: $0.x, y: $0.y / Self.aspect) } }) }

    private var polygons: [[CGPoint]] = []
    private let radius: CGFloat
    private let style: StrokeStyle

    /// The maximum length in columns; longer lines, and lines with invalid coordinates, are left out.
    static let longestLine: CGFloat = 1e12
    /// The height of a row in columns.
    private static let aspect: CGFloat = 2
    /// The shortest visible repetition of a dash pattern, in columns.
    private static let shortestDash: CGFloat = 0.25

    /// - Parameters:
    ///   - area: lines outside this area are left out.
    ///   - width: in columns.
    ///   - style: its lengths are in columns.
    init(_ path: FlatPath, within area: CellRect, width: CGFloat, _ style: StrokeStyle) {
        radius = max(0, min(width, Self.longestLine)) / 2
        self.style = style
        let reach = radius * max(1, style.lineJoin == .miter ? style.miterLimit : 1) + 1
        let near = CGRect(
            x: CGFloat(area.minColumn), y: CGFloat(area.minRow) * Self.aspect, width: CGFloat(area.size.width),
            height: CGFloat(area.size.height) * Self.aspect
        ).insetBy(dx: -min(reach, Self.longestLine), dy: -min(reach, Self.longestLine))
        let dashes = DashPattern(style.dash)
        for line in path.lines {
            let line = line.map { CGPoint(x: $0.x, y: $0.y * Self.aspect) }
            if dashes.isSolid(least: Self.shortestDash) {
                add(Self.pieces(of: line, near: near), isClosed: line.first == line.last)
            } else {
                add(Self.dashes(of: line, dashes, phase: style.dashPhase, near: near), isClosed: false)
            }
        }
    }

    // MARK: Pieces

    /// Returns the parts of a line that are near the area, without repeated points.
    private static func pieces(of line: [CGPoint], near: CGRect) -> [[CGPoint]] {
        var pieces: [[CGPoint]] = []
        var piece: [CGPoint] = []
        func finish() {
            if piece.count > 1 { pieces.append(piece) }
            piece = []
        }
        for (a, b) in zip(line, line.dropFirst()) where a != b {
            guard a.distance(to: b) < longestLine, near.part(ofLineFrom: a, to: b) != nil else {
                finish()
                continue
            }
            if piece.isEmpty { piece = [a] }
            piece.append(b)
        }
        finish()
        return pieces
    }

    /// Returns the dashes of a line that are near the area.
    private static func dashes(
        of line: [CGPoint], _ pattern: DashPattern, phase: CGFloat, near: CGRect
    ) -> [[CGPoint]] {
        var pieces: [[CGPoint]] = []
        var passed = pattern.offset(of: phase)
        for (a, b) in zip(line, line.dropFirst()) where a != b {
            let length = a.distance(to: b)
            guard length < longestLine, passed.isFinite else { continue }
            // Distances are kept small, so that no dash is lost by rounding.
            defer { passed = pattern.offset(of: passed + length) }
            guard let part = near.part(ofLineFrom: a, to: b) else { continue }
            pattern.forEachLine(in: passed + length * part.lowerBound...passed + length * part.upperBound) { dash in
                let start = a.point(towards: b, (dash.lowerBound - passed) / length)
                let end = a.point(towards: b, (dash.upperBound - passed) / length)
                // A dash continues around a corner.
                if dash.lowerBound == passed, let last = pieces.last?.last, last.distance(to: a) < 1e-6 {
                    pieces[pieces.count - 1].append(end)
                } else {
                    pieces.append([start, end])
                }
            }
        }
        return pieces
    }

    // MARK: Polygons

    private mutating func add(_ pieces: [[CGPoint]], isClosed: Bool) {
        for piece in pieces {
            for (a, b) in zip(piece, piece.dropFirst()) { addSegment(a, b) }
            for index in piece.indices.dropFirst().dropLast() {
                addJoin(piece[index - 1], piece[index], piece[index + 1])
            }
            let last = piece.count - 1
            if isClosed, piece[0] == piece[last], piece.count > 2 {
                addJoin(piece[last - 1], piece[0], piece[1])
            } else {
                addCap(piece[1], piece[0])
                addCap(piece[last - 1], piece[last])
            }
        }
    }

    private mutating func add(_ polygon: [CGPoint]) {
        let turned = zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) {
            $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y)
        }
        let corners = turned < 0 ? polygon.reversed() : polygon
        polygons.append(corners + [corners[0]])
    }

    /// Returns the vector from a line segment to one of its edges. The vector is perpendicular to the segment, and half
    /// the line width long.
    private func side(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = a.distance(to: b)
        return CGPoint(x: -(b.y - a.y) / length * radius, y: (b.x - a.x) / length * radius)
    }

    private mutating func addSegment(_ a: CGPoint, _ b: CGPoint) {
        let side = side(a, b)
        add([a + side, b + side, b - side, a - side])
    }

    private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        if style.lineJoin == .round { return addDisc(b) }
        var (from, to) = (side(a, b), side(b, c))
        // Uses the edges on the outside of the turn.
        if from.x * to.y - from.y * to.x > 0 { (from, to) = (.zero - from, .zero - to) }
        let middle = from + to
        let cosine = (middle.x * middle.x + middle.y * middle.y).squareRoot() / (2 * radius)
        if style.lineJoin == .miter, cosine > 0.001, 1 / cosine <= style.miterLimit {
            let scale = 1 / (2 * cosine * cosine)
            add([b, b + from, CGPoint(x: b.x + middle.x * scale, y: b.y + middle.y * scale), b + to])
        } else {
            add([b, b + from, b + to])
        }
    }

    private mutating func addCap(_ from: CGPoint, _ end: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(end)
        case .square:
            let side = side(from, end)
            let ahead = CGPoint(x: side.y, y: -side.x)
            add([end + side, end + side + ahead, end - side + ahead, end - side])
        }
    }

    private mutating func addDisc(_ center: CGPoint) {
        let corners = 16
        add(
            (0..<corners).map { corner in
                let angle = Double(corner) / Double(corners) * 2 * .pi
                return CGPoint(
                    x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
            })
    }
}

extension CGPoint {
    fileprivate static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
        CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
    }

    fileprivate static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
        CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
    }
}
