@testable import CursesUI
import CursesUITerminal
import Testing

@MainActor
@Suite("Paths")
struct PathTests {
    private let square = Path(CGRect(x: 1, y: 1, width: 4, height: 4))

    @Test("a point is inside or not")
    func contains() {
        #expect(square.contains(CGPoint(x: 2, y: 2)))
        #expect(!square.contains(CGPoint(x: 6, y: 2)))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 0.5)))
        #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    }

    @Test("the bounds are those of all points on it")
    func bounds() {
        #expect(square.boundingRect == CGRect(x: 1, y: 1, width: 4, height: 4))
        var arc = Path()
        arc.addArc(
            center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .zero, endAngle: .degrees(360),
            clockwise: false
        )
        let bounds = arc.boundingRect
        #expect(abs(bounds.width - 10) < 0.01)
        #expect(abs(bounds.minY) < 0.01)
    }

    @Test(
        "an arc goes the way it is told",
        arguments: [(false, 1.0), (true, -1.0)]
    )
    func arc(clockwise: Bool, side: Double) {
        var arc = Path()
        arc.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(180),
            clockwise: clockwise
        )
        let bounds = arc.boundingRect
        #expect(abs((side > 0 ? bounds.maxY : bounds.minY) - CGFloat(side)) < 0.01)
    }

    @Test("a part of a path has that part of its length")
    func trim() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)]) }
        #expect(line.trimmedPath(from: 0, to: 0.5).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 0))
        #expect(line.trimmedPath(from: 0.75, to: 1).boundingRect == CGRect(x: 4, y: 2, width: 0, height: 2))
        #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    }

    @Test("an unending or absent number does no harm")
    func extremes() {
        let path = Path { path in
            path.move(to: CGPoint(x: CGFloat.infinity, y: 0))
            path.addLine(to: CGPoint(x: CGFloat.nan, y: 3))
            path.addLine(to: CGPoint(x: 1e300, y: -1e300))
        }
        let raster = PathRaster(path)
        let size = CellSize(width: 4, height: 2)
        #expect(raster.dots(in: size, width: 1).count == 8)
        #expect(raster.fill(row: 0, columns: 0..<4, isEOFilled: false).count == 4)
    }
}
