import CursesUI

/// Asks before the process is ended.
struct EndingProcess: ViewModifier {
    let process: RunningProcess?
    @State private var isAsking = false

    func body(content: Content) -> some View {
        content
            .toolbar {
                Button("Terminate") { isAsking = true }
                    .keyboardShortcut("t")
                    .disabled(process == nil)
            }
            .confirmationDialog(
                "Terminate \(process?.name ?? "")?", isPresented: $isAsking, titleVisibility: .visible,
                presenting: process
            ) { process in
                Button("Terminate", role: .destructive) { kill(process.id, SIGTERM) }
            } message: { process in
                Text(verbatim: "Process \(process.id) can save its work.")
            }
    }
}
