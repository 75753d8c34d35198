import Charts
import SwiftUI

enum ActivityKind: String, CaseIterable, Plottable {
    case walk = "Walk", run = "Run", ride = "Ride"
}

struct ActivityEntry: Identifiable {
    let id: Int
    let kind: ActivityKind
    let minutes: Double
    let pulse: Int
    let hour: Int
}

struct ActivityChart: View {
    let entries: [ActivityEntry]
    @State private var selectedMinutes: Double?
    @State private var isPie = true

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Chart(ActivityKind.allCases, id: \.self) { kind in
                    SectorMark(
                        angle: .value("Minutes", entries.filter { $0.kind == kind }.reduce(0) { $0 + $1.minutes }),
                        innerRadius: .ratio(isPie ? 0 : 0.6),
                        outerRadius: .inset(8),
                        angularInset: 1.5
                    )
                    .cornerRadius(4)
                    .foregroundStyle(by: .value("Kind", kind.rawValue))
                    .opacity(kind == .run ? 1 : 0.7)
                    .annotation(position: .overlay) {
                        Text("\(Int(entries.filter { $0.kind == kind }.map(\.minutes).reduce(0, +)))")
                            .font(.caption.bold())
                            .foregroundStyle(.white)
                    }
                }
                .chartAngleSelection(value: $selectedMinutes)
                .chartBackground { proxy in
                    GeometryReader { geometry in
                        if !isPie, let plotFrame = proxy.plotFrame {
                            let frame = geometry[plotFrame]
                            Text("\(Int(selectedMinutes ?? 0)) min")
                                .position(x: frame.midX, y: frame.midY)
                        }
                    }
                }
                .frame(height: 180)
                Chart(entries) { entry in
                    PointMark(x: .value("Minutes", entry.minutes), y: .value("Pulse", entry.pulse))
                        .foregroundStyle(by: .value("Kind", entry.kind))
                        .symbol(by: .value("Kind", entry.kind))
                        .symbolSize(20 + entry.minutes * 2)
                        .accessibilityLabel("\(entry.kind.rawValue) of \(entry.minutes) minutes")
                    if entry.pulse > 160 {
                        RuleMark(
                            xStart: .value("Start", 0), xEnd: .value("End", entry.minutes),
                            y: .value("Pulse", entry.pulse)
                        )
                        .foregroundStyle(.red.opacity(0.3))
                    }
                }
                .chartXScale(domain: 0...120, range: .plotDimension(padding: 10))
                .chartYScale(domain: 60...200)
                .chartXAxisLabel("Minutes", alignment: .center)
                .chartYAxisLabel(position: .leading) { Text("Beats a minute").font(.caption) }
                .chartXAxis {
                    AxisMarks(values: Array(stride(from: 0, through: 120, by: 30))) { value in
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2])).foregroundStyle(.gray)
                        AxisValueLabel { Text("\(value.as(Int.self) ?? 0)′") }
                    }
                }
                .frame(height: 200)
                Chart {
                    ForEach(0..<24, id: \.self) { hour in
                        ForEach(ActivityKind.allCases, id: \.self) { kind in
                            RectangleMark(x: .value("Hour", "\(hour)"), y: .value("Kind", kind.rawValue))
                                .foregroundStyle(
                                    Color.green.opacity(
                                        Double(entries.filter { $0.hour == hour && $0.kind == kind }.count) / 5))
                        }
                    }
                }
                .chartLegend(.hidden)
                .frame(height: 80)
                Picker("Form", selection: $isPie) {
                    Text("Pie").tag(true)
                    Text("Ring").tag(false)
                }
            }
            .padding(12)
        }
    }
}
