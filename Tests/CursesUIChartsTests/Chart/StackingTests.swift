import CursesUI
import Testing

@testable import CursesUICharts

@MainActor
@Suite("Stacking")
struct StackingTests {
    /// Returns the ranges that stacked bars with the given values cover.
    private func ranges(_ values: [Double], _ method: MarkStackingMethod) -> [[Double]] {
        let collector = _MarkCollector()
        for (index, value) in values.enumerated() {
            let bar = BarMark(x: .value("x", "a"), y: .value("y", value), stacking: method)
                .foregroundStyle(by: .value("part", "\(index)"))
            collect(bar, collector)
        }
        return ChartData(collector.finish()).marks.map { [$0.y.low!.double!, $0.y.high!.double!] }
    }

    private func collect<C: ChartContent>(_ content: C, _ collector: _MarkCollector) {
        C._collect(content, into: collector)
    }

    @Test("Values go up from each other, and negative ones down")
    func standard() {
        #expect(ranges([3, -2, 4, -1], .standard) == [[0, 3], [0, -2], [3, 7], [-2, -3]])
    }

    @Test("Normalized values are parts of one")
    func normalized() {
        #expect(ranges([1, 3], .normalized) == [[0, 0.25], [0.25, 1]])
        #expect(ranges([0, 0], .normalized) == [[0, 0], [0, 0]])
    }

    @Test("A centred stack has its middle at zero")
    func center() {
        #expect(ranges([2, 4], .center) == [[-3, -1], [-1, 3]])
    }

    @Test("Marks that are not stacked all begin at zero")
    func unstacked() {
        #expect(ranges([2, 4], .unstacked) == [[0, 2], [0, 4]])
    }

    @Test("Values that are not numbers are left out, and counted")
    func invalid() {
        let collector = _MarkCollector()
        for value in [1, Double.nan, .infinity, 2] {
            collect(BarMark(x: .value("x", "a"), y: .value("y", value)), collector)
        }
        let data = ChartData(collector.finish())
        #expect(data.marks.count == 2 && data.invalidCount == 2)
    }

    @Test("A bar goes from left to right where only the horizontal value is a number")
    func direction() {
        func isHorizontal(_ bar: BarMark) -> Bool {
            let collector = _MarkCollector()
            collect(bar, collector)
            return ChartData(collector.finish()).marks[0].isHorizontal
        }
        #expect(isHorizontal(BarMark(x: .value("n", 1), y: .value("name", "a"))))
        #expect(isHorizontal(BarMark(x: .value("n", 1))))
        #expect(!isHorizontal(BarMark(x: .value("name", "a"), y: .value("n", 1))))
        #expect(!isHorizontal(BarMark(x: .value("n", 1), y: .value("m", 2))))
        #expect(!isHorizontal(BarMark(x: .value("day", Date(), unit: .day), y: .value("m", 2))))
    }
}
