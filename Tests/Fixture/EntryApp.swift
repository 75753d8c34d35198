import CursesUI

/// Shows a field and the length of its text.
struct EntryApp: App {
    var body: some Scene {
        WindowGroup { EntryView() }
    }
}

struct EntryView: View {
    @State private var text = ""
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack {
            TextField("Entry", text: $text)
            Text(verbatim: "Bytes: \(text.utf8.count).")
            Text("Phase: \(String(describing: phase)).")
        }
    }
}
