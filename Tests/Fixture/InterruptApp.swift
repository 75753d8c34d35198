import CursesUI

/// Handles Control-C itself twice. The third Control-C ends the app.
struct InterruptApp: App {
    var body: some Scene {
        WindowGroup { InterruptView() }
    }
}

private struct InterruptView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Interrupted: \(count)")
            Button("Interrupt") { count += 1 }
                .keyboardShortcut("c", modifiers: .control)
                .disabled(count == 2)
        }
    }
}
