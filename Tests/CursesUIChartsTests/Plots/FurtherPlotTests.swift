import CursesUI
import CursesUITesting
import Testing

@testable import CursesUICharts

@MainActor
@Suite("Plots of points, rules, rectangles and sectors, and charts of a million points")
struct FurtherPlotTests {
    private struct Item: Identifiable {
        let id: Int
        var x: Double { Double(id) }
        var low: Double { Double(id * 7 % 5) }
        var high: Double { low + 3 }
        var end: Double { x + 0.5 }
        var kind: String { id % 2 == 0 ? "even" : "odd" }
    }

    private struct Spot {
        let x: Int
        let y: Double
    }

    private let items = (0..<8).map { Item(id: $0) }

    /// The picture of a chart, with its styles.
    private func picture(@ChartContentBuilder _ content: () -> some ChartContent) -> Snapshot {
        render(Chart(content: content), size: CellSize(width: 50, height: 14))
    }

    @Test("A plot of points looks like its marks, with the colours and symbols of their values")
    func points() {
        let plot = picture {
            PointPlot(items, x: .value("x", \.x), y: .value("y", \.high))
                .foregroundStyle(by: .value("Kind", \.kind)).symbol(by: .value("Kind", \.kind))
        }
        let marks = picture {
            ForEach(items) { item in
                PointMark(x: .value("x", item.x), y: .value("y", item.high))
                    .foregroundStyle(by: .value("Kind", item.kind)).symbol(by: .value("Kind", item.kind))
            }
        }
        #expect(plot == marks)
        #expect(plot.positions(of: "●").count == 5 && plot.position(of: "■ odd") != nil)
    }

    @Test("A plot of rules looks like its marks: over ranges, and through the whole plot")
    func rules() {
        #expect(
            picture { RulePlot(items, x: .value("x", \.x), yStart: .value("low", \.low), yEnd: .value("high", \.high)) }
                == picture {
                    ForEach(items) {
                        RuleMark(
                            x: .value("x", $0.x), yStart: .value("low", $0.low), yEnd: .value("high", $0.high))
                    }
                })
        #expect(
            picture { RulePlot(items, xStart: .value("x", \.x), xEnd: .value("end", \.end), y: .value("y", \.low)) }
                == picture {
                    ForEach(items) {
                        RuleMark(xStart: .value("x", $0.x), xEnd: .value("end", $0.end), y: .value("y", $0.low))
                    }
                })
        let vertical = picture { RulePlot(items, x: .value("x", \.x)) }
        #expect(vertical == picture { ForEach(items) { RuleMark(x: .value("x", $0.x)) } })
        #expect(vertical.positions(of: "│").count >= 8 * 10)
        let horizontal = picture { RulePlot(items, y: .value("y", \.low)) }
        #expect(horizontal == picture { ForEach(items) { RuleMark(y: .value("y", $0.low)) } })
        #expect("▔─▁".contains { horizontal.position(of: "\($0)\($0)\($0)") != nil })
    }

    @Test("A plot of rectangles looks like its marks: over ranges, and in the cells of a grid")
    func rectangles() {
        let ranges = picture {
            RectanglePlot(
                items, xStart: .value("x", \.x), xEnd: .value("end", \.end), yStart: .value("low", \.low),
                yEnd: .value("high", \.high))
        }
        let marks = picture {
            ForEach(items) {
                RectangleMark(
                    xStart: .value("x", $0.x), xEnd: .value("end", $0.end), yStart: .value("low", $0.low),
                    yEnd: .value("high", $0.high))
            }
        }
        #expect(ranges == marks && ranges.position(of: "██") != nil)
        let grid = picture {
            RectanglePlot(items, x: .value("x", \.kind), y: .value("y", \.low))
                .foregroundStyle(by: .value("High", \.high))
        }
        let cells = picture {
            ForEach(items) {
                RectangleMark(x: .value("x", $0.kind), y: .value("y", $0.low))
                    .foregroundStyle(by: .value("High", $0.high))
            }
        }
        #expect(grid == cells && grid.position(of: "even") != nil)
    }

    @Test("A plot of sectors looks like its marks")
    func sectors() {
        let plot = picture {
            SectorPlot(items, angle: .value("n", \.high)).foregroundStyle(by: .value("Kind", \.kind))
        }
        let marks = picture {
            ForEach(items) { SectorMark(angle: .value("n", $0.high)).foregroundStyle(by: .value("Kind", $0.kind)) }
        }
        #expect(plot == marks && plot.position(of: "███") != nil && plot.position(of: "even") != nil)
    }

    @Test("A step begins at its point, has it in the middle, or ends at it")
    func steps() {
        func heights(_ method: InterpolationMethod) -> [Double] {
            let line = Curve.flattened([(0, 1), (4, 2), (8, 3)], method, resolution: 2)
            return [1, 3, 5, 7].map { Curve.height(of: line, at: $0) }
        }
        #expect(heights(.stepStart) == [1, 1, 2, 2])
        #expect(heights(.stepCenter) == [1, 2, 2, 3])
        #expect(heights(.stepEnd) == [2, 2, 3, 3])
    }

    @Test("A scale of line styles gives each series its dashes")
    func lineStyles() {
        func picture(_ dash: [CGFloat]) -> String {
            let chart = Chart(["a", "b"], id: \.self) { series in
                ForEach([0, 10], id: \.self) { x in
                    LineMark(x: .value("x", x), y: .value("y", series == "a" ? 0.25 : 0.75))
                }
                .lineStyle(by: .value("Series", series))
            }
            .chartLineStyleScale(["a": StrokeStyle(lineWidth: 1), "b": StrokeStyle(lineWidth: 1, dash: dash)])
            .chartYScale(domain: 0...1).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            return render(chart, size: CellSize(width: 20, height: 4)).description
        }
        func dots(_ line: Substring) -> Int {
            line.unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }
                .reduce(0) { $0 + ($1.value & 255).nonzeroBitCount }
        }
        let lines = picture([1, 1]).split(separator: "\n").filter { dots($0) > 0 }
        #expect(lines.map(dots) == [20, 40])
        let sparse = picture([1, 3]).split(separator: "\n").filter { dots($0) > 0 }
        #expect(sparse.map(dots) == [10, 40])
    }

    @Test("A chart of a million points is drawn in one frame, and names the extremes")
    func million() {
        let points = (0..<1_000_000).map { index in
            Spot(x: index, y: index == 512_340 ? 100 : index == 700_010 ? -7 : Double(index % 1000) / 1000)
        }
        let plot = Chart { LinePlot(points, x: .value("x", \.x), y: .value("y", \.y)) }
            .environment(\.locale, Locale(identifier: "en_US"))
        let app = TestApp(plot, size: CellSize(width: 60, height: 14))
        #expect(app.frameCount == 1)
        let value = app.elements.compactMap(\.value).joined()
        #expect(value.contains("1000000 values, from -7 at 700,010 to 100 at 512,340"), "\(value)")
        let first = app.screen.text.split(separator: "\n").prefix(2).joined()
        #expect(first.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    }

    @Test("A plot of sectors has radii and gaps, as its marks have")
    func rings() {
        let plot = picture {
            SectorPlot(
                items, angle: .value("n", \.high), innerRadius: .ratio(0.5), outerRadius: .ratio(0.9), angularInset: 1
            )
            .foregroundStyle(by: .value("Kind", \.kind))
        }
        let marks = picture {
            ForEach(items) {
                SectorMark(
                    angle: .value("n", $0.high), innerRadius: .ratio(0.5), outerRadius: .ratio(0.9), angularInset: 1
                )
                .foregroundStyle(by: .value("Kind", $0.kind))
            }
        }
        #expect(plot == marks)
    }

    @Test("A plot of rectangles has a width and a height, as its marks have")
    func sizedRectangles() {
        let plot = picture {
            RectanglePlot(items, x: .value("x", \.x), y: .value("y", \.low), width: .ratio(0.5), height: .ratio(0.5))
        }
        let marks = picture {
            ForEach(items) {
                RectangleMark(
                    x: .value("x", $0.x), y: .value("y", $0.low), width: .ratio(0.5), height: .ratio(0.5))
            }
        }
        #expect(plot == marks)
    }

    @Test("A plot of a line has a line for each series")
    func series() {
        let plot = picture {
            LinePlot(items, x: .value("x", \.x), y: .value("y", \.high), series: .value("Kind", \.kind))
        }
        let marks = picture {
            ForEach(items) {
                LineMark(x: .value("x", $0.x), y: .value("y", $0.high), series: .value("Kind", $0.kind))
            }
        }
        #expect(plot == marks)
        #expect(plot != picture { LinePlot(items, x: .value("x", \.x), y: .value("y", \.high)) })
    }

    @Test("A plot of dates has the intervals of a calendar unit")
    func units() {
        let days = Array(Sample.days.prefix(5))
        let plot = picture {
            BarPlot(
                days, x: .value("Day", \.date, unit: .day, calendar: Sample.calendar), y: .value("Steps", \.steps))
        }
        let marks = picture {
            ForEach(days) {
                BarMark(
                    x: .value("Day", $0.date, unit: .day, calendar: Sample.calendar), y: .value("Steps", $0.steps))
            }
        }
        #expect(plot == marks)
        #expect(plot != picture { BarPlot(days, x: .value("Day", \.date), y: .value("Steps", \.steps)) })
    }
}
