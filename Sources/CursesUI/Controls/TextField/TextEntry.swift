/// What a field edits and how, apart from its label and its style.
struct TextEntry {
    var value: TextEntryValue
    /// Shown while there is no text.
    var prompt: Text?
    /// A field that is vertical wraps its text and grows.
    var axis = Axis.horizontal
    /// Whether no character of the text is ever shown or copied.
    var isSecure = false
    /// What is selected, and to be selected.
    var selection: Binding<TextSelection?>?
    /// Called with `true` when the editing begins and with `false` when it ends.
    var onEditingChanged: ((Bool) -> Void)?
    /// Called on Return.
    var onCommit: (() -> Void)?
}

/// The text of a field: a string, or a value that is shown as one.
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

    /// The text that shows the value.
    @MainActor
    var text: String {
        switch storage {
        case .text(let binding): binding.wrappedValue
        case .value(let value): value.text
        }
    }

    /// Takes an edited text over; one that does not stand for a value changes nothing.
    @MainActor
    func setText(_ text: String) {
        switch storage {
        case .text(let binding): binding.wrappedValue = text
        case .value(let value): value.setText(text)
        }
    }

    /// Whether an edited text stays as it was typed, although the value would be written otherwise.
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

    /// Writes the value that a text stands for; nothing where it stands for none.
    func setText(_ text: String)
}
