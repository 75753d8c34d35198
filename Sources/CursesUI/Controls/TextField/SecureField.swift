/// A control to type a secret in: it shows a dot for each character, and never a character.
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
/// It is edited as a ``TextField`` is, takes a paste, and has the look of the `textFieldStyle`.
/// Nothing of it can be copied or brought back: what is cut is lost, and movements by words go to
/// the ends, so that they do not tell where the words are.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct SecureField<Label: View> {
    private let entry: TextEntry
    private let label: Label

    private init(_ entry: TextEntry, label: Label) {
        self.entry = entry
        self.label = label
    }

    /// - Parameters:
    ///   - prompt: shown while the text is empty; the label where `nil`, if that is a text.
    ///   - label: what the field is for.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.secure(text, prompt: prompt), label: label())
    }
}

extension SecureField where Label == Text {
    /// A field with a title, which is its prompt too.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(.secure(text), label: Text(titleKey))
    }

    /// - Parameter prompt: shown while the text is empty, in place of the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.secure(text, prompt: prompt), label: Text(titleKey))
    }

    /// A field with a title, which is its prompt too.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(.secure(text), label: Text(title))
    }

    /// - Parameter prompt: shown while the text is empty, in place of the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(.secure(text, prompt: prompt), label: Text(title))
    }

    /// - Parameter onCommit: called on Return; `onSubmit` says the same.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(.secure(text, onCommit: onCommit), label: Text(titleKey))
    }

    /// - Parameter onCommit: called on Return; `onSubmit` says the same.
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
