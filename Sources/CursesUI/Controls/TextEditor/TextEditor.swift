/// A control to edit a text of several lines.
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
/// It fills the proposed size and scrolls to the caret; the mouse wheel scrolls it too. In addition to the keys of a
/// ``TextField``, the up and down arrow keys, Page Up and Page Down move the caret, Control-Home and Control-End move
/// it to the ends of the text, and Return starts a new line. Together with Shift, these keys select text. As in every
/// view, Tab moves the focus to the next control.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct TextEditor {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    @State private var isFocused = false
    @Environment(\.textEditorStyle) private var style

    /// Creates an editor for a text.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// Creates an editor for a text and its selection.
    ///
    /// - Parameter selection: the selection, which can be read and set; `nil` until the first key is pressed.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }
}

extension TextEditor: View {
    public var body: some View {
        Group {
            if let style {
                style.makeBody(TextEditorStyleConfiguration(content: AnyView(editor)))
            } else {
                editor
            }
        }
        .environment(\.isFocused, isFocused)
    }

    @MainActor
    private var editor: some View {
        TextArea(
            entry: TextEntry(value: TextEntryValue(text), selection: selection),
            prompt: Text(verbatim: ""),
            height: .flexible,
            isFocused: $isFocused
        )
        .modifier(FieldSurface())
    }
}
