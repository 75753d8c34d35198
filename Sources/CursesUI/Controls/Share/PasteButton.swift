import Foundation

/// A button that hands on what the app has on its clipboard.
///
/// A terminal keeps to itself what other programs have put there: see ``Pasteboard``.
public struct PasteButton {
    @Environment(\.pasteboard) private var pasteboard
    private let onPaste: ([String]) -> Void

    /// A button that hands over the texts of the pasteboard.
    public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
        self.onPaste = onPaste
    }

    /// A button that hands over the addresses on the pasteboard.
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

/// Renames what a view stands for.
public struct RenameAction {
    let action: () -> Void

    /// Renames.
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Renames what the view stands for; `nil` where nobody can.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

/// A button that renames what the view around it stands for.
public struct RenameButton {
    @Environment(\.rename) private var rename

    /// The button, which takes nothing.
    public init() {}
}

extension RenameButton: View {
    public var body: some View {
        Button("Rename") { rename?() }
            .disabled(rename == nil)
    }
}

extension View {
    /// Says what a `RenameButton` in the view does.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Says what a `RenameButton` in the view does: it moves the focus to a field.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
