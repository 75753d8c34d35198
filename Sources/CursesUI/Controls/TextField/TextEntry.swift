import Foundation

/// The properties of a text field or text area, except its label and its style.
struct TextEntry {
    var value: TextEntryValue
    /// The text that is shown while the field is empty.
    var prompt: Text?
    /// With `.vertical`, the field wraps its text and grows.
    var axis = Axis.horizontal
    /// Whether the characters are never shown or copied.
    var isSecure = false
    /// The selection, which the app can read and set.
    var selection: Binding<TextSelection?>?
    /// Receives `true` when editing begins and `false` when it ends.
    var onEditingChanged: ((Bool) -> Void)?
    /// Called on Return.
    var onCommit: (() -> Void)?
}

/// The text of a field: a string, or a value that is shown as text.
struct TextEntryValue {
    private enum Storage {
        case text(Binding<String>)
        case value(any TextConvertibleValue)
    }

    private let storage: Storage

    init(_ text: Binding<String>) {
        storage = .text(text)
    }

    init(_ value: some TextConvertibleValue) {
        storage = .value(value)
    }

    /// The text that represents the value.
    @MainActor
    var text: String {
        switch storage {
        case .text(let binding): binding.wrappedValue
        case .value(let value): value.text
        }
    }

    /// Sets the value from an edited text. If the text does not represent a value, nothing changes.
    @MainActor
    func setText(_ text: String) {
        switch storage {
        case .text(let binding): binding.wrappedValue = text
        case .value(let value): value.setText(text)
        }
    }

    /// The text or value, formatted in a locale unless its style has its own.
    @MainActor
    func inLocale(_ locale: Locale) -> TextEntryValue {
        switch storage {
        case .text: self
        case .value(let value): TextEntryValue(value.inLocale(locale))
        }
    }

    /// Whether the field keeps the text as typed while it is edited, even if the formatted value is different.
    var keepsDraft: Bool {
        switch storage {
        case .text: false
        case .value: true
        }
    }
}

extension TextEntryValue: ComparableInput {
    package static func isSameInput(_ old: TextEntryValue, _ new: TextEntryValue) -> Bool {
        switch (old.storage, new.storage) {
        case (.text(let old), .text(let new)): Binding.isSameInput(old, new)
        case (.value(let old), .value(let new)): old.isSameInput(as: new)
        default: false
        }
    }
}

/// A value that a field shows as text.
@MainActor
protocol TextConvertibleValue: ComparableInput {
    var text: String { get }

    /// Sets the value to the one that a text represents. If the text does not represent a value, nothing changes.
    func setText(_ text: String)

    /// The value, formatted in a locale unless its style has its own.
    func inLocale(_ locale: Locale) -> Self
}
