import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Annotations of marks")
struct AnnotationTests {
    private func bars(_ values: [Int], width: Int) -> Snapshot {
        let chart = Chart(Array(values.enumerated()), id: \.offset) { item in
            BarMark(x: .value("Name", "\(item.offset)"), y: .value("n", item.element))
                .annotation { Text("\(item.element)") }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        return render(chart, size: CellSize(width: width, height: 8))
    }

    @Test("The annotations of bars side by side never join: one that would touch its neighbour's is left out")
    func neighbours() {
        let narrow = bars([20, 20, 21], width: 6)
        #expect(narrow.position(of: "2020") == nil && narrow.position(of: "20 21") == nil)
        #expect(narrow.positions(of: "20").count == 1 && narrow.positions(of: "21").count == 1)
        let wide = bars([20, 20, 21], width: 12)
        #expect(wide.positions(of: "20").count == 2 && wide.positions(of: "21").count == 1)
    }

    @Test("Texts on bars without gaps never join")
    func texts() {
        let chart = Chart(0..<3, id: \.self) { index in
            BarMark(x: .value("Name", "\(index)"), y: .value("n", 20), width: .ratio(1))
                .annotation(position: .overlay) { Text("\(20 + index)") }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        let narrow = render(chart, size: CellSize(width: 6, height: 8))
        #expect(narrow.position(of: "20") != nil && narrow.position(of: "22") != nil)
        #expect(narrow.position(of: "21") == nil)
        #expect(render(chart, size: CellSize(width: 12, height: 8)).position(of: "21") != nil)
    }

    @Test("Annotations of neighbours in different rows all remain")
    func steps() {
        let screen = bars([10, 20, 30], width: 6)
        for text in ["10", "20", "30"] { #expect(screen.position(of: text) != nil) }
    }

    @Test("The annotations of horizontal bars all remain")
    func horizontal() {
        let chart = Chart(0..<3, id: \.self) { index in
            BarMark(x: .value("n", 20 + index), y: .value("Name", "\(index)"))
                .annotation(position: .trailing) { Text("\(20 + index)") }
        }
        let screen = render(chart.chartXAxis(.hidden).chartYAxis(.hidden), size: CellSize(width: 30, height: 6))
        for text in ["20", "21", "22"] { #expect(screen.position(of: text) != nil) }
    }

    @Test("An annotation knows the size of its mark")
    func context() {
        let chart = Chart(["a", "b"], id: \.self) { name in
            BarMark(x: .value("Name", name), y: .value("n", name == "a" ? 2 : 4), width: .fixed(5))
                .annotation { context in Text("\(Int(context.targetSize.width))x\(Int(context.targetSize.height))") }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...8)
        let screen = render(chart, size: CellSize(width: 30, height: 8))
        #expect(screen.position(of: "5x2") != nil && screen.position(of: "5x4") != nil)
    }

    @Test("A mask and a compositing layer change nothing")
    func masks() {
        func picture(_ content: some ChartContent) -> Snapshot {
            render(Chart { content }, size: CellSize(width: 30, height: 8))
        }
        let bar = BarMark(x: .value("Name", "a"), y: .value("n", 3))
        #expect(picture(bar) == picture(bar.mask { PointMark(x: .value("Name", "a"), y: .value("n", 3)) }))
        #expect(picture(bar) == picture(bar.compositingLayer()))
    }
}
