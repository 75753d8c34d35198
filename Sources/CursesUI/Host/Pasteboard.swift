import CursesUITerminal

/// The text that was last cut or copied in an app. The app's fields and views share it.
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
