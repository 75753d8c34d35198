import Foundation

/// A button that passes the content of the app's pasteboard to an action.
///
/// It passes what was copied in the app, with `copyable(_:)` or in another way. Terminals do not reveal the text that
/// other programs put on the clipboard: see ``Pasteboard``.
public struct PasteButton {
    @Environment(\.pasteboard) private var pasteboard
    private let paste: ([Any]) -> Void

    /// Creates a button that passes the items on the pasteboard to an action, if they can be made into a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { items in
            let values = items.compactMap { TransferredValue.convert($0, to: T.self) }
            if !values.isEmpty { onPaste(values) }
        }
    }

    /// Creates a button that passes the URL on the pasteboard to an action.
    public init(payloadType: URL.Type, onPaste: @escaping ([URL]) -> Void) {
        paste = { items in
            let urls = items.compactMap { item in
                TransferredValue.convert(item, to: URL.self)
                    ?? TransferredValue.convert(item, to: String.self).flatMap { URL(string: $0) }
            }
            if !urls.isEmpty { onPaste(urls) }
        }
    }

    /// Creates a button that passes the items on the pasteboard that have content of the given types to an action.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        paste = { items in
            let providers = NSItemProvider.providers(of: items, conformingTo: supportedContentTypes)
            if !providers.isEmpty { payloadAction(providers) }
        }
    }
}

extension PasteButton: View {
    public var body: some View {
        Button {
            paste(pasteboard.items)
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
