import Foundation

/// Initializers of earlier releases of SwiftUI; newer code uses `onSubmit` and `focused`.
extension TextField where Label == Text {
    /// Creates a field with actions for editing and Return.
    ///
    /// - Parameters:
    ///   - onEditingChanged: receives `true` when the field receives the focus, and `false` when it loses it.
    ///   - onCommit: called on Return.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        let entry = TextEntry(text, onEditingChanged, onCommit)
        self.init(entry, label: Text(titleKey))
    }

    /// Creates a field with an action for editing.
    ///
    /// - Parameter onEditingChanged: receives `true` when the field receives the focus, and `false` when it loses it.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextEntry(text, onEditingChanged, nil), label: Text(titleKey))
    }

    /// Creates a field with an action for Return.
    ///
    /// - Parameter onCommit: called on Return.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(text, nil, onCommit), label: Text(titleKey))
    }

    /// Creates a field with actions for editing and Return.
    ///
    /// - Parameters:
    ///   - onEditingChanged: receives `true` when the field receives the focus, and `false` when it loses it.
    ///   - onCommit: called on Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(text, onEditingChanged, onCommit), label: Text(title))
    }

    /// Creates a field with an action for editing.
    ///
    /// - Parameter onEditingChanged: receives `true` when the field receives the focus, and `false` when it loses it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextEntry(text, onEditingChanged, nil), label: Text(title))
    }

    /// Creates a field with an action for Return.
    ///
    /// - Parameter onCommit: called on Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(text, nil, onCommit), label: Text(title))
    }

    /// Creates a field for a value that a formatter converts to and from text, with actions for editing and Return.
    ///
    /// - Parameters:
    ///   - onEditingChanged: receives `true` when the field receives the focus, and `false` when it loses it.
    ///   - onCommit: called on Return.
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            TextEntry(value, formatter, onEditingChanged, onCommit),
            label: Text(titleKey)
        )
    }

    /// Creates a field for a value that a formatter converts to and from text, with an action for editing.
    ///
    /// - Parameter onEditingChanged: receives `true` when the field receives the focus, and `false` when it loses it.
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextEntry(value, formatter, onEditingChanged, nil), label: Text(titleKey))
    }

    /// Creates a field for a value that a formatter converts to and from text, with an action for Return.
    ///
    /// - Parameter onCommit: called on Return.
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(value, formatter, nil, onCommit), label: Text(titleKey))
    }
}

extension TextEntry {
    fileprivate init(
        _ text: Binding<String>,
        _ onEditingChanged: ((Bool) -> Void)?,
        _ onCommit: (() -> Void)?
    ) {
        self.init(
            value: TextEntryValue(text),
            onEditingChanged: onEditingChanged,
            onCommit: onCommit
        )
    }

    fileprivate init<V>(
        _ value: Binding<V>,
        _ formatter: Formatter,
        _ onEditingChanged: ((Bool) -> Void)?,
        _ onCommit: (() -> Void)?
    ) {
        self.init(
            value: TextEntryValue(FormatterValue(value: value, formatter: formatter)),
            onEditingChanged: onEditingChanged,
            onCommit: onCommit
        )
    }
}
