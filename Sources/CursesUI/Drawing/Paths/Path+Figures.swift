import Foundation

extension Path {
    /// Adds a figure of lines between points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds an ellipse, clockwise on the screen, starting at the middle of its right side.
    public mutating func addEllipse(in rect: CGRect) {
        var circle = Path()
        circle.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360))
        circle.closeSubpath()
        addPath(
            circle.mapped {
                CGPoint(x: rect.midX + $0.x * rect.width / 2, y: rect.midY + $0.y * rect.height / 2)
            })
    }

    /// Adds a rectangle with rounded corners.
    ///
    /// - Parameter style: has no effect on cells.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) {
        addRect(
            rect,
            corners: [cornerSize, cornerSize, cornerSize, cornerSize]
        )
    }

    /// Adds a rectangle with different corners.
    ///
    /// - Parameter corners: top leading, top trailing, bottom trailing, bottom leading.
    mutating func addRect(_ rect: CGRect, corners: [CGSize]) {
        let radii = corners.map {
            CGSize(
                width: $0.width.clamped(0, rect.width / 2),
                height: $0.height.clamped(0, rect.height / 2)
            )
        }
        guard radii.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
        // A corner, and the directions from it to the ends of its curve.
        let turns: [(x: CGFloat, y: CGFloat, from: CGPoint, to: CGPoint)] = [
            (rect.minX, rect.minY, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
            (rect.maxX, rect.minY, CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
            (rect.maxX, rect.maxY, CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
            (rect.minX, rect.maxY, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
        ]
        for (index, turn) in turns.enumerated() {
            let radius = radii[index]
            func point(_ direction: CGPoint, _ part: CGFloat) -> CGPoint {
                CGPoint(
                    x: turn.x + direction.x * radius.width * part,
                    y: turn.y + direction.y * radius.height * part
                )
            }
            if index == 0 { move(to: point(turn.from, 1)) } else { addLine(to: point(turn.from, 1)) }
            let part = 1 - Self.quarterControl
            addCurve(
                to: point(turn.to, 1),
                control1: point(turn.from, part),
                control2: point(turn.to, part)
            )
        }
        closeSubpath()
    }

    /// The distance of the control points from the ends of a Bézier curve that approximates a quarter of a unit circle:
    /// 4/3 · tan(π/8).
    private static let quarterControl: CGFloat = 0.552_284_749_83

    /// Adds an arc of a circle, with a line to it from the current point if there is one.
    ///
    /// - Parameter clockwise: as in SwiftUI, the direction in a coordinate system whose y axis points up; on the screen
    ///   it is the opposite.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise {
            if delta > 0 { delta -= turn * (delta / turn).rounded(.up) }
            if delta < -turn { delta = -turn }
        } else {
            if delta < 0 { delta += turn * (-delta / turn).rounded(.up) }
            if delta > turn { delta = turn }
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: Angle(radians: delta)
        )
    }

    /// Adds an arc of a circle, given by its start angle and the angle that it spans.
    ///
    /// Beyond two turns, whole turns add nothing to the figure and are left out. An angle that is not finite adds
    /// nothing at all.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let turn = 2 * Double.pi
        // The first turn stays, because it completes the circle; the rest leads to the end of the arc.
        let rest = delta.radians.truncatingRemainder(dividingBy: turn)
        let span = abs(delta.radians) > 2 * turn ? rest + (delta.radians < 0 ? -turn : turn) : delta.radians
        let steps = max(1, Int((abs(span) / (.pi / 2)).rounded(.up)))
        let step = span / Double(steps)
        let control = CGFloat(4 / 3 * tan(step / 4)) * radius
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        addLine(to: point(startAngle.radians))
        for index in 0..<steps {
            let from = startAngle.radians + Double(index) * step
            let to = from + step
            let (start, end) = (point(from), point(to))
            addCurve(
                to: end,
                control1: CGPoint(
                    x: start.x - control * CGFloat(sin(from)),
                    y: start.y + control * CGFloat(cos(from))
                ),
                control2: CGPoint(
                    x: end.x + control * CGFloat(sin(to)),
                    y: end.y - control * CGFloat(cos(to))
                )
            )
        }
    }
}
