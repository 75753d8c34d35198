import Foundation

/// A button that passes the content of the app's pasteboard to an action.
///
/// Terminals do not reveal the text that other programs put on the clipboard: see ``Pasteboard``.
public struct PasteButton {
    @Environment(\.pasteboard) private var pasteboard
    private let onPaste: ([String]) -> Void

    /// Creates a button that passes the text on the pasteboard to an action.
    public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
        self.onPaste = onPaste
    }

    /// Creates a button that passes the URL on the pasteboard to an action.
    public init(payloadType: URL.Type, onPaste: @escaping ([URL]) -> Void) {
        self.onPaste = { onPaste($0.compactMap { URL(string: $0) }) }
    }
}

extension PasteButton: View {
    public var body: some View {
        Button {
            if let text = pasteboard.string { onPaste([text]) }
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
    }
}

private struct RenameActionKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

/// An action that renames the item that a view represents.
public struct RenameAction {
    let action: () -> Void

    /// Runs the action.
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// The action that renames the item that the view represents; `nil` if there is none.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

/// A button that runs the environment's rename action.
public struct RenameButton {
    @Environment(\.rename) private var rename

    /// Creates the button.
    public init() {}
}

extension RenameButton: View {
    public var body: some View {
        Button("Rename") { rename?() }
            .disabled(rename == nil)
    }
}

extension View {
    /// Sets the action of a `RenameButton` in the view.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Sets the action of a `RenameButton` in the view: it moves the focus to a field.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
