/// A control to edit a text of several lines in.
///
/// ```swift
/// TextEditor(text: $notes)
///     .frame(height: 6)
///     .border(.secondary)
/// ```
///
/// ```
/// ┌────────────────────────┐
/// │Call the harbour master │
/// │about the berth, then   │
/// │write the report.       ┃
/// └────────────────────────┘
/// ```
///
/// It takes the room that it is offered, and scrolls to the caret; the wheel scrolls as well. Besides
/// the keys of a ``TextField``, up, down, page up and page down move the caret, control-home and
/// control-end go to the ends of the text, and Return starts a new line. With shift they select. Tab
/// goes to the next control, as everywhere.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct TextEditor {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    @State private var isFocused = false

    /// An editor of a text.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// - Parameter selection: what is selected, and to be selected; `nil` before the first key.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }
}

extension TextEditor: View {
    public var body: some View {
        TextArea(
            entry: TextEntry(value: TextEntryValue(text), selection: selection),
            prompt: Text(verbatim: ""),
            height: .flexible,
            isFocused: $isFocused
        )
        .environment(\.isFocused, isFocused)
    }
}
