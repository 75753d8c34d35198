import CursesUITerminal

/// Shows the palette in a window above the screen.
struct CommandPalettePresenter: View {
    let palette: CommandPalette

    var body: some View {
        EmptyView().layer(isPresented: isPresented, options: .palette) {
            SheetWindow(content: CommandPaletteView(palette: palette))
        }
    }

    private var isPresented: Binding<Bool> {
        Binding {
            palette.presented != nil
        } set: {
            if !$0 { palette.close() }
        }
    }
}

/// A field, and below it the commands that match the typed text. The field keeps the focus: arrow keys choose a
/// command, and Return runs it.
private struct CommandPaletteView: View {
    let palette: CommandPalette
    @State private var query = ""
    @State private var chosen = 0
    @Environment(\.themeSymbols) private var symbols

    /// The width of the window, in columns, and the number of visible commands on a large screen.
    private static let size = (width: 50, rows: 10)
    /// The columns of the window's frame, and the rows taken by the frame, the field and the line below the field.
    private static let frame = (width: 4, rows: 4)

    /// The number of commands that fit on the screen.
    private var rows: Int { max(1, min(Self.size.rows, palette.screen.height - Self.frame.rows)) }
    private var width: Int { max(1, min(Self.size.width, palette.screen.width - Self.frame.width)) }

    /// Whether the keys are beside the titles, which need the space in a narrow window.
    private var showsKeys: Bool { width >= 12 }

    var body: some View {
        let rows = rows
        let matches = palette.matches(query)
        let place = max(0, min(chosen, matches.count - 1))
        let spoken = spoken(matches, place)
        VStack(alignment: .leading, spacing: 0) {
            TextField("Command", text: typed)
                .accessibilityHint(spoken)
                .onSubmit { if !matches.isEmpty { palette.run(matches[place].command) } }
                .onKeyPress(keys: [.upArrow, .downArrow, .pageUp, .pageDown, .tab, "n", "p"]) { press in
                    guard let step = Self.step(press, page: rows) else { return .ignored }
                    let end = matches.count - 1
                    // A single step beyond either end wraps around to the other end.
                    let goesAround = abs(step) == 1 && (step < 0 ? place == 0 : place == end)
                    chosen = goesAround ? (step < 0 ? end : 0) : max(0, min(place + step, end))
                    if matches.indices.contains(chosen) { palette.select(matches[chosen].command) }
                    return .handled
                }
            Divider()
            if matches.isEmpty { Text(verbatim: nothing).foregroundStyle(.secondary) }
            let first = max(0, min(place - rows / 2, matches.count - rows))
            ForEach(Array(matches.enumerated().dropFirst(first).prefix(rows)), id: \.element.command.id) {
                row($0.element.command, $0.element.match, isChosen: $0.offset == place)
            }
        }
        .frame(columns: width, alignment: .leading)
        // The field keeps the focus, so a screen reader does not follow the choice by itself.
        .onChange(of: spoken) { _, text in
            AccessibilityNotification.Announcement(text).post()
        }
        .modifier(
            KeyHintModifier(hints: [
                KeyHint(.return, title: "Run"), KeyHint(.upArrow, .downArrow, title: "Choose"),
            ])
        )
    }

    /// The query. Changing it chooses the best match.
    private var typed: Binding<String> {
        Binding {
            query
        } set: {
            guard $0 != query else { return }
            query = $0
            chosen = 0
            palette.select(nil)
            palette.type($0)
        }
    }

    /// The words for an empty list.
    private var nothing: String { query.isEmpty ? "No commands" : "No command matches" }

    /// Returns the words for the chosen command.
    private func spoken(_ matches: [(command: CommandPalette.Command, match: FuzzyMatch)], _ place: Int) -> String {
        guard matches.indices.contains(place) else { return nothing }
        let command = matches[place].command
        let key = command.key.map { ", \($0.keyText(isASCII: true))" } ?? ""
        return "\(command.title)\(key), \(place + 1) of \(matches.count)"
    }

    /// Returns the number of commands by which a key moves the choice; `nil` for keys that the text field handles.
    private static func step(_ press: KeyPress, page: Int) -> Int? {
        switch (press.key, press.modifiers) {
        case (.upArrow, []), (.tab, .shift), ("p", .control): -1
        case (.downArrow, []), (.tab, []), ("n", .control): 1
        case (.pageUp, []): -page
        case (.pageDown, []): page
        default: nil
        }
    }

    private func row(_ command: CommandPalette.Command, _ match: FuzzyMatch, isChosen: Bool) -> some View {
        HStack(columns: 1) {
            Self.marked(command.title, match).lineLimit(1)
            Spacer()
            if showsKeys {
                Text(verbatim: command.key?.keyText(isASCII: symbols == .ascii) ?? "").foregroundStyle(.secondary)
                    .lineLimit(1).fixedSize()
            }
        }
        .modifier(ChosenModifier(isChosen: isChosen))
        .modifier(ClickModifier { palette.run(command) })
    }

    /// Returns the title, with the matching letters in bold and underlined.
    private static func marked(_ title: String, _ match: FuzzyMatch) -> Text {
        let offsets = Set(match.offsets)
        return title.enumerated().reduce(Text(verbatim: "")) { text, letter in
            let part = Text(verbatim: String(letter.element))
            return text + (offsets.contains(letter.offset) ? part.bold().underline() : part)
        }
    }
}
