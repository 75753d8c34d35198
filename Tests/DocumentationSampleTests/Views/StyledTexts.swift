import CursesUI

struct StyledTexts: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("A heading").font(.headline)
            Text("Markdown with **bold**, *italic* and `code`")
            Text("Less important").foregroundStyle(.secondary)
            Text("Gone").strikethrough() + Text(" and ") + Text("new").underline()
            Text("A long text is wrapped at its width, at the places that Unicode names.")
        }
        .padding()
    }
}
