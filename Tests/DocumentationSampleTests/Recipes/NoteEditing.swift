import CursesUI

struct NoteEditing: View {
    let file: URL
    @Environment(\.suspend) private var suspend
    @State private var text = ""

    var body: some View {
        Text(text)
        Button("Edit") {
            Task {
                let editor = "exec ${VISUAL:-${EDITOR:-vi}} \"$0\""
                _ = try? await suspend(running: "sh", arguments: ["-c", editor, file.path])
                text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            }
        }
    }
}
