import Foundation

extension TextField {
    /// Creates a field for a value that a formatter converts to and from text, in the same way as a format style.
    ///
    /// - Parameters:
    ///   - prompt: shown while the text is empty; `nil` shows the label, if that is a text.
    ///   - label: the label of the field.
    public init<V>(
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        let value = TextEntryValue(FormatterValue(value: value, formatter: formatter))
        self.init(TextEntry(value: value, prompt: prompt), label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field for a value that a formatter converts to and from text, in the same way as a format style.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
    }

    /// Creates a field for a value that a formatter converts to and from text, with a prompt.
    ///
    /// - Parameter prompt: shown while the text is empty, in place of the title.
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text?
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a value that a formatter converts to and from text, in the same way as a format style.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }

    /// Creates a field for a value that a formatter converts to and from text, with a prompt.
    ///
    /// - Parameter prompt: shown while the text is empty, in place of the title.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text?
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}
