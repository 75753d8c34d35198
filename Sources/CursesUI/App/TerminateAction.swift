/// Ends the app.
///
/// ```swift
/// @Environment(\.terminate) private var terminate
///
/// Button("Quit") { terminate() }
/// Button("Give up") { terminate(status: 1) }
/// ```
///
/// Before the process ends, views disappear (`onDisappear`), tasks are cancelled, the terminal is restored, and printed
/// output is shown. `exit(_:)` restores the terminal as well, but the views do not disappear.
@MainActor
public struct TerminateAction: Sendable {
    private let handler: @MainActor @Sendable (Int32) -> Void

    /// Creates an action for tests, whose process must not end.
    ///
    /// - Parameter handler: receives the exit status.
    public nonisolated init(handler: @escaping @MainActor @Sendable (Int32) -> Void) {
        self.handler = handler
    }

    /// Ends the app.
    ///
    /// - Parameter status: the exit status: 0 for success, up to 125 for failures.
    public func callAsFunction(status: Int32 = 0) {
        handler(status)
    }
}

private struct TerminateKey: EnvironmentKey {
    static let defaultValue = TerminateAction { _ in }
}

extension EnvironmentValues {
    /// Ends the app. It does nothing if no app is running, as in a test.
    public var terminate: TerminateAction {
        get { self[TerminateKey.self] }
        set { self[TerminateKey.self] = newValue }
    }
}

extension App {
    /// Ends the running app; see ``TerminateAction``.
    ///
    /// - Parameter status: the exit status: 0 for success, up to 125 for failures.
    @MainActor @preconcurrency
    public static func terminate(status: Int32 = 0) {
        AppRunner.current?.end(status: status)
    }
}
