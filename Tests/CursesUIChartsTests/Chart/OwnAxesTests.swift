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

    @Test("Labels of several rows have all of their rows, below the axis line")
    func rows() {
        let chart = Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 3)) }
            .chartXAxis {
                AxisMarks { _ in
                    AxisValueLabel {
                        VStack {
                            Text(verbatim: "one")
                            Text(verbatim: "two")
                            Text(verbatim: "three")
                        }
                    }
                }
            }
        let screen = render(chart, size: CellSize(width: 40, height: 14))
        #expect(screen.position(of: "───")?.row == 10)
        #expect(screen.position(of: "one")?.row == 11)
        #expect(screen.text.components(separatedBy: "one").count == 4, "each category has its label")
        #expect(screen.position(of: "three")?.row == 13)
        // In a chart of few rows, the first rows of the labels remain.
        let low = render(chart, size: CellSize(width: 40, height: 7))
        #expect(low.position(of: "two")?.row == 6)
        #expect(low.position(of: "three") == nil)
    }

    @Test("The labels of the vertical axis have the width of their views")
    func columns() {
        let chart = Chart(0..<3, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartYAxis {
                AxisMarks(values: [0, 2]) { _ in AxisValueLabel { HStack { Text(verbatim: "kilometres") } } }
            }
        #expect(render(chart, size: CellSize(width: 50, height: 12)).position(of: "kilometres") != nil)
    }
}
