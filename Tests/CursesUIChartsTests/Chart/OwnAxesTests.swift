import CursesUI
import CursesUICharts
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Axes with marks of an app's own")
struct OwnAxesTests {
    @Test("A stride begins at zero without a sign, and the grid lines of two axes in a row do not cross")
    func sides() {
        let chart = Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * 25)) }
            .chartYScale(domain: 0...100)
            .chartYAxis {
                AxisMarks(position: .leading, values: .stride(by: 25.0))
                AxisMarks(position: .trailing, values: [0, 50, 100])
            }
        let screen = render(chart, size: CellSize(width: 30, height: 12))
        #expect(screen.position(of: "25") != nil && screen.position(of: "-0") == nil)
        #expect(screen.position(of: "┈┈") != nil && screen.position(of: "┼") == nil)
    }

    @Test("Formatted labels follow the environment's locale")
    func locale() {
        let half = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        let chart = Chart(0..<3, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", Double($0))) }
            .chartXAxis { AxisMarks(format: half, values: [0.0, 1, 2]) }
            .chartYAxis { AxisMarks(values: [0.5, 1.5]) { _ in AxisValueLabel(format: half) } }
            .environment(\.locale, Locale(identifier: "de_DE"))
        let screen = render(chart, size: CellSize(width: 30, height: 12))
        #expect(screen.position(of: "1,0") != nil && screen.position(of: "1,5") != nil)
        #expect(screen.position(of: "1.0") == nil && screen.position(of: "1.5") == nil)
    }
}
