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

    @Test("of a line that is longer than any screen the part that is looked at has its dots")
    func longLines() {
        let line = Path { $0.addLines([CGPoint(x: -1e9, y: 0.1), CGPoint(x: 1e9, y: 0.1)]) }
        for column in [0, 1 << 20] {
            let cells = CellRect(column: column, row: 0, width: 3, height: 2)
            #expect(PathRaster(line).dots(in: cells, width: 0.5) == [0x09, 0x09, 0x09, 0, 0, 0])
            #expect(PathRaster(line).dots(in: cells, width: 1e9) == [UInt8](repeating: 0xFF, count: 6))
        }
    }

    @Test("the dots of a part are those of the whole")
    func parts() {
        let raster = PathRaster(Path(ellipseIn: CGRect(x: 1, y: 1, width: 30, height: 9)))
        let whole = raster.dots(in: CellRect(column: 0, row: 0, width: 32, height: 11), width: 1, dash: [2, 1])
        for column in 0..<32 {
            for row in 0..<11 {
                let cell = CellRect(column: column, row: row, width: 1, height: 1)
                #expect(raster.dots(in: cell, width: 1, dash: [2, 1]) == [whole[row * 32 + column]])
            }
        }
    }

    @Test(
        "a rectangle covers the same of a cell, whether it is known to be one or not",
        arguments: [
            CGRect(x: 0.4, y: 0.2, width: 3.2, height: 1.4), CGRect(x: -5, y: 0.3, width: 7.5, height: 0.4),
            CGRect(x: 1, y: 0.5, width: 2, height: 100), CGRect(x: 2.6, y: 1, width: 0.3, height: 1),
            CGRect(x: 1.5, y: 0, width: 0.5, height: 2),
        ])
    func rectangles(rect: CGRect) {
        for grid in [CellGrid.whole, .halves, .quadrants, .sextants, .octants] {
            for row in 0..<3 {
                let lines = PathRaster(Path(rect)).coverage(row: row, columns: 0..<5, grid, isEOFilled: false)
                for column in 0..<5 {
                    let known = RectRaster(rect).coverage(of: CellPoint(column: column, row: row), grid)
                    // The raster samples only a few lines of a path, so the coverage is approximate.
                    let most = 1 / Float(PathRaster.lines)
                    #expect(zip(known, lines[column]).allSatisfy { abs($0 - $1) < most })
                }
            }
        }
    }

    @Test("an unending or absent number does no harm")
    func extremes() {
        let path = Path { path in
            path.move(to: CGPoint(x: CGFloat.infinity, y: 0))
            path.addLine(to: CGPoint(x: CGFloat.nan, y: 3))
            path.addLine(to: CGPoint(x: 1e300, y: -1e300))
        }
        let raster = PathRaster(path)
        let cells = CellRect(column: 0, row: 0, width: 4, height: 2)
        #expect(raster.dots(in: cells, width: 1).count == 8)
        #expect(raster.coverage(row: 0, columns: 0..<4, .quadrants, isEOFilled: false).values.count == 16)
        let outline = raster.outline(in: cells, width: 1e300, StrokeStyle(dash: [.infinity, .nan]))
        #expect(outline.coverage(row: 0, columns: 0..<4, .quadrants, isEOFilled: false).values.count == 16)
    }

    @Test("an arc of many turns is a circle that ends where the arc does")
    func turns() {
        func arc(_ degrees: Double) -> Path {
            Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(degrees)) }
        }
        let turns: [Double] = [360_090, -359_910, 810]
        for degrees in turns {
            let end = arc(degrees).currentPoint ?? .zero
            #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
            #expect(abs(arc(degrees).boundingRect.minX + 10) < 0.1)
        }
        for degrees in [Double.nan, .infinity, -.infinity] { #expect(arc(degrees).isEmpty) }
    }
}
