import CursesUITerminal

/// What was cut or copied last in an app: its fields use it, and so can its views.
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
/// A text that is put here goes to the clipboard of the user's machine too, through ssh as well (OSC 52),
/// where the terminal allows it; in tmux that takes `set-clipboard on`. A terminal keeps to itself what
/// other programs put on the clipboard, so an app reads only its own text here. What the user pastes
/// arrives through the terminal's own key.
@MainActor
public final class Pasteboard {
    private weak var terminal: (any Terminal)?

    /// A pasteboard of no app, which shares nothing.
    nonisolated package init() {}

    /// - Parameter terminal: the terminal of the app, which shares what is copied.
    package init(terminal: any Terminal) {
        self.terminal = terminal
    }

    /// The text that was put here last. A text of more than a megabyte stays within the app.
    public var string: String? {
        didSet { terminal?.copy(string ?? "") }
    }
}

private struct PasteboardKey: EnvironmentKey {
    static var defaultValue: Pasteboard { Pasteboard() }
}

extension EnvironmentValues {
    /// The pasteboard of the app. Two apps in one process have one each.
    public internal(set) var pasteboard: Pasteboard {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }
}
