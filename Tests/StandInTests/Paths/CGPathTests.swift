import SwiftUICompat
import Testing

@Suite("Paths of Core Graphics")
struct CGPathTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    private let right = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)

    @Test("Paths are combined as sets of points")
    func sets() {
        let points = [CGPoint(x: 2, y: 5), CGPoint(x: 7, y: 5), CGPoint(x: 12, y: 5)]
        func inside(_ path: CGPath) -> [Bool] { points.map { path.contains($0) } }
        #expect(inside(square.union(right)) == [true, true, true])
        #expect(inside(square.intersection(right)) == [false, true, false])
        #expect(inside(square.subtracting(right)) == [true, false, false])
        #expect(inside(square.symmetricDifference(right)) == [true, false, true])
        #expect(square.intersects(right))
        let far = CGPath(rect: CGRect(x: 50, y: 0, width: 1, height: 1), transform: nil)
        #expect(!square.intersects(far))
    }

    @Test("A line is divided by an area")
    func lines() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 15, y: 5))
        #expect(line.lineIntersection(square).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
        #expect(line.lineSubtracting(square).boundingBox == CGRect(x: -5, y: 5, width: 20, height: 0))
        #expect(line.lineSubtracting(square).componentsSeparated().count == 2)
    }

    @Test("A doubled path is empty by the even-odd rule")
    func normalized() {
        let double = CGMutablePath()
        double.addRects([square.boundingBox, square.boundingBox])
        #expect(double.normalized().isEmpty)
        #expect(double.normalized(using: .winding).contains(CGPoint(x: 5, y: 5)))
    }

    private func types(_ path: CGPath) -> [CGPathElementType] {
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        return types
    }

    @Test("A closure receives the elements with their points")
    func elements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 2, y: 2))
        path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 3, y: 3))
        path.addCurve(
            to: CGPoint(x: 7, y: 7), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 6))
        path.closeSubpath()
        var points: [CGFloat] = []
        path.applyWithBlock { element in
            let counts: [CGPathElementType: Int] = [
                .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
            ]
            for index in 0..<(counts[element.pointee.type] ?? 0) { points.append(element.pointee.points[index].x) }
        }
        #expect(points == [1, 2, 3, 4, 5, 6, 7])
        #expect(
            types(path) == [
                .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
            ])
    }

    @Test("A flattened path has lines only")
    func flattened() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let flat = circle.flattened(threshold: 0.1)
        #expect(types(circle).contains(.addCurveToPoint) && Set(types(flat)).count == 3)
        #expect(types(flat).first == .moveToPoint && types(flat).last == .closeSubpath)
        #expect(flat.contains(CGPoint(x: 5, y: 5)) && !flat.contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test("A stroked line is an area, and a dashed one has a line for each dash")
    func strokes() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        let area = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(area.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
        let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 2])
        let starts = dashes.componentsSeparated().map { $0.boundingBox.minX }
        #expect(starts == [0, 4, 9] && dashes.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 0))
        #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
        #expect(line.copy(dashingWithPhase: 0, lengths: [1e-300]) == line)
        #expect(line.copy(dashingWithPhase: 0, lengths: [-1, 3]) == line)
        var scale = CGAffineTransform(scaleX: 2, y: 2)
        #expect(line.copy(using: &scale)?.boundingBox.width == 20)
    }

    @Test("An arc touches two lines")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        let circle = CGMutablePath()
        circle.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: .pi)
        #expect(abs(circle.currentPoint.x + 5) < 1e-9)
    }
}
