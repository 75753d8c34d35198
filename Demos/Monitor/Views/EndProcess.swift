import CursesUI

extension View {
    /// Asks how a process is to be ended, and says why it could not be.
    func endsProcess(_ process: Binding<SystemProcess?>, of model: MonitorModel) -> some View {
        modifier(EndProcess(model: model, process: process))
    }
}

private struct EndProcess: ViewModifier {
    @Bindable var model: MonitorModel
    @Binding var process: SystemProcess?

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                process.map { "End \($0.name) (\($0.id))?" } ?? "",
                isPresented: isPresent($process), titleVisibility: .visible, presenting: process
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
            .alert("The signal was not sent", isPresented: isPresent($model.failure), presenting: model.failure) { _ in
            } message: { failure in
                Text(failure.message)
            }
    }

    private func send(_ signal: Int32, to process: SystemProcess) {
        Task { await model.send(signal, to: process) }
    }

    /// Whether there is a value; `false` removes it.
    private func isPresent<Value>(_ value: Binding<Value?>) -> Binding<Bool> {
        Binding {
            value.wrappedValue != nil
        } set: { isPresent in
            if !isPresent { value.wrappedValue = nil }
        }
    }
}
