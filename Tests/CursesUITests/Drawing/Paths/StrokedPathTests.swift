import CursesUI
import Foundation
import Testing

@Suite("Outlines of strokes, and arcs in corners")
struct StrokedPathTests {
    private func line(_ points: (CGFloat, CGFloat)...) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    @Test("a line has its width, and its ends have their form")
    func caps() {
        let path = line((0, 0), (10, 0))
        #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect == CGRect(x: 0, y: -1, width: 10, height: 2))
        let square = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
        #expect(square.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 2))
        let round = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
        #expect(round.contains(CGPoint(x: -0.9, y: 0)))
        #expect(!round.contains(CGPoint(x: -0.9, y: 0.9)))
        #expect(path.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test("a corner is pointed, cut off or round")
    func joins() {
        let path = line((0, 0), (10, 0), (10, 10))
        let tip = CGPoint(x: 10.9, y: -0.9)
        #expect(path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .miter)).contains(tip))
        #expect(!path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(tip))
        #expect(!path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round)).contains(tip))
        #expect(path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round)).contains(CGPoint(x: 10.6, y: -0.6)))
        #expect(!path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(CGPoint(x: 10.6, y: -0.6)))
        #expect(!path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: 1)).contains(tip))
    }

    @Test("a closed line has no ends, and its inside is empty")
    func closed() {
        let frame = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
        let bounds = frame.boundingRect
        #expect(abs(bounds.minX + 1) < 0.001 && abs(bounds.maxY - 11) < 0.001)
        #expect(!frame.contains(CGPoint(x: 5, y: 5)))
        #expect(frame.contains(CGPoint(x: 0.5, y: 5)))
    }

    @Test("dashes, from their phase on and around a corner")
    func dashes() {
        let dashed = line((0, 0), (10, 0)).strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))
        #expect(dashed.contains(CGPoint(x: 1, y: 0)))
        #expect(!dashed.contains(CGPoint(x: 4, y: 0)))
        #expect(dashed.contains(CGPoint(x: 6, y: 0)))
        let late = line((0, 0), (10, 0)).strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 3))
        #expect(!late.contains(CGPoint(x: 1, y: 0)))
        #expect(late.contains(CGPoint(x: 3, y: 0)))
        let corner = line((0, 0), (4, 0), (4, 4)).strokedPath(StrokeStyle(lineWidth: 1, dash: [6, 2]))
        #expect(corner.contains(CGPoint(x: 4, y: 1)))
        #expect(!corner.contains(CGPoint(x: 4, y: 3)))
    }

    @Test("an arc touches both lines of a corner")
    func tangents() throws {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10) < 0.001 && abs(end.y - 4) < 0.001)
        path.addLine(to: .zero)
        #expect(path.contains(CGPoint(x: 8.5, y: 1.2)))
        #expect(!path.contains(CGPoint(x: 9.8, y: 0.2)))
        var straight = Path()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
    }
}
