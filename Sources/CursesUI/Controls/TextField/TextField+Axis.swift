extension TextField {
    /// Creates a field with an axis and a custom label.
    ///
    /// - Parameters:
    ///   - prompt: shown while the text is empty; `nil` shows the label, if that is a text.
    ///   - axis: `.vertical` wraps the text and lets the field grow.
    ///   - label: the label of the field.
    public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) {
        let entry = TextEntry(value: TextEntryValue(text), prompt: prompt, axis: axis)
        self.init(entry, label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field with an axis and a title.
    ///
    /// - Parameter axis: `.vertical` wraps the text and lets the field grow.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with an axis, a title and a prompt.
    ///
    /// - Parameters:
    ///   - prompt: shown while the text is empty, in place of the title.
    ///   - axis: `.vertical` wraps the text and lets the field grow.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        prompt: Text?,
        axis: Axis
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with an axis and a title.
    ///
    /// - Parameter axis: `.vertical` wraps the text and lets the field grow.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    /// Creates a field with an axis, a title and a prompt.
    ///
    /// - Parameters:
    ///   - prompt: shown while the text is empty, in place of the title.
    ///   - axis: `.vertical` wraps the text and lets the field grow.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        prompt: Text?,
        axis: Axis
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }
}
