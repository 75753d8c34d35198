import CursesUI

/// All that is known about a process, as it changes.
struct ProcessDetails: View {
    let model: MonitorModel
    /// The process when the details were opened.
    let opened: SystemProcess
    let end: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                LabeledContent("Command", value: process.command)
                LabeledContent("Number", value: "\(process.id)")
                LabeledContent("Started by", value: parent)
                LabeledContent("User", value: process.user)
                LabeledContent("State", value: isRunning ? process.state.title : "ended")
                LabeledContent("CPU", value: process.load.percent)
                LabeledContent("CPU time", value: process.time.timeText)
                LabeledContent("Memory", value: process.memory.bytes)
                LabeledContent("Threads", value: "\(process.threads)")
                LabeledContent("Runs since", value: (model.load.sample.uptime - process.start).timeText)
            }
            .navigationTitle(process.name)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
                ToolbarItem(placement: .destructiveAction) {
                    Button("End…", role: .destructive) { end() }.disabled(!isRunning)
                }
            }
        }
    }

    /// The process now, or as it was last seen.
    private var process: SystemProcess { current ?? opened }

    private var isRunning: Bool { current != nil }

    private var current: SystemProcess? {
        model.process(opened.id).flatMap { $0.start == opened.start ? $0 : nil }
    }

    private var parent: String {
        model.process(process.parent).map { "\($0.name) (\($0.id))" } ?? "the system"
    }
}
