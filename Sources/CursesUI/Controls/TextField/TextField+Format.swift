import Foundation

extension TextField {
    /// A field for a value that a format style turns into text and back.
    ///
    /// The value follows each key for which the text can be read; else it stays as it was. When the
    /// editing ends, the text is written as the style writes the value.
    ///
    /// - Parameters:
    ///   - prompt: shown while the text is empty; the label where `nil`, if that is a text.
    ///   - label: what the field is for.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let value = TextEntryValue(FormattedValue(value: value, format: format))
        self.init(TextEntry(value: value, prompt: prompt), label: label())
    }

    /// The same for a value that may be absent: that is the empty text.
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
    /// A field for a value that a format style turns into text and back.
    ///
    /// ```swift
    /// TextField("Amount", value: $amount, format: .number)
    /// ```
    ///
    /// The value follows each key for which the text can be read; else it stays as it was. When the
    /// editing ends, the text is written as the style writes the value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// The same for a value that may be absent: that is the empty text.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field for a value that a format style turns into text and back.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// The same for a value that may be absent: that is the empty text.
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
