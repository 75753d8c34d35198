import CursesUI
import CursesUICharts

/// The first line: processor and memory at a glance, and the age of the system.
struct StatusLine: View {
    let model: MonitorModel
    /// Whether there are no charts below.
    let isShort: Bool

    var body: some View {
        let load = model.load
        HStack(spacing: 1) {
            Text("CPU \(load.processor.percent)").bold()
            Sparkline(load.processors, domain: 0...1)
                .foregroundStyle(.tint)
                .fixedSize()
                .accessibilityLabel("Processors")
            Text("Memory \(load.memory.percent)").bold()
            if !isShort {
                Text(load.sample.memory.text).foregroundStyle(.secondary).layoutPriority(-1)
            }
            Spacer()
            if model.isPaused {
                Text("Paused").bold().fixedSize()
            }
            if !isShort {
                Text("Load \(load.sample.loadAverages.map { $0.formatted(.fixed(2)) }.joined(separator: " "))")
                Text("Up \(load.sample.uptime.timeText)")
            }
        }
        .lineLimit(1)
        .padding(.horizontal, 1)
    }
}

extension Sample.Memory {
    fileprivate var text: String {
        let used = "\((total - available).bytes) of \(total.bytes)"
        return swapTotal > swapFree ? "\(used), \((swapTotal - swapFree).bytes) swapped" : used
    }
}
