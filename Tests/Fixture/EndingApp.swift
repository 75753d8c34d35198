import CursesUI

/// Ends in the way that the second argument selects, once its button is pressed.
struct EndingApp: App {
    var body: some Scene {
        WindowGroup { EndingView() }
    }
}

private struct EndingView: View {
    @Environment(\.terminate) private var terminate
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Button("End") {
            print("said before the end")
            FileHandle.standardError.write(Data("complained before the end\n".utf8))
            if CommandLine.arguments.last == "terminate" {
                terminate(status: 4)
            } else {
                Ending(rawValue: CommandLine.arguments.last!)!.happen()
            }
        }
        .onChange(of: phase) { print("phase: \(phase)") }
        .onDisappear { print("disappeared") }
    }
}
