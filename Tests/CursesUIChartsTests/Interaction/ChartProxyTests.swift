import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("What a chart answers to its proxy")
struct ChartProxyTests {
    private final class Box {
        var proxy: ChartProxy?
        var name: String?
        var range: ClosedRange<Double>?
        var rows: ClosedRange<Double>?
        var angle: Double?

        func binding<Value>(_ path: ReferenceWritableKeyPath<Box, Value>) -> Binding<Value> {
            Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
        }
    }

    /// The proxy of a chart in 50 by 14 cells.
    private func proxy(of chart: some View, _ box: Box = Box()) -> ChartProxy? {
        let view = chart.chartOverlay { proxy in
            let _ = box.proxy = proxy
            Color.clear
        }
        _ = render(view, size: CellSize(width: 50, height: 14))
        return box.proxy
    }

    @Test("The domains are the ends of an axis of numbers, and all categories")
    func domains() {
        let points = Chart([2, 8], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", "row \($0)")) }
            .chartXScale(domain: 0...10)
        let proxy = proxy(of: points)
        #expect(proxy?.xDomain(dataType: Int.self) == [0, 10] && proxy?.xDomain(dataType: String.self) == [])
        #expect(proxy?.yDomain(dataType: String.self) == ["row 2", "row 8"])
        #expect(proxy?.plotContainerFrame != nil)
    }

    @Test("The style and the symbol of a value are those of its marks")
    func styles() {
        let chart = Chart(["a", "b"], id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("Name", $0))
                .symbol(by: .value("Name", $0))
        }
        .chartForegroundStyleScale(["a": Color.red, "b": .green])
        .chartSymbolScale(["a": BasicChartSymbolShape.circle, "b": .square])
        let proxy = proxy(of: chart)
        func color(_ name: String) -> TerminalColor? {
            proxy?.foregroundStyle(for: name).map { style in
                render(Text("x").foregroundStyle(style), size: CellSize(width: 1, height: 1)).cell(0, 0).style
                    .foreground
            }
        }
        #expect(color("a") == .red && color("b") == .green && color("c") == nil)
        #expect(proxy?.symbol(for: "b") != nil && proxy?.symbol(for: "c") == nil)
    }

    @Test("Ranges are selected between two positions")
    func ranges() {
        let box = Box()
        let chart = Chart([0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
            .chartXSelection(range: box.binding(\.range)).chartYSelection(range: box.binding(\.rows))
        guard let proxy = proxy(of: chart, box) else {
            Issue.record("no proxy")
            return
        }
        proxy.selectXRange(from: proxy.plotSize.width / 2, to: 0)
        proxy.selectYRange(from: 0, to: proxy.plotSize.height / 2)
        #expect(box.range.map { $0.lowerBound == 0 && abs($0.upperBound - 5) < 1e-6 } == true)
        #expect(box.rows.map { abs($0.lowerBound - 5) < 1e-6 && $0.upperBound == 10 } == true)
    }

    @Test("An angle is counted clockwise from the top, and selects a sector")
    func angles() {
        let box = Box()
        let chart = Chart([1, 1, 2], id: \.self) { SectorMark(angle: .value("n", $0)) }
            .chartAngleSelection(value: box.binding(\.angle))
        guard let proxy = proxy(of: chart, box) else {
            Issue.record("no proxy")
            return
        }
        let (width, height) = (proxy.plotSize.width, proxy.plotSize.height)
        let places = [
            CGPoint(x: width / 2, y: 0), CGPoint(x: width, y: height / 2), CGPoint(x: width / 2, y: height),
            CGPoint(x: 0, y: height / 2),
        ]
        #expect(places.map { Int(proxy.angle(at: $0).degrees.rounded()) } == [0, 90, 180, 270])
        proxy.selectAngleValue(at: proxy.angle(at: places[2]))
        #expect(box.angle == 2)
    }
}
