import CursesUITerminal

/// The text that was last cut or copied in an app. All fields and views of the app share it.
///
/// ```swift
/// struct CopyButton: View {
///     let address: String
///     @Environment(\.pasteboard) private var pasteboard
///
///     var body: some View {
///         Button("Copy the address") { pasteboard.string = address }
///     }
/// }
/// ```
///
/// Text that is set here is also copied to the clipboard of the user's machine, even through ssh (OSC 52), if the
/// terminal allows it; tmux needs `set-clipboard on`. Terminals do not reveal text that other programs copy to the
/// clipboard, so an app reads only its own text here. The user pastes other text with the terminal's paste key.
@MainActor
public final class Pasteboard {
    private weak var terminal: (any Terminal)?

    /// Creates a pasteboard that belongs to no app and does not share its text.
    nonisolated package init() {}

    /// Creates a pasteboard that shares its text with the clipboard through a terminal.
    ///
    /// - Parameter terminal: the terminal of the app.
    package init(terminal: any Terminal) {
        self.terminal = terminal
    }

    /// The text that was set last. Text of more than a megabyte stays within the app.
    public var string: String? {
        get { text }
        set { set(newValue.map { [$0] } ?? [], text: newValue) }
    }

    private var text: String?
    /// The items that were copied last: a string, values of the app, or item providers.
    private(set) var items: [Any] = []

    /// Replaces the items.
    ///
    /// - Parameter text: the text of the items, which is copied to the clipboard; `nil` if they have none.
    func set(_ items: [Any], text: String?) {
        self.text = text
        self.items = items
        if text != nil || items.isEmpty { terminal?.copy(text ?? "") }
    }
}

private struct PasteboardKey: EnvironmentKey {
    static var defaultValue: Pasteboard { Pasteboard() }
}

extension EnvironmentValues {
    /// The pasteboard of the app. If there are several apps in one process, each has a separate pasteboard.
    public internal(set) var pasteboard: Pasteboard {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }
}
