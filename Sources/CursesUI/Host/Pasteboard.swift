import CursesUITerminal

/// The text that was last cut or copied in an app. The app's fields and views share it.
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
/// A text that is set here also goes to the clipboard of the user's machine, even through ssh (OSC 52), if the terminal
/// allows it; tmux needs `set-clipboard on`. Terminals do not reveal the text that other programs put on the clipboard,
/// so an app reads only its own text here. The user pastes other text with the terminal's own key.
@MainActor
public final class Pasteboard {
    private weak var terminal: (any Terminal)?

    /// A pasteboard that belongs to no app and shares its text with nothing.
    nonisolated package init() {}

    /// A pasteboard that shares its text through a terminal.
    ///
    /// - Parameter terminal: the terminal of the app.
    package init(terminal: any Terminal) {
        self.terminal = terminal
    }

    /// The text that was set last. A text of more than a megabyte stays within the app.
    public var string: String? {
        didSet { terminal?.copy(string ?? "") }
    }
}

private struct PasteboardKey: EnvironmentKey {
    static var defaultValue: Pasteboard { Pasteboard() }
}

extension EnvironmentValues {
    /// The pasteboard of the app. Each of two apps in one process has its own.
    public internal(set) var pasteboard: Pasteboard {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }
}
