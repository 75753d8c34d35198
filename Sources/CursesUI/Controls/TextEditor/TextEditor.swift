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
/// view, Tab moves the focus to the next control. Control-F opens a bar that finds and replaces text; see
/// ``View/findNavigator(isPresented:)``.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct TextEditor {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    @State private var isFocused = false
    @State private var isFinding = false
    @State private var finder = TextFinder()
    @Environment(\.textEditorStyle) private var style
    @Environment(\.findNavigator) private var findNavigator
    @Environment(\.isFindDisabled) private var isFindDisabled
    @Environment(\.isReplaceDisabled) private var isReplaceDisabled

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
        VStack(alignment: .leading, spacing: 0) {
            if isPresented.wrappedValue, !isFindDisabled {
                FindBar(finder: finder, text: text.wrappedValue, canReplace: !isReplaceDisabled) { end() }
                    .environment(\.yieldsInitialFocus, true)
            }
            area.modifier(FieldSurface())
        }
    }

    @MainActor
    private var area: TextArea {
        var find: (@MainActor () -> Void)?
        if !isFindDisabled { find = { isPresented.wrappedValue = true } }
        return TextArea(
            entry: TextEntry(value: TextEntryValue(text), selection: selection),
            prompt: Text(verbatim: ""),
            height: .flexible,
            isFocused: $isFocused,
            finder: finder,
            find: find
        )
    }

    /// Whether the find bar is open.
    private var isPresented: Binding<Bool> { findNavigator ?? $isFinding }

    @MainActor
    private func end() {
        isPresented.wrappedValue = false
        finder.end()
    }
}
