/// A control to edit a line of text in, or a value that is shown as one.
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
/// | left, right, home, end | move; with control or alt by words; with shift they select |
/// | backspace, delete | delete; with control or alt by words |
/// | control-A, E, B, F, alt-B, F | move, as in a shell |
/// | control-W, U, K, alt-D | cut the word before, to the start, to the end, the word behind |
/// | alt-W, control-Y, alt-A | copy what is selected, insert what was cut or copied, select all |
/// | control-_, alt-E | undo, do again |
/// | Return | submits: ``View/onSubmit(of:_:)`` |
///
/// The mouse places the caret, and selects while its button is held. A longer text scrolls, and the
/// hardware cursor stands at the caret. The prompt, or else the title, is shown while the text is
/// empty. With `axis: .vertical` the text wraps and the field grows within the `lineLimit`; Return
/// then starts a new line.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct TextField<Label: View> {
    let entry: TextEntry
    private let label: Label
    /// The field of a style's body: what the style decorates.
    private let bareFocus: Binding<Bool>?
    @State private var isFocused = false
    @Environment(\.textFieldStyle) private var style

    init(_ entry: TextEntry, label: Label, bareFocus: Binding<Bool>? = nil) {
        self.entry = entry
        self.label = label
        self.bareFocus = bareFocus
    }

    /// - Parameters:
    ///   - prompt: shown while the text is empty; the label where `nil`, if that is a text.
    ///   - label: what the field is for.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextEntry(value: TextEntryValue(text), prompt: prompt), label: label())
    }
}

extension TextField where Label == Text {
    /// A field with a title, which is its prompt too.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(TextEntry(value: TextEntryValue(text)), label: Text(titleKey))
    }

    /// - Parameter prompt: shown while the text is empty, in place of the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextEntry(value: TextEntryValue(text), prompt: prompt), label: Text(titleKey))
    }

    /// A field with a title, which is its prompt too.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(TextEntry(value: TextEntryValue(text)), label: Text(title))
    }

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
        } else {
            style.makeBody(bare)
                .environment(\.isFocused, isFocused)
                .accessibility { $0.controlLabel = (label as? Text)?.spoken }
        }
    }

    @ViewBuilder
    private func bareBody(_ isFocused: Binding<Bool>) -> some View {
        let prompt = entry.prompt ?? label as? Text ?? Text(verbatim: "")
        if entry.axis == .vertical {
            TextArea(entry: entry, prompt: prompt, height: .content, isFocused: isFocused)
        } else {
            TextInput(entry: entry, prompt: prompt, isFocused: isFocused)
        }
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

/// What a text field is for, as its style sees it.
public struct _TextFieldStyleLabel {
    let content: AnyView
}

extension _TextFieldStyleLabel: ControlLabel {}

extension _TextFieldStyleLabel: View {
    public var body: some View { content }
}
