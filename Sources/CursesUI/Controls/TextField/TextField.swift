import Foundation

/// A control to edit a line of text, or a value that is shown as text.
///
/// ```swift
/// TextField("User name", text: $name)
///     .textFieldStyle(.roundedBorder)
///     .onSubmit { focus = .password }
/// ```
///
/// ```
/// ╭──────────────────────╮
/// │ marble-fox           │
/// ╰──────────────────────╯
/// ```
///
/// | Keys | |
/// | --- | --- |
/// | Left, Right, Home, End | move the caret; with Control or Alt by words; with Shift they select |
/// | Backspace, Delete | delete; with Control or Alt by words |
/// | Control-A, E, B, F, Alt-B, F | move the caret, as in a shell |
/// | Control-W, U, K, Alt-D | cut the word before the caret, up to the start, up to the end, the word after it |
/// | Alt-W, Control-Y, Alt-A | copy the selection, insert the text that was last cut or copied, select all |
/// | Alt-U or Control-_, Alt-E | undo, redo |
/// | Return | submits: ``View/onSubmit(of:_:)`` |
///
/// The mouse places the caret, and selects text while its button is held. A text that is too long scrolls, and the
/// terminal's cursor is at the caret; without the focus, the field shows the beginning of the text. While the text is
/// empty, the prompt is shown, or else the title. With `axis: .vertical` the text wraps and the field grows within the
/// `lineLimit`; Return then starts a new line.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct TextField<Label: View> {
    let entry: TextEntry
    private let label: Label
    /// Receives whether the field has the focus. It is set only for the field that a style decorates, which is drawn
    /// without a style.
    private let bareFocus: Binding<Bool>?
    @State private var isFocused = false
    @Environment(\.textFieldStyle) private var style
    @Environment(\.textSuggestions) private var suggestions
    @Environment(\.locale) private var locale

    init(_ entry: TextEntry, label: Label, bareFocus: Binding<Bool>? = nil) {
        self.entry = entry
        self.label = label
        self.bareFocus = bareFocus
    }

    /// Creates a field with a custom label.
    ///
    /// - Parameters:
    ///   - prompt: shown while the text is empty; `nil` shows the label, if that is a text.
    ///   - label: the label of the field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextEntry(value: TextEntryValue(text), prompt: prompt), label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title, which is also its prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(TextEntry(value: TextEntryValue(text)), label: Text(titleKey))
    }

    /// Creates a field with a title and a prompt.
    ///
    /// - Parameter prompt: shown while the text is empty, in place of the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextEntry(value: TextEntryValue(text), prompt: prompt), label: Text(titleKey))
    }

    /// Creates a field with a title, which is also its prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(TextEntry(value: TextEntryValue(text)), label: Text(title))
    }

    /// Creates a field with a title and a prompt.
    ///
    /// - Parameter prompt: shown while the text is empty, in place of the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextEntry(value: TextEntryValue(text), prompt: prompt), label: Text(title))
    }
}

extension TextField: View {
    public var body: some View {
        if let bareFocus {
            bareBody(bareFocus)
        } else if let suggestions {
            styledBody.modifier(
                TextSuggestionsModifier(suggestions: suggestions, text: text, isFocused: isFocused))
        } else {
            styledBody
        }
    }

    @MainActor
    private var styledBody: some View {
        style.makeBody(bare)
            .environment(\.isFocused, isFocused)
            .accessibility { $0.say(.controlLabel, label as? Text) }
    }

    /// The text that a suggestion sets.
    @MainActor
    private var text: Binding<String> {
        let value = entry.value.inLocale(locale)
        return Binding(get: { value.text }, set: { value.setText($0) })
    }

    @MainActor @ViewBuilder
    private func bareBody(_ isFocused: Binding<Bool>) -> some View {
        let prompt = entry.prompt ?? label as? Text ?? Text(verbatim: "")
        let entry = localizedEntry
        if entry.axis == .vertical {
            TextArea(entry: entry, prompt: prompt, height: .content, isFocused: isFocused)
        } else {
            TextInput(entry: entry, prompt: prompt, isFocused: isFocused)
        }
    }

    @MainActor
    private var localizedEntry: TextEntry {
        var entry = entry
        entry.value = entry.value.inLocale(locale)
        return entry
    }

    private var bare: TextField<_TextFieldStyleLabel> {
        var entry = entry
        entry.prompt = entry.prompt ?? label as? Text
        return TextField<_TextFieldStyleLabel>(
            entry,
            label: _TextFieldStyleLabel(content: AnyView(label)),
            bareFocus: $isFocused
        )
    }
}

/// The label of a text field for its style.
public struct _TextFieldStyleLabel {
    let content: AnyView
}

extension _TextFieldStyleLabel: ControlLabel {}

extension _TextFieldStyleLabel: View {
    public var body: some View { content }
}
