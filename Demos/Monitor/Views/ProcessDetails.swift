import CursesUI

/// Everything that is known about a process, kept up to date.
struct ProcessDetails: View {
    let model: MonitorModel
    /// The process as it was when the details were opened.
    let opened: SystemProcess
    let end: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let current = model.process(opened.id).flatMap { $0.start == opened.start ? $0 : nil }
        let process = current ?? opened
        NavigationStack {
            Form {
                LabeledContent("Command", value: process.command)
                LabeledContent("Number", value: "\(process.id)")
                LabeledContent("Started by", value: starter(of: process))
                LabeledContent("User", value: process.user)
                LabeledContent("State", value: current == nil ? "ended" : process.state.title)
                LabeledContent("CPU", value: process.load.percent)
                LabeledContent("CPU time", value: process.time.duration)
                LabeledContent("Memory", value: process.memory.bytes)
                LabeledContent("Threads", value: "\(process.threads)")
                LabeledContent("Runs since", value: (model.sample.uptime - process.start).duration)
            }
            .navigationTitle(process.name)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
                ToolbarItem(placement: .destructiveAction) {
                    Button("End…", role: .destructive) { end() }.disabled(current == nil)
                }
            }
        }
    }

    private func starter(of process: SystemProcess) -> String {
        model.process(process.parent).map { "\($0.name) (\($0.id))" } ?? "the system"
    }
}

extension SystemProcess.State {
    fileprivate var title: String {
        switch self {
        case .running: "running"
        case .sleeping: "sleeping"
        case .waiting: "waiting for a device"
        case .zombie: "ended, not yet collected"
        case .stopped: "stopped"
        case .traced: "stopped by a debugger"
        case .idle: "idle"
        case .other: "unknown"
        }
    }
}
