import CursesUI

struct NoteEditor: View {
    @State private var note = "Call the harbour master\nabout the berth.\n"

    var body: some View {
        TextEditor(text: $note)
            .border(.separator)
    }
}
