import CursesUI

struct NoteEditing: View {
    let file: URL
    @Environment(\.suspend) private var suspend
    @State private var text = ""

    var body: some View {
        Text(text)
        Button("Edit") {
            Task {
                _ = try? await suspend(editing: file)
                text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            }
        }
    }
}
