import Foundation

/// The fields of SwiftUI's first years: `onSubmit` and `focused` say the same.
extension TextField where Label == Text {
    /// - Parameters:
    ///   - onEditingChanged: called with `true` when the field gets the focus, with `false` when it
    ///     loses it.
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

    /// - Parameter onEditingChanged: called with `true` when the field gets the focus, with `false`
    ///   when it loses it.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextEntry(text, onEditingChanged, nil), label: Text(titleKey))
    }

    /// - Parameter onCommit: called on Return.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(text, nil, onCommit), label: Text(titleKey))
    }

    /// - Parameters:
    ///   - onEditingChanged: called with `true` when the field gets the focus, with `false` when it
    ///     loses it.
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

    /// - Parameter onEditingChanged: called with `true` when the field gets the focus, with `false`
    ///   when it loses it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextEntry(text, onEditingChanged, nil), label: Text(title))
    }

    /// - Parameter onCommit: called on Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(text, nil, onCommit), label: Text(title))
    }

    /// A field for a value that a formatter turns into text and back.
    ///
    /// - Parameters:
    ///   - onEditingChanged: called with `true` when the field gets the focus, with `false` when it
    ///     loses it.
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

    /// A field for a value that a formatter turns into text and back.
    ///
    /// - Parameter onEditingChanged: called with `true` when the field gets the focus, with `false`
    ///   when it loses it.
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextEntry(value, formatter, onEditingChanged, nil), label: Text(titleKey))
    }

    /// A field for a value that a formatter turns into text and back.
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
