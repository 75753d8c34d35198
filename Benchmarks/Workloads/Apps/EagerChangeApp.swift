import CursesUI

/// E: many rows that are all created at once. A key changes one of them, or inserts a new first row.
struct EagerChangeApp: App {
    var body: some Scene {
        WindowGroup { ChangingRows() }
    }
}

private struct Note: Identifiable {
    let id: Int
    var text: String
}

private struct ChangingRows: View {
    @State private var notes = (0..<WorkloadApps.count).map { Note(id: $0, text: "Note \($0)") }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Button("Change") { notes[2].text += "!" }.keyboardShortcut("e")
                Button("Insert") { notes.insert(Note(id: notes.count, text: "Note \(notes.count)"), at: 0) }
                    .keyboardShortcut("n")
            }
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(notes) { Text($0.text) }
                }
            }
        }
    }
}
