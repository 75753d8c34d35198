import CursesUI
import CursesUICharts

/// C: a line through many points, as in the tutorials of Swift Charts: a mark for each. Each key adds a point.
struct MarksApp: App {
    var body: some Scene {
        WindowGroup {
            Growing { values in
                Chart(values.indices, id: \.self) { index in
                    LineMark(x: .value("Sample", index), y: .value("Value", values[index].value))
                }
            }
        }
    }
}

/// C: the same line as one plot of all points.
struct PlotApp: App {
    var body: some Scene {
        WindowGroup {
            Growing { values in
                Chart {
                    LinePlot(values, x: .value("Sample", \.id), y: .value("Value", \.value))
                }
            }
        }
    }
}

private struct Sample: Identifiable {
    let id: Int
    let value: Double

    init(id: Int) {
        self.id = id
        value = sin(Double(id) / 500) + Double(id % 17) / 50
    }
}

private struct Growing<Graph: View>: View {
    @State private var values = (0..<WorkloadApps.count).map { Sample(id: $0) }
    @ViewBuilder let graph: ([Sample]) -> Graph

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("\(values.count) points")
            graph(values)
        }
        .focusable()
        .onKeyPress("a") {
            values.append(Sample(id: values.count))
            return .handled
        }
    }
}

/// C: the view of a log. Each key adds a thousand lines.
struct LogViewApp: App {
    var body: some Scene {
        WindowGroup { Events() }
    }
}

private struct Events: View {
    @State private var log = {
        let log = LogStore(limit: 100_000)
        for number in 0..<WorkloadApps.count {
            log.append("Request \(number)", level: number % 7 == 0 ? .warning : .info)
        }
        return log
    }()
    @State private var count = WorkloadApps.count

    var body: some View {
        LogView(log)
            .onKeyPress("a") {
                for number in count..<(count + 1_000) { log.append("Request \(number)") }
                count += 1_000
                return .handled
            }
    }
}
