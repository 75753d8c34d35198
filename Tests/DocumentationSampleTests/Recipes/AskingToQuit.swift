import CursesUI

struct AskingToQuit: View {
    @Environment(\.terminate) private var terminate
    @State private var isAsking = false

    var body: some View {
        Text("Press q to quit.")
            .focusable()
            .onKeyPress("q") {
                isAsking = true
                return .handled
            }
            .keyHelp("quit", for: "q")
            .alert("Quit?", isPresented: $isAsking) {
                Button("Quit", role: .destructive) { terminate() }
                Button("Stay", role: .cancel) {}
            }
    }
}
