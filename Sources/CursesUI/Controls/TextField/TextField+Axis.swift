extension TextField {
    /// - Parameters:
    ///   - prompt: shown while the text is empty; the label where `nil`, if that is a text.
    ///   - axis: `.vertical` wraps the text and lets the field grow.
    ///   - label: what the field is for.
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
    /// - Parameter axis: `.vertical` wraps the text and lets the field grow.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

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

    /// - Parameter axis: `.vertical` wraps the text and lets the field grow.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

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
