import CursesUI

/// Ways to emphasise text.
struct TextStyles: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("A title").font(.title)
            Text("A headline").font(.headline)
            Text("The body").font(.body)
            Text("A footnote").font(.footnote).dynamicTypeSize(.large)
            Divider()
            Text("Bold").bold()
            Text("Heavy").fontWeight(.heavy)
            Text("Italic").italic()
            Text("Underlined").underline()
            Text("Struck").strikethrough()
            Text("upper case").textCase(.uppercase)
            Divider()
            Text("Primary").foregroundStyle(.primary)
            Text("Secondary").foregroundStyle(.secondary)
            Text("Tertiary").foregroundStyle(.tertiary)
            Text("Quaternary").foregroundStyle(.quaternary)
            Text("Quinary").foregroundStyle(.quinary)
            Text("Accent").foregroundStyle(.tint)
            Text("A link").foregroundStyle(.link)
            Text("A colour").foregroundColor(.pink)
        }
    }
}
