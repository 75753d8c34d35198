/// Ends the app.
///
/// ```swift
/// @Environment(\.terminate) private var terminate
///
/// Button("Quit") { terminate() }
/// Button("Give up") { terminate(status: 1) }
/// ```
///
/// Views disappear (`onDisappear`), tasks are cancelled, the terminal is given back as it was found,
/// what was printed is shown, and the process ends. `exit(_:)` gives the terminal back as well, but
/// says nothing to the views.
@MainActor
public struct TerminateAction: Sendable {
    private let handler: @MainActor @Sendable (Int32) -> Void

    /// An action for a test, which lives on.
    ///
    /// - Parameter handler: gets the exit status.
    public nonisolated init(handler: @escaping @MainActor @Sendable (Int32) -> Void) {
        self.handler = handler
    }

    /// Ends the app.
    ///
    /// - Parameter status: what the shell is told: 0 that all went well, up to 125 else.
    public func callAsFunction(status: Int32 = 0) {
        handler(status)
    }
}

private struct TerminateKey: EnvironmentKey {
    static let defaultValue = TerminateAction { _ in }
}

extension EnvironmentValues {
    /// Ends the app; does nothing where no app runs, as in a test.
    public var terminate: TerminateAction {
        get { self[TerminateKey.self] }
        set { self[TerminateKey.self] = newValue }
    }
}

extension App {
    /// Ends the app that runs, see ``TerminateAction``.
    ///
    /// - Parameter status: what the shell is told: 0 that all went well, up to 125 else.
    @MainActor @preconcurrency
    public static func terminate(status: Int32 = 0) {
        AppRunner.current?.end(status: status)
    }
}
