import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Paths as sets of points")
struct PathSetTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    private let shifted = Path(CGRect(x: 2, y: 2, width: 4, height: 4))

    /// Computes the area inside a path from its outline.
    private func area(_ path: Path) -> CGFloat {
        var sum: CGFloat = 0
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func add(_ next: CGPoint) {
            sum += last.x * next.y - next.x * last.y
            last = next
        }
        path.forEach { element in
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let point): add(point)
            case .closeSubpath: add(start)
            default: Issue.record("The outline has a curve.")
            }
        }
        return abs(sum) / 2
    }

    @Test("two squares that overlap")
    func squares() {
        #expect(area(square.union(shifted)) == 28)
        #expect(area(square.intersection(shifted)) == 4)
        #expect(area(square.subtracting(shifted)) == 12)
        #expect(area(square.symmetricDifference(shifted)) == 24)
        #expect(square.union(shifted).boundingRect == CGRect(x: 0, y: 0, width: 6, height: 6))
        #expect(square.intersection(shifted).boundingRect == CGRect(x: 2, y: 2, width: 2, height: 2))
    }

    @Test("the outline of a union has no lines within, and no points on straight lines")
    func outline() {
        var points = 0
        square.union(Path(CGRect(x: 4, y: 0, width: 4, height: 4))).forEach { element in
            if case .closeSubpath = element { return }
            points += 1
        }
        #expect(points == 4)
    }

    @Test("a hole stays a hole")
    func hole() {
        let ring = square.subtracting(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))
        #expect(area(ring) == 12)
        #expect(!ring.contains(CGPoint(x: 2, y: 2)))
        #expect(ring.contains(CGPoint(x: 0.5, y: 2)))
        #expect(area(ring.union(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))) == 16)
    }

    @Test("figures that touch nowhere, or not at all")
    func apart() {
        let far = Path(CGRect(x: 10, y: 10, width: 2, height: 2))
        #expect(area(square.union(far)) == 20)
        #expect(square.intersection(far).isEmpty)
        #expect(area(square.subtracting(far)) == 16)
        #expect(Path().union(Path()).isEmpty)
    }

    @Test("circles and slanted lines")
    func curves() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = circle.offsetBy(dx: 5, dy: 0)
        let (both, common) = (area(circle.union(other)), area(circle.intersection(other)))
        #expect(abs(both + common - 2 * area(circle.normalized())) < 0.01)
        #expect(abs(area(circle.normalized()) - 25 * .pi) < 0.5)
        #expect(circle.subtracting(other).contains(CGPoint(x: 1, y: 5)))
        #expect(!circle.subtracting(other).contains(CGPoint(x: 7, y: 5)))
    }

    @Test("a star is filled by one rule and has a hole by the other")
    func rules() {
        var star = Path()
        star.addLines(
            (0..<5).map { index in
                let angle = Double(index) * 4 * .pi / 5
                return CGPoint(x: 5 + 5 * sin(angle), y: 5 - 5 * cos(angle))
            })
        star.closeSubpath()
        #expect(star.normalized(eoFill: false).contains(CGPoint(x: 5, y: 5)))
        #expect(!star.normalized(eoFill: true).contains(CGPoint(x: 5, y: 5)))
    }

    @Test("the parts of a line inside and outside of a path")
    func lines() {
        var line = Path()
        line.move(to: CGPoint(x: -2, y: 1))
        line.addLine(to: CGPoint(x: 6, y: 1))
        #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 1, width: 4, height: 0))
        var ends: [CGFloat] = []
        line.lineSubtraction(square).forEach { element in
            switch element {
            case .move(let point), .line(let point): ends.append(point.x)
            default: break
            }
        }
        #expect(ends == [-2, 0, 4, 6])
    }

    @Test("shapes are combined in the same way, on cells")
    func shapes() {
        let left = Rectangle().size(width: 6, height: 4)
        let right = OffsetShape(shape: Rectangle().size(width: 6, height: 4), offset: CGSize(width: 4, height: 0))
        func picture(_ shape: some Shape) -> Snapshot {
            render(shape.fill(.red).frame(width: 12, height: 4), size: CellSize(width: 12, height: 4))
        }
        func columns(_ screen: Snapshot) -> [Int] {
            (0..<12).filter { screen.cell(at: CellPoint(column: $0, row: 1)).style.background != .default }
        }
        #expect(columns(picture(left.union(right))) == Array(0..<10))
        #expect(columns(picture(left.intersection(right))) == [4, 5])
        #expect(columns(picture(left.subtracting(right))) == [0, 1, 2, 3])
        #expect(columns(picture(left.symmetricDifference(right))) == [0, 1, 2, 3, 6, 7, 8, 9])
    }
}
