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
        let (load, sample) = (model.load, model.sample)
        HStack(spacing: 1) {
            Text("CPU \(load.processor.percent)").bold()
            Sparkline(load.processors, domain: 0...1)
                .foregroundStyle(.tint)
                .fixedSize()
                .accessibilityLabel("Processors")
            Text("Memory \(load.memory.percent)").bold()
            if !isShort {
                Text(sample.memory.text).foregroundStyle(.secondary).layoutPriority(-1)
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

extension Sample.Memory {
    fileprivate var text: String {
        let used = "\((total - available).bytes) of \(total.bytes)"
        return swapTotal > swapFree ? "\(used), \((swapTotal - swapFree).bytes) swapped" : used
    }
}
