import CursesUITerminal

/// Gives the terminal to another program, such as the user's editor or a shell, and takes it back.
///
/// ```swift
/// @Environment(\.suspend) private var suspend
///
/// Button("Edit") {
///     Task {
///         let editor = "exec ${VISUAL:-${EDITOR:-vi}} \"$0\""
///         _ = try await suspend(running: "sh", arguments: ["-c", editor, path])
///     }
/// }
/// ```
///
/// Meanwhile the terminal is as it was before the app; what was printed so far is shown. The app's
/// state lives on, its tasks and timers too if the form is one that waits with `await`; it is drawn
/// anew, in the terminal's size of then, when the terminal comes back. `\.scenePhase` is `background`
/// in between.
///
/// Start programs that use the terminal with ``callAsFunction(running:arguments:)``. Foundation's
/// `Process` makes each program a background job, which stops as soon as it reads the keyboard.
@MainActor
public struct SuspendAction: Sendable {
    /// The program's name or path and its arguments; returns its exit status.
    public typealias Run = @MainActor @Sendable (String, [String]) async throws -> Int32

    private let terminal: NCursesTerminal?
    private let run: Run

    init(terminal: NCursesTerminal) {
        self.terminal = terminal
        run = { try await terminal.lend(to: $0, arguments: $1) }
    }

    /// An action for a test or a preview, which have no terminal to give away.
    ///
    /// - Parameter run: what happens instead of running a program.
    public nonisolated init(run: @escaping Run) {
        terminal = nil
        self.run = run
    }

    /// Runs `body` while the app does not have the terminal. `body` may print, read lines, and is
    /// ended by Control-C with the whole app.
    public func callAsFunction<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let terminal else { return try body() }
        return try terminal.lend(during: body)
    }

    /// Runs `body` while the app does not have the terminal; the app goes on unseen.
    public func callAsFunction<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        guard let terminal else { return try await body() }
        return try await terminal.lend(during: body)
    }

    /// Runs a program that has the terminal until it ends. Control-C and Control-\ are the program's,
    /// Control-Z stops it together with the app.
    ///
    /// - Parameters:
    ///   - program: its path, or its name, which is looked up in `PATH`.
    ///   - arguments: what follows its name.
    /// - Returns: its exit status; 128 and a number where a signal has ended it.
    /// - Throws: `POSIXError`: `.ENOENT` if there is no such program, `.ENOTTY` if the app has no
    ///   terminal, as in a test.
    @discardableResult
    public func callAsFunction(
        running program: String, arguments: [String] = []
    ) async throws -> Int32 {
        try await run(program, arguments)
    }
}

private struct SuspendKey: EnvironmentKey {
    static let defaultValue = SuspendAction { _, _ in throw POSIXError(.ENOTTY) }
}

extension EnvironmentValues {
    /// Gives the terminal to another program and takes it back.
    public var suspend: SuspendAction {
        get { self[SuspendKey.self] }
        set { self[SuspendKey.self] = newValue }
    }
}

extension App {
    /// Runs `body` while the app does not have the terminal, see ``SuspendAction``. Without an app that
    /// runs, `body` just runs.
    @MainActor @preconcurrency
    public static func suspend<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try AppRunner.suspend(body)
    }

    /// Runs `body` while the app does not have the terminal and goes on unseen, see ``SuspendAction``.
    @MainActor @preconcurrency
    public static func suspend<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await AppRunner.suspend(body)
    }

    /// Runs a program that has the terminal until it ends, and returns its exit status, see
    /// ``SuspendAction/callAsFunction(running:arguments:)``.
    @MainActor @preconcurrency
    @discardableResult
    public static func suspend(
        running program: String, arguments: [String] = []
    ) async throws -> Int32 {
        try await AppRunner.suspend(running: program, arguments: arguments)
    }
}
