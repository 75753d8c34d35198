import CursesUI

/// Asks how to end a process, and shows the reason if that fails.
struct EndProcess: ViewModifier {
    @Bindable var model: MonitorModel
    @Binding var process: SystemProcess?

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                process.map { "End \($0.name) (\(String($0.id)))?" } ?? "", isPresented: isAsking,
                titleVisibility: .visible, presenting: process
            ) { process in
                Button("End") { send(SIGTERM, to: process) }
                Button("Kill", role: .destructive) { send(SIGKILL, to: process) }
                if process.state == .stopped {
                    Button("Continue") { send(SIGCONT, to: process) }
                } else {
                    Button("Stop") { send(SIGSTOP, to: process) }
                }
                Button("Cancel", role: .cancel) {}
            } message: { _ in
                Text("A process that is killed cannot save its data.")
            }
            .alert(isPresented: $model.hasFailed, error: model.failure) { _ in
            } message: { failure in
                Text(failure.failureReason ?? "")
            }
    }

    private var isAsking: Binding<Bool> {
        Binding {
            process != nil
        } set: {
            if !$0 { process = nil }
        }
    }

    private func send(_ signal: Int32, to process: SystemProcess) {
        Task { await model.send(signal, to: process) }
    }
}
