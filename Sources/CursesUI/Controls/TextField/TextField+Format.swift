import Foundation

extension TextField {
    /// Creates a field for a value that a format style converts to and from text.
    ///
    /// The value is updated after each key if the text can be parsed; otherwise it stays the same. When editing ends,
    /// the field shows the value in the format of the style. If Tab moves the focus to the field, the whole text is
    /// selected.
    ///
    /// - Parameters:
    ///   - prompt: shown while the text is empty; `nil` shows the label, if that is a text.
    ///   - label: the label of the field.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let value = TextEntryValue(FormattedValue(value: value, format: format))
        self.init(TextEntry(value: value, prompt: prompt), label: label())
    }

    /// Creates a field for an optional value that a format style converts to and from text; `nil` is the empty text.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let value = TextEntryValue(OptionalFormattedValue(value: value, format: format))
        self.init(TextEntry(value: value, prompt: prompt), label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field for a value that a format style converts to and from text.
    ///
    /// ```swift
    /// TextField("Amount", value: $amount, format: .number)
    /// ```
    ///
    /// The value is updated after each key if the text can be parsed; otherwise it stays the same. When editing ends,
    /// the field shows the value in the format of the style.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for an optional value that a format style converts to and from text; `nil` is the empty text.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a value that a format style converts to and from text.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field for an optional value that a format style converts to and from text; `nil` is the empty text.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}
