import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

/// Charts as tutorials write them. The main purpose is to test that these forms compile.
private struct Forms: View {
    private struct Reading: Identifiable {
        let id = UUID()
        let date: Date
        let value: Double
        let series: String
    }

    private let readings = (0..<10).map { (index: Int) -> Reading in
        let date = Date(timeIntervalSinceReferenceDate: Double(index) * 86400)
        return Reading(date: date, value: Double(index * index % 7), series: index % 2 == 0 ? "even" : "odd")
    }

    @State private var selected: Date?
    @State private var range: ClosedRange<Date>?
    @State private var position = Date(timeIntervalSinceReferenceDate: 0)

    private var gradient: LinearGradient {
        LinearGradient(colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom)
    }

    @ChartContentBuilder private func marks(of reading: Reading) -> some ChartContent {
        LineMark(x: .value("Date", reading.date), y: .value("Value", reading.value))
            .interpolationMethod(.cardinal(tension: 0.5))
            .foregroundStyle(by: .value("Series", reading.series))
            .symbol(by: .value("Series", reading.series))
            .symbolSize(60)
            .lineStyle(.init(lineWidth: 3, lineCap: .round, dash: [4, 2]))
        AreaMark(
            x: .value("Date", reading.date), yStart: .value("Low", reading.value - 1),
            yEnd: .value("High", reading.value + 1)
        )
        .foregroundStyle(gradient)
        .interpolationMethod(.monotone)
        PointMark(x: .value("Date", reading.date), y: .value("Value", reading.value))
            .symbol(.circle.strokeBorder(lineWidth: 2))
            .annotation(position: .overlay, alignment: .bottom, spacing: 4) { Text("\(Int(reading.value))") }
    }

    private func rule(at selected: Date) -> some ChartContent {
        RuleMark(x: .value("Selected", selected, unit: .day))
            .foregroundStyle(Color.gray.opacity(0.3))
            .offset(yStart: -10)
            .zIndex(-1)
            .annotation(
                position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .fit)
            ) {
                VStack {
                    Text(selected, format: .dateTime.day().month())
                    Text("detail").font(.caption)
                }
            }
    }

    @ViewBuilder var lines: some View {
        styled(
            Chart {
                ForEach(readings) { marks(of: $0) }
                if let selected { rule(at: selected) }
            }
        )
        .chartXSelection(value: $selected)
        .chartLegend(position: .bottom, alignment: .leading, spacing: 8)
        .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)).frame(height: 8).border(.gray) }
        .chartXAxis {
            AxisMarks(preset: .aligned, position: .bottom, values: .stride(by: .day, count: 2)) { value in
                if value.index % 2 == 0 {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
                    AxisTick(stroke: .init(lineWidth: 1))
                    AxisTick(length: .longestLabel)
                    AxisTick(length: .longestLabel(extendPastBy: 4))
                }
                if let date = value.as(Date.self) {
                    AxisValueLabel {
                        VStack(alignment: .leading) { Text(date, format: .dateTime.day()) }
                    }
                }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading)
            AxisMarks(position: .trailing, values: .automatic(desiredCount: 3)) { _ in AxisValueLabel() }
        }
    }

    private func styled(_ chart: some View) -> some View {
        chart
            .chartXScale(range: .plotDimension(padding: 20))
            .chartYScale(domain: .automatic(includesZero: false))
            .chartForegroundStyleScale(["even": Color.green, "odd": Color.purple])
            .chartSymbolScale(["even": BasicChartSymbolShape.circle, "odd": .square])
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 7)
            .chartScrollPosition(x: $position)
            .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page))
            .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), limitBehavior: .always))
            .chartScrollTargetBehavior(.valueAligned(unit: 5.0, limitBehavior: .never))
            .chartScrollTargetBehavior(.paging)
    }

    @ViewBuilder var others: some View {
        bars
        sectors
    }

    private var bars: some View {
        Chart(readings, id: \.id) {
            BarMark(
                x: .value("Day", $0.date, unit: .weekday), y: .value("Value", $0.value), width: .ratio(0.6),
                stacking: .normalized
            )
            .clipShape(RoundedRectangle(cornerRadius: 4))
            .cornerRadius(4)
            .foregroundStyle(Color.blue.gradient)
            .accessibilityLabel("Day")
            .accessibilityValue("\($0.value)")
        }
        .chartXSelection(range: $range)
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(format: .percent, position: .leading, values: [0, 0.5, 1]) }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(
                        DragGesture().onChanged { drag in
                            let origin = geometry[proxy.plotAreaFrame].origin
                            selected = proxy.value(atX: drag.location.x - origin.x)
                            _ = proxy.value(at: drag.location, as: (Date, Double).self)
                        })
            }
        }
        .chartBackground { _ in Color.clear }
        .chartGesture { proxy in DragGesture().onChanged { proxy.selectXValue(at: $0.location.x) } }
    }

    private var sectors: some View {
        Chart {
            SectorMark(
                angle: .value("Value", 3), innerRadius: .ratio(0.618), outerRadius: .inset(10), angularInset: 1.5)
            Plot { RuleMark(y: .value("y", 3)) }
            RectangleMark(xStart: .value("a", 0), xEnd: .value("b", 2), yStart: .value("c", 0), yEnd: .value("d", 1))
                .opacity(0.2)
            RectangleMark(x: .value("a", 1)).foregroundStyle(.gray)
            RectangleMark(y: .value("c", 1))
            PointMark(x: .value("a", 1), y: .value("c", 1)).symbol { Image(systemName: "star.fill") }
        }
        .chartLegend {
            HStack {
                Circle().frame(width: 1, height: 1); Text("own legend")
            }
        }
        .chartXAxisLabel("x axis", alignment: .trailing)
        .chartYAxisLabel(position: .leading) { Text("y axis") }
        .chartXAxis { AxisMarks(values: .stride(by: 1)) }
    }

    var body: some View {
        VStack {
            lines
            others
        }
    }
}

@MainActor
@Suite("Forms of charts")
struct ChartFormsTests {
    @Test("The forms of tutorials are drawn")
    func forms() {
        let app = TestApp(Forms(), size: CellSize(width: 80, height: 60))
        for text in ["even", "own legend", "y axis", "x axis", "100%"] {
            #expect(app.screen.position(of: text) != nil, "\(text)")
        }
        app.press(.rightArrow)
        #expect(app.screen.position(of: "detail") != nil)
    }
}
