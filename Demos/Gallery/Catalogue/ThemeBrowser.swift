import CursesUI

/// The named themes. The selected theme is applied immediately.
struct ThemeBrowser: View {
    @Binding var selection: Theme.Named.ID

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 2) {
                list.frame(width: 24)
                ThemeSample().frame(minWidth: 40)
            }
            list
        }
    }

    private var list: some View {
        List(selection: chosen) {
            Text("Standard").tag("standard")
            ForEach(Theme.named) { Text($0.title) }
        }
    }

    /// The binding is optional because a list may have no selection, but there is always a theme, so `nil` is ignored.
    private var chosen: Binding<Theme.Named.ID?> {
        Binding {
            selection
        } set: {
            selection = $0 ?? selection
        }
    }
}

/// Controls, texts and colours that demonstrate a theme.
private struct ThemeSample: View {
    @State private var isOn = true
    @State private var volume = 0.6
    @State private var name = "Ada"
    @State private var size = "M"

    private static let code = """
        import CursesUI

        /// A theme for the whole window.
        struct ContentView: View {
            @State private var count = 42

            var body: some View { Text("\\(count)").terminalTheme(.nord) }
        }
        """

    private static let colors: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .gray]

    var body: some View {
        Form {
            Section("Controls") {
                HStack {
                    Button("Save") {}.buttonStyle(.borderedProminent)
                    Button("Cancel") {}
                    Button("Delete", role: .destructive) {}
                }
                TextField("Name", text: $name)
                Toggle("Notify me", isOn: $isOn)
                Picker("Size", selection: $size) {
                    ForEach(["S", "M", "L", "XL"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                LabeledContent("Volume") {
                    Slider(value: $volume).accessibilityLabel("Volume")
                }
            }
            Section("Texts and colours") {
                HStack(spacing: 2) {
                    Text("primary")
                    Text("secondary").foregroundStyle(.secondary)
                    Text("tertiary").foregroundStyle(.tertiary)
                    Text("accent").foregroundStyle(.tint)
                }
                HStack(spacing: 0) {
                    ForEach(Self.colors, id: \.self) { $0.frame(maxWidth: .infinity) }
                }
                .frame(height: 2)
                ProgressView(value: volume).accessibilityLabel("Progress")
            }
            Section("Code") {
                CodeView(code: Self.code).frame(height: 8)
            }
        }
    }
}
