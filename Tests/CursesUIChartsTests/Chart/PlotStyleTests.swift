import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("The style of a plot")
struct PlotStyleTests {
    private let size = CellSize(width: 40, height: 12)

    private func chart() -> some View {
        Chart(Sample.fruit) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
            .chartYScale(domain: 0...100)
    }

    @Test("A border covers only the outermost cells of the plot: grid lines and marks keep their places")
    func border() {
        let plain = render(chart(), size: size)
        let bordered = render(chart().chartPlotStyle { $0.border(.red) }, size: size)
        let bars = plain.positions(of: "█").count
        guard let first = bordered.position(of: "┌"), let last = bordered.position(of: "┘") else {
            Issue.record("no border")
            return
        }
        var differences = 0
        for row in 0..<size.height {
            for column in 0..<size.width where plain.cell(column, row) != bordered.cell(column, row) {
                differences += 1
                let isEdge = [first.column, last.column].contains(column) || [first.row, last.row].contains(row)
                #expect(isEdge, "\(column), \(row)")
            }
        }
        #expect(differences > 0)
        #expect(bordered.position(of: "┌──────") != nil && bordered.positions(of: "█").count == bars)
        #expect(plain.position(of: "─┬─") == bordered.position(of: "─┬─"))
    }

    @Test("A background covers the plot, and the proxy's frame is that of the plot")
    func background() {
        struct Frame: View {
            var body: some View {
                Chart(Sample.fruit) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
                    .chartPlotStyle { $0.background(.blue).border(.red) }
                    .chartOverlay { proxy in
                        GeometryReader { geometry in
                            let frame = geometry[proxy.plotAreaFrame]
                            Text("\(Int(frame.width))x\(Int(frame.height)) \(proxy.plotSize == frame.size)")
                        }
                    }
            }
        }
        #expect(render(Frame(), size: size).position(of: "true") != nil)
    }
}
