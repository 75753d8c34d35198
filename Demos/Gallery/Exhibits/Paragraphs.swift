import CursesUI

/// Long texts: wrapping and truncation.
struct Paragraphs: View {
    private let text = """
        A terminal has cells, and a text takes as many of them as it needs. \
        Where there is no room, it wraps between words.
        """

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(text)
            Text(text).multilineTextAlignment(.trailing)
            Text(text).lineLimit(1)
            Text(text).lineLimit(1).truncationMode(.middle)
            Text(text).lineLimit(1).truncationMode(.head)
            Text("This text can be selected with the mouse.").textSelection(.enabled)
            Text("Fixed").fixedSize().border(.secondary)
        }
    }
}
