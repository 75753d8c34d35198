import CursesUI

/// Text fields, and ways to display text.
struct Texts: View {
    @State private var name = ""
    @State private var password = "secret"
    @State private var amount = 42
    @State private var notes = "Several lines of text,\nwith a cursor."
    @FocusState private var isNameFocused: Bool

    var body: some View {
        Form {
            Section("Fields") {
                TextField("Name", text: $name, prompt: Text("your name"))
                    .focused($isNameFocused)
                    .onSubmit { isNameFocused = false }
                SecureField("Password", text: $password)
                TextField("Amount", value: $amount, format: .number)
            }

            Section("Editor") {
                TextEditor(text: $notes)
                    .frame(height: 4)
                    .accessibilityLabel("Notes")
            }

            Section("Text") {
                ViewThatFits {
                    HStack(spacing: 2) { styles }
                    VStack(alignment: .leading) { styles }
                }
                ViewThatFits {
                    HStack(spacing: 2) { colors }
                    VStack(alignment: .leading) { colors }
                }
                Text("Markdown: **bold**, *italic*, ~~struck~~ and [a link](https://www.swift.org).")
                Label("A label with a symbol", systemImage: "star.fill")
                Text("A renderer draws this text").textRenderer(Fading())
                Text(name.isEmpty ? "Nobody is named yet." : "Hello, \(name)!")
                    .foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder
    private var styles: some View {
        Text("bold").bold()
        Text("italic").italic()
        Text("underlined").underline()
        Text("struck").strikethrough()
        Text("`code`")
    }

    @ViewBuilder
    private var colors: some View {
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
        Text("accent").foregroundStyle(.tint)
        Text("red").foregroundColor(.red)
        Text("green").foregroundColor(.green)
        Text("blue").foregroundColor(.blue)
    }
}

/// Fades a text from its start to its end.
private struct Fading: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            let glyphs = line.flatMap { $0 }
            for (index, glyph) in glyphs.enumerated() {
                var copy = context
                copy.opacity = 1 - Double(index) / Double(glyphs.count + 4)
                copy.draw(glyph)
            }
        }
    }
}
