import Foundation

/// The outline of the area that a stroke covers, as figures that all have the same direction.
struct StrokeOutline {
    private(set) var path = Path()
    private let style: StrokeStyle
    private var radius: CGFloat { style.lineWidth / 2 }

    init(of path: Path, _ style: StrokeStyle) {
        self.style = style
        guard style.lineWidth > 0 else { return }
        for line in FlatPath(path).lines {
            let points = Self.distinct(line)
            if style.dash.contains(where: { $0 > 0 }) {
                for dash in Self.dashes(of: points, style) { add(dash, isClosed: false) }
            } else {
                add(points, isClosed: points.count > 2 && points.first == points.last)
            }
        }
    }

    private mutating func add(_ points: [CGPoint], isClosed: Bool) {
        guard points.count > 1 else { return }
        for (a, b) in zip(points, points.dropFirst()) { addFigure(bar(from: a, to: b)) }
        for index in 1..<points.count {
            let next = index + 1 < points.count ? points[index + 1] : isClosed ? points[1] : nil
            if let next { addJoin(points[index - 1], points[index], next) }
        }
        guard !isClosed else { return }
        addCap(at: points[0], from: points[1])
        addCap(at: points[points.count - 1], from: points[points.count - 2])
    }

    /// Returns the unit vector that points from one point to another.
    private func direction(from a: CGPoint, to b: CGPoint) -> CGPoint {
        let length = a.distance(to: b)
        return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    }

    private func bar(from a: CGPoint, to b: CGPoint) -> [CGPoint] {
        let along = direction(from: a, to: b)
        let (x, y) = (-along.y * radius, along.x * radius)
        return [
            CGPoint(x: a.x + x, y: a.y + y), CGPoint(x: b.x + x, y: b.y + y),
            CGPoint(x: b.x - x, y: b.y - y), CGPoint(x: a.x - x, y: a.y - y),
        ]
    }

    private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        let (before, after) = (direction(from: a, to: b), direction(from: b, to: c))
        let turn = before.x * after.y - before.y * after.x
        guard abs(turn) > 0.000_01 || before.x * after.x + before.y * after.y < 0 else { return }
        if style.lineJoin == .round { return addCircle(at: b) }
        // The outer side is on the left if the line turns right.
        let side: CGFloat = turn > 0 ? -1 : 1
        let first = CGPoint(x: b.x - before.y * radius * side, y: b.y + before.x * radius * side)
        let second = CGPoint(x: b.x - after.y * radius * side, y: b.y + after.x * radius * side)
        var figure = [b, first]
        // The sine and the cosine of half of the turning angle, from which the distance of the tip follows.
        let sine = ((1 - (before.x * after.x + before.y * after.y)) / 2).squareRoot()
        let cosine = (1 - sine * sine).squareRoot()
        if style.lineJoin == .miter, cosine > 0, 1 / cosine <= style.miterLimit {
            let middle = CGPoint(x: (first.x + second.x) / 2 - b.x, y: (first.y + second.y) / 2 - b.y)
            let scale = 1 / (cosine * cosine)
            figure.append(CGPoint(x: b.x + middle.x * scale, y: b.y + middle.y * scale))
        }
        addFigure(figure + [second])
    }

    private mutating func addCap(at end: CGPoint, from other: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(at: end)
        case .square:
            let along = direction(from: other, to: end)
            addFigure(bar(from: end, to: CGPoint(x: end.x + along.x * radius, y: end.y + along.y * radius)))
        @unknown default: break
        }
    }

    private mutating func addCircle(at center: CGPoint) {
        let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        addFigure(FlatPath(Path(ellipseIn: rect)).lines.first ?? [])
    }

    private mutating func addFigure(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        guard area != 0 else { return }
        path.addLines(area > 0 ? points : points.reversed())
        path.closeSubpath()
    }

    // MARK: Dashes

    /// Returns the dashes of all lines of a path.
    static func dashes(of path: FlatPath, _ style: StrokeStyle) -> [[CGPoint]] {
        path.lines.flatMap { dashes(of: distinct($0), style) }.filter { $0.count > 1 }
    }

    /// Returns a line without points that are equal to the one before.
    private static func distinct(_ line: [CGPoint]) -> [CGPoint] {
        line.enumerated().filter { $0 == 0 || $1 != line[$0 - 1] }.map(\.element)
    }

    private static func dashes(of points: [CGPoint], _ style: StrokeStyle) -> [[CGPoint]] {
        let lengths = DashPattern.paired(style.dash)
        let total = lengths.reduce(0, +)
        var index = 0
        var rest = style.dashPhase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        while rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var left = lengths[index] - rest
        var dashes: [[CGPoint]] = index % 2 == 0 ? [points.prefix(1).map { $0 }] : []
        for (a, b) in zip(points, points.dropFirst()) {
            let length = a.distance(to: b)
            var passed: CGFloat = 0
            while length - passed > left {
                passed += left
                let point = a.point(towards: b, passed / length)
                if index % 2 == 0 { dashes[dashes.count - 1].append(point) } else { dashes.append([point]) }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - passed
            if index % 2 == 0 { dashes[dashes.count - 1].append(b) }
        }
        return dashes
    }
}

extension Path {
    /// Returns the outline of the area that a stroke along the path covers.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        StrokeOutline(of: self, style).path
    }

    /// Adds the arc of a circle that touches two lines: from the current point to a corner, and from the corner to a
    /// second point. A line leads from the current point to the arc.
    ///
    /// - Parameters:
    ///   - tangent1End: the corner.
    ///   - tangent2End: the end of the second line.
    ///   - radius: the radius of the circle.
    ///   - transform: the transform that is applied to the points.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        let end = tangent2End.applying(transform)
        guard let start = currentPoint, start != corner, end != corner, radius > 0 else { return addLine(to: corner) }
        let (toStart, toEnd) = (corner.distance(to: start), corner.distance(to: end))
        let u = CGPoint(x: (start.x - corner.x) / toStart, y: (start.y - corner.y) / toStart)
        let v = CGPoint(x: (end.x - corner.x) / toEnd, y: (end.y - corner.y) / toEnd)
        let turn = u.x * v.y - u.y * v.x
        guard abs(turn) > 0.000_001 else { return addLine(to: corner) }
        let half = acos((u.x * v.x + u.y * v.y).clamped(-1, 1)) / 2
        let away = radius / tan(half)
        let first = CGPoint(x: corner.x + u.x * away, y: corner.y + u.y * away)
        let last = CGPoint(x: corner.x + v.x * away, y: corner.y + v.y * away)
        let bisector = CGPoint(x: u.x + v.x, y: u.y + v.y)
        let length = (bisector.x * bisector.x + bisector.y * bisector.y).squareRoot()
        let center = CGPoint(
            x: corner.x + bisector.x / length * radius / sin(half),
            y: corner.y + bisector.y / length * radius / sin(half)
        )
        let from = atan2(first.y - center.y, first.x - center.x)
        var delta = atan2(last.y - center.y, last.x - center.x) - from
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(from)), delta: .radians(Double(delta))
        )
    }
}
