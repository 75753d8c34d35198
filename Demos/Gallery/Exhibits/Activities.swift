import CursesUI

/// Activities that the app continues, other keys, and a question before the sheet closes.
struct Activities: View {
    @State private var page = 1
    @State private var depth = 2.0
    @State private var isOptionDown = false
    @State private var isWriting = false
    @State private var draft = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("Page \(page)\(isOptionDown ? ", with Option" : "")")
                .focusable()
                .pageCommand(value: $page, in: 1...9)
                .onPlayPauseCommand { page = 1 }
                .onModifierKeysChanged(mask: .option) { isOptionDown = $1.contains(.option) }
                .onLongTouchGesture(minimumDuration: 0.5) { page = 9 }
            Text("Depth \(Int(depth))")
                .focusable()
                .digitalCrownRotation($depth, from: 0, through: 8, by: 1)
            Button("Next") { page += 1 }
                .modifierKeyAlternate(.option) { Button("Last") { page = 9 } }
                .touchBar { Button("First") { page = 1 } }
            Button("Write") { isWriting = true }
                .sheet(isPresented: $isWriting) {
                    TextField("Draft", text: $draft)
                        .dismissalConfirmationDialog("Throw the draft away?", shouldPresent: !draft.isEmpty) {
                            Button("Throw it away", role: .destructive) { draft = "" }
                            Button("Go on", role: .cancel) {}
                        }
                        .windowDismissBehavior(.enabled)
                }
        }
        .userActivity("page", element: page) { page, activity in activity.userInfo = ["page": page] }
        .onContinueUserActivity("page") { page = $0.userInfo?["page"] as? Int ?? 1 }
    }
}
