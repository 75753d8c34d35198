/// A control to enter a secret. It shows a dot for each character, and never a character.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
///
/// ```
/// ╭──────────────────────╮
/// │ ••••••••             │
/// ╰──────────────────────╯
/// ```
///
/// It is edited like a ``TextField``, accepts pasted text, and uses the `textFieldStyle`. Its text cannot be copied,
/// and there is no undo. Movements by words go to the ends of the text, so that they do not reveal the boundaries
/// between words.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct SecureField<Label: View> {
    private let entry: TextEntry
    private let label: Label

    private init(_ entry: TextEntry, label: Label) {
        self.entry = entry
        self.label = label
    }

    /// Creates a field with a custom label.
    ///
    /// - Parameters:
    ///   - prompt: shown while the text is empty; `nil` shows the label, if that is a text.
    ///   - label: the label of the field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.secure(text, prompt: prompt), label: label())
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a title, which is also its prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(.secure(text), label: Text(titleKey))
    }

    /// Creates a field with a title and a prompt.
    ///
    /// - Parameter prompt: shown while the text is empty, in place of the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.secure(text, prompt: prompt), label: Text(titleKey))
    }

    /// Creates a field with a title, which is also its prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(.secure(text), label: Text(title))
    }

    /// Creates a field with a title and a prompt.
    ///
    /// - Parameter prompt: shown while the text is empty, in place of the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(.secure(text, prompt: prompt), label: Text(title))
    }

    /// Creates a field with a title and an action.
    ///
    /// - Parameter onCommit: called on Return. Newer code uses `onSubmit`.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(.secure(text, onCommit: onCommit), label: Text(titleKey))
    }

    /// Creates a field with a title and an action.
    ///
    /// - Parameter onCommit: called on Return. Newer code uses `onSubmit`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(.secure(text, onCommit: onCommit), label: Text(title))
    }
}

extension SecureField: View {
    public var body: some View {
        TextField(entry, label: label)
    }
}

extension TextEntry {
    fileprivate static func secure(
        _ text: Binding<String>,
        prompt: Text? = nil,
        onCommit: (() -> Void)? = nil
    ) -> TextEntry {
        TextEntry(
            value: TextEntryValue(text),
            prompt: prompt,
            isSecure: true,
            onCommit: onCommit
        )
    }
}
