import Charts
import SwiftUI

struct ToyShape: Identifiable {
    var color: String
    var type: String
    var count: Double
    var id = UUID()
}

struct MonthlyHours: Identifiable {
    let id = UUID()
    let month: Date
    let hours: Double

    static let all: [MonthlyHours] = [74, 99, 116, 148, 203, 215, 226, 209, 166, 125, 84, 62]
        .enumerated()
        .map { index, hours in
            let parts = DateComponents(year: 2023, month: index + 1)
            return MonthlyHours(month: Calendar.current.date(from: parts)!, hours: hours)
        }
}

struct ChartsView: View {
    private let shapes: [ToyShape] = [
        .init(color: "Green", type: "Cube", count: 2), .init(color: "Green", type: "Sphere", count: 0),
        .init(color: "Green", type: "Pyramid", count: 1), .init(color: "Purple", type: "Cube", count: 1),
        .init(color: "Purple", type: "Sphere", count: 1), .init(color: "Purple", type: "Pyramid", count: 1),
        .init(color: "Pink", type: "Cube", count: 1), .init(color: "Pink", type: "Sphere", count: 2),
        .init(color: "Pink", type: "Pyramid", count: 0),
    ]

    @State private var showsGoal = true

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text("Toys").font(.headline)
                Chart {
                    ForEach(shapes) { shape in
                        BarMark(
                            x: .value("Shape Type", shape.type),
                            y: .value("Total Count", shape.count)
                        )
                        .foregroundStyle(by: .value("Shape Color", shape.color))
                    }
                }
                .chartForegroundStyleScale(["Green": .green, "Purple": .purple, "Pink": .pink])
                .frame(height: 200)

                Text("Hours of sunshine").font(.headline)
                Chart {
                    ForEach(MonthlyHours.all) {
                        AreaMark(
                            x: .value("Month", $0.month, unit: .month),
                            y: .value("Hours", $0.hours)
                        )
                        .foregroundStyle(Color.yellow.opacity(0.4))
                        LineMark(
                            x: .value("Month", $0.month, unit: .month),
                            y: .value("Hours", $0.hours)
                        )
                        .interpolationMethod(.catmullRom)
                        .lineStyle(StrokeStyle(lineWidth: 2))
                    }
                    if showsGoal {
                        RuleMark(y: .value("Goal", 150))
                            .foregroundStyle(.red)
                            .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
                            .annotation(position: .top, alignment: .leading) {
                                Text("Goal").font(.caption).foregroundColor(.secondary)
                            }
                    }
                }
                .chartXAxis {
                    AxisMarks(values: .stride(by: .month)) { value in
                        AxisGridLine()
                        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
                    }
                }
                .chartYAxis {
                    AxisMarks(position: .leading, values: [0, 100, 200]) { value in
                        AxisGridLine()
                        AxisTick()
                        AxisValueLabel {
                            if let hours = value.as(Int.self) {
                                Text("\(hours) h")
                            }
                        }
                    }
                }
                .chartYScale(domain: 0...250)
                .frame(height: 240)
                Toggle("Show the goal", isOn: $showsGoal.animation())
            }
            .padding()
        }
        .navigationTitle("Charts")
    }
}

#Preview {
    ChartsView()
}
