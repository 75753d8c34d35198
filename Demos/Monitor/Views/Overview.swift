import CursesUI
import CursesUICharts

/// The charts: processor, memory, network and disks, side by side.
struct Overview: View {
    let model: MonitorModel

    var body: some View {
        let (load, history) = (model.load, model.history)
        HStack(spacing: 0) {
            Panel(title: "Processor", figures: "\(load.processor.percent) of \(load.processors.count)") {
                HistoryChart(values: history.map(\.processor)).accessibilityLabel("Processor")
                ProcessorList(history: history)
            }
            Panel(title: "Memory", figures: "\(load.memory.percent) in use") {
                HistoryChart(values: history.map(\.memory)).accessibilityLabel("Memory")
            }
            Panel(title: "Network, per s", figures: load.network.text("↓", "↑")) {
                HistoryChart(values: history.map { $0.network.incoming + $0.network.outgoing }, least: 1_024)
                    .accessibilityLabel("Network")
            }
            Panel(title: "Disks, per s", figures: load.disks.text("R", "W")) {
                HistoryChart(values: history.map { $0.disks.incoming + $0.disks.outgoing }, least: 1_024)
                    .frame(minHeight: 1)
                    .accessibilityLabel("Disks")
                VolumeList(volumes: model.sample.volumes)
            }
        }
    }
}

/// A box with numbers above a chart.
private struct Panel<Chart: View>: View {
    let title: String
    let figures: String
    @ViewBuilder let chart: Chart

    var body: some View {
        GroupBox(title) {
            VStack(alignment: .leading, spacing: 0) {
                Text(figures)
                chart
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .lineLimit(1)
    }
}

/// The history of a value, with the newest value at the right.
private struct HistoryChart: View {
    let values: [Double]
    /// The minimum of the value at the top of the chart.
    var least = 1.0

    var body: some View {
        let first = MonitorModel.historyLength - values.count
        Chart(values.indices, id: \.self) { index in
            AreaMark(x: .value("Sample", first + index), y: .value("Value", values[index])).foregroundStyle(.tint)
        }
        .chartXScale(domain: 0...(MonitorModel.historyLength - 1))
        .chartYScale(domain: 0...max(least, values.max() ?? 0))
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
    }
}

/// The load history of each processor.
private struct ProcessorList: View {
    let history: [SystemLoad]

    var body: some View {
        let loads = history.last?.processors ?? []
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 12), spacing: 1)], spacing: 0) {
                ForEach(loads.indices, id: \.self) { number in
                    HStack(spacing: 1) {
                        Sparkline(history.compactMap { $0.processors.dropFirst(number).first }, domain: 0...1)
                            .foregroundStyle(.tint)
                            .accessibilityLabel("Processor \(number)")
                        Text(loads[number].percent).frame(width: 4, alignment: .trailing)
                    }
                }
            }
        }
        .frame(maxHeight: CGFloat(loads.count))
    }
}

/// The file systems, and how full they are.
private struct VolumeList: View {
    let volumes: [Volume]

    var body: some View {
        ScrollView {
            ForEach(volumes) { volume in
                LabeledContent(volume.id, value: volume.used.percent)
                ProgressView(value: volume.used).accessibilityLabel(volume.id)
            }
        }
    }
}

extension Traffic {
    fileprivate func text(_ incomingSign: String, _ outgoingSign: String) -> String {
        "\(incomingSign)\(incoming.bytes) \(outgoingSign)\(outgoing.bytes)"
    }
}
