import CursesUI
import CursesUICharts

/// The charts: processor, memory, network and disks, side by side.
struct Overview: View {
    let model: MonitorModel

    var body: some View {
        let (now, past) = (model.sample, model.history)
        let busy = "\(now.processor.percent) of \(now.processors.count)"
        HStack(spacing: 0) {
            Panel(title: "Processor", text: busy, values: past.map(\.processor)) {
                ProcessorList(history: past)
            }
            Panel(title: "Memory", text: "\(now.memory.percent) in use", values: past.map(\.memory)) {}
            Panel(title: "Network, per s", text: now.network.text("↓", "↑"), values: past.map(\.network.total)) {}
            Panel(title: "Disks, per s", text: now.disks.text("R", "W"), values: past.map(\.disks.total)) {
                VolumeList(volumes: now.volumes)
            }
        }
    }
}

/// A box with numbers, the history of a value with the newest at the right, and details.
private struct Panel<Details: View>: View {
    let title: String
    let text: String
    let values: [Double]
    @ViewBuilder let details: Details

    var body: some View {
        let first = MonitorModel.historyLength - values.count
        GroupBox(title) {
            VStack(alignment: .leading, spacing: 0) {
                Text(text)
                Chart(values.indices, id: \.self) { index in
                    AreaMark(x: .value("Sample", first + index), y: .value("Value", values[index]))
                        .foregroundStyle(.tint)
                }
                .chartXScale(domain: 0...(MonitorModel.historyLength - 1))
                .chartYScale(domain: 0...max(1, values.max() ?? 0))
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .frame(minHeight: 1)
                .accessibilityLabel(title)
                details
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .lineLimit(1)
    }
}

/// The load history of each processor.
private struct ProcessorList: View {
    let history: [Sample]

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
