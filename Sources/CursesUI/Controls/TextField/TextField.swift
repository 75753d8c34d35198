/// A control to edit a line of text in.
///
/// Its keys: left, right, home, end; with control or alt by words; with shift they select. Backspace,
/// delete, with alt or control-W by words; control-K and control-U to the ends. A longer text scrolls,
/// and the hardware cursor stands at the caret. The title is shown while the text is empty.
public struct TextField<Label: View> {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    /// The field of a style's body: what the style decorates.
    private let bareFocus: Binding<Bool>?
    @State private var isFocused = false
    @Environment(\.textFieldStyle) private var style

    private init(
        text: Binding<String>,
        prompt: Text?,
        label: Label,
        bareFocus: Binding<Bool>? = nil
    ) {
        self.text = text
        self.prompt = prompt
        self.label = label
        self.bareFocus = bareFocus
    }

    /// - Parameters:
    ///   - prompt: shown while the text is empty; the label where `nil`, if that is a text.
    ///   - label: what the field is for.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
    }

    /// - Parameter prompt: shown while the text is empty, in place of the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(title))
    }

    /// - Parameter prompt: shown while the text is empty, in place of the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }
}

extension TextField: View {
    public var body: some View {
        if let bareFocus {
            TextInput(
                text: text,
                prompt: prompt ?? label as? Text ?? Text(verbatim: ""),
                isFocused: bareFocus
            )
        } else {
            style.makeBody(bare)
                .environment(\.isFocused, isFocused)
                .accessibility { $0.controlLabel = (label as? Text)?.spoken }
        }
    }

    private var bare: TextField<_TextFieldStyleLabel> {
        TextField<_TextFieldStyleLabel>(
            text: text,
            prompt: prompt ?? label as? Text,
            label: _TextFieldStyleLabel(content: AnyView(label)),
            bareFocus: $isFocused
        )
    }
}

/// What a text field is for, as its style sees it.
public struct _TextFieldStyleLabel {
    let content: AnyView
}

extension _TextFieldStyleLabel: View {
    public var body: some View { content }
}
