import CursesUI
import CursesUICharts

/// The first line: processor and memory at a glance, and the uptime of the system.
struct StatusLine: View {
    let model: MonitorModel
    /// The seconds between two samples.
    let interval: Double
    /// Whether the charts below are left out.
    let isShort: Bool

    var body: some View {
        let sample = model.sample
        HStack(spacing: 1) {
            Text("CPU \(sample.processor.percent)").bold()
            Sparkline(sample.processors, domain: 0...1)
                .foregroundStyle(.tint)
                .fixedSize()
                .accessibilityLabel("Processors")
            Text("Memory \(sample.memory.percent)").bold()
            if !isShort {
                let swap = sample.usedSwap > 0 ? ", \(sample.usedSwap.bytes) swapped" : ""
                Text("\(sample.usedMemory.bytes) of \(sample.totalMemory.bytes)\(swap)").foregroundStyle(.secondary)
                    .layoutPriority(-1)
            }
            Spacer()
            if model.isPaused {
                Text("Paused").bold().fixedSize()
            } else if !isShort {
                Text("Every \(interval.formatted()) s").foregroundStyle(.secondary)
            }
            if !isShort {
                Text("Load \(sample.loadAverages.map { $0.digits(2) }.joined(separator: " "))")
                Text("Up \(sample.uptime.duration)")
            }
        }
        .lineLimit(1)
        .padding(.horizontal, 1)
    }
}
