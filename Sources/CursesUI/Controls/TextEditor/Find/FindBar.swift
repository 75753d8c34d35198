import CursesUITerminal

/// The bar above a text editor that finds and replaces text.
///
/// ```text
/// ⌕ quay          2 of 5  [ ‹ ] [ › ] [ Done ]
///   berth         [ Replace ] [ All ]
/// ```
struct FindBar {
    let finder: TextFinder
    /// The text of the editor.
    let text: String
    let canReplace: Bool
    let close: @MainActor () -> Void
    @State private var query = ""
    @State private var replacement = ""
    @FocusState private var isFocused: Bool
    @Environment(\.themeSymbols) private var symbols

    init(finder: TextFinder, text: String, canReplace: Bool, close: @escaping @MainActor () -> Void) {
        self.finder = finder
        self.text = text
        self.canReplace = canReplace
        self.close = close
    }
}

extension FindBar: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(columns: 1) {
                Text(verbatim: symbols.search).foregroundStyle(.secondary)
                TextField("Find", text: $query)
                    .onSubmit { finder.move(by: 1) }
                    .onKeyPress(keys: [.return, .upArrow, .downArrow]) { press in
                        let isBack = press.key == .upArrow || press.modifiers == .shift
                        guard press.key != .return || isBack else { return .ignored }
                        finder.move(by: isBack ? -1 : 1)
                        return .handled
                    }
                    .focused($isFocused)
                Text(verbatim: places).foregroundStyle(.secondary).fixedSize()
                Button {
                    finder.move(by: -1)
                } label: {
                    Text(verbatim: "‹")
                }
                .accessibilityLabel("Previous match")
                Button {
                    finder.move(by: 1)
                } label: {
                    Text(verbatim: "›")
                }
                .accessibilityLabel("Next match")
                Button("Done", action: close)
            }
            if canReplace {
                HStack(columns: 1) {
                    Text(verbatim: symbols.search).hidden()
                    TextField("Replace with", text: $replacement)
                        .onSubmit { finder.replace(with: replacement) }
                    Button("Replace") { finder.replace(with: replacement) }.disabled(finder.index == nil)
                    Button("All") { finder.replaceAll(with: replacement) }
                        .disabled(finder.index == nil)
                        .accessibilityLabel("Replace all")
                }
            }
        }
        .textFieldStyle(.plain)
        .lineLimit(1)
        .onExitCommand(perform: close)
        .modifier(KeyHintModifier(hints: [KeyHint(.escape, title: "Close")]))
        .onAppear {
            finder.begin()
            query = finder.query
            isFocused = true
        }
        .onChange(of: query) { finder.search(for: query) }
        .onChange(of: text) { finder.textDidChange() }
    }

    /// The number of the chosen match and the number of all matches.
    @MainActor
    private var places: String {
        if query.isEmpty { return "" }
        guard let index = finder.index else { return "none" }
        return "\(index + 1) of \(finder.count)"
    }
}
