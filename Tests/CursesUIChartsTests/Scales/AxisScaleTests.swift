import Foundation
import Testing

@testable import CursesUICharts

@Suite("Scales")
struct AxisScaleTests {
    @Test("A linear scale maps its domain to its length, and back")
    func linear() {
        let scale = AxisScale(.linear, from: 10, to: 30, length: 40)
        #expect(scale.place(10) == 0 && scale.place(20) == 20 && scale.place(30) == 40)
        #expect(scale.value(at: 10, asDate: false) == .number(15))
    }

    @Test("A domain from a greater to a lesser value goes the other way")
    func reversed() {
        let scale = AxisScale(.linear, from: 30, to: 10, length: 40)
        #expect(scale.place(30) == 0 && scale.place(10) == 40)
    }

    @Test("A domain without a length gets one, and its value is in the middle")
    func equalValues() {
        for value in [0.0, 7, -3, 1e300] {
            let scale = AxisScale(.linear, from: value, to: value, length: 10)
            #expect(abs((scale.place(value) ?? 0) - 5) < 1e-6)
        }
    }

    @Test("Values that are not finite, and those of another kind, have no place")
    func noPlace() {
        let scale = AxisScale(.linear, from: 0, to: 1, length: 10)
        #expect(scale.place(.nan) == nil && scale.place(.infinity) == nil)
        #expect(scale.place(.category("a")) == nil)
        #expect(AxisScale(.log, from: 1, to: 10, length: 10).place(0) == nil)
    }

    @Test(
        "Every type of scale maps back what it maps",
        arguments: [
            ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3),
        ])
    func inverse(type: ScaleType) {
        let scale = AxisScale(type, from: 1, to: 1000, length: 50)
        for value in [1.0, 2, 30, 400, 1000] {
            guard case .number(let back) = scale.value(at: scale.place(value)!, asDate: false) else {
                Issue.record("no value")
                return
            }
            #expect(abs(back - value) < 1e-6 * value)
        }
    }

    @Test("Categories have bands of whole cells, in their order")
    func categories() {
        let names = ["a", "b", "c"].map { _ChartValue.category($0) }
        let scale = AxisScale(categories: names, length: 32)
        #expect(scale.step == 10 && scale.start == 1)
        #expect(names.map { scale.place($0)! } == [6, 16, 26])
        #expect(scale.value(at: 14, asDate: false) == .category("b"))
        #expect(scale.value(at: -5, asDate: false) == .category("a"))
        #expect(scale.value(at: 99, asDate: false) == .category("c"))
    }

    @Test("More categories than cells share cells")
    func manyCategories() {
        let names = (0..<100).map { _ChartValue.category("\($0)") }
        let scale = AxisScale(categories: names, length: 50)
        #expect(scale.step == 0.5 && scale.place(names[99])! < 50)
    }

    @Test("Days get whole cells where that leaves few unused")
    func bins() {
        let scale = AxisScale(.date, from: 0, to: 30 * 86400, length: 73, parts: 30)
        let places = (0...30).map { scale.place(Double($0) * 86400)! }
        #expect(places.first == 6 && places.last == 66)
        #expect(places.allSatisfy { abs($0 - $0.rounded()) < 1e-9 })
        let other = AxisScale(.date, from: 0, to: 40 * 86400, length: 73, parts: 40)
        #expect(other.place(0) == 0 && other.place(40 * 86400) == 73)
    }
}
