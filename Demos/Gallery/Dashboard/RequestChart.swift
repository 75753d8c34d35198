import CursesUI
import CursesUICharts

/// The requests of the last minute.
struct RequestChart: View {
    let traffic: Traffic

    var body: some View {
        GroupBox("Requests per second") {
            Chart {
                ForEach(traffic.answered.indices, id: \.self) { second in
                    AreaMark(x: .value("Second", second), y: .value("Requests", traffic.answered[second]))
                        .foregroundStyle(Color.cyan.opacity(0.25))
                    LineMark(x: .value("Second", second), y: .value("Requests", traffic.answered[second]))
                        .foregroundStyle(by: .value("Kind", "answered"))
                }
                ForEach(traffic.failed.indices, id: \.self) { second in
                    LineMark(x: .value("Second", second), y: .value("Requests", traffic.failed[second]))
                        .foregroundStyle(by: .value("Kind", "failed"))
                }
            }
            .chartForegroundStyleScale(["answered": Color.cyan, "failed": Color.orange])
            .chartXAxis(.hidden)
        }
    }
}
