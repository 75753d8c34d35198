import CursesUI

/// Asks how to end a process, and shows the reason if that fails.
struct EndProcess: ViewModifier {
    @Bindable var model: MonitorModel
    @Binding var process: SystemProcess?

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                process.map { "End \($0.name) (\(String($0.id)))?" } ?? "",
                isPresented: Binding(get: { process != nil }, set: { if !$0 { process = nil } }),
                titleVisibility: .visible, presenting: process
            ) { process in
                Button("End") { Task { await model.send(SIGTERM, to: process) } }
                Button("Kill", role: .destructive) { Task { await model.send(SIGKILL, to: process) } }
                Button("Cancel", role: .cancel) {}
            } message: { process in
                Text("It belongs to \(process.user) and is \((model.sample.uptime - process.start).duration) old.")
                Text("A process that is killed cannot save its data.")
            }
            .alert("The signal was not sent", isPresented: $model.hasFailed, actions: {}) { Text(model.failure) }
    }
}
