import CursesUITerminal

/// Hands the terminal over to a different program, such as the user's editor or a shell, and takes it back.
///
/// ```swift
/// @Environment(\.suspend) private var suspend
///
/// Button("Edit") {
///     Task { try await suspend(editing: file) }
/// }
/// ```
///
/// Meanwhile the terminal is in the state that it had before the app, and shows everything printed so far. The app
/// keeps its state. With the asynchronous forms, its tasks and timers keep running. When the terminal comes back, the
/// app is drawn again in the terminal's new size. In between, `\.scenePhase` is `background`.
///
/// Start programs that use the terminal with ``callAsFunction(running:arguments:)``. Foundation's `Process` makes each
/// program a background job, which stops as soon as it reads the keyboard.
@MainActor
public struct SuspendAction: Sendable {
    /// Runs a program with arguments, given by its name or path; returns its exit status.
    public typealias Run = @MainActor @Sendable (String, [String]) async throws -> Int32

    private let terminal: NCursesTerminal?
    private let run: Run

    init(terminal: NCursesTerminal) {
        self.terminal = terminal
        run = { try await terminal.lend(to: $0, arguments: $1) }
    }

    /// An action for tests and previews, which have no terminal.
    ///
    /// - Parameter run: replaces running a program.
    public nonisolated init(run: @escaping Run) {
        terminal = nil
        self.run = run
    }

    /// Runs `body` while the app does not have the terminal. `body` may print and read lines. Control-C ends it
    /// together with the app.
    public func callAsFunction<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let terminal else { return try body() }
        return try terminal.lend(during: body)
    }

    /// Runs `body` while the app does not have the terminal; the app keeps running, invisibly.
    public func callAsFunction<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        guard let terminal else { return try await body() }
        return try await terminal.lend(during: body)
    }

    /// Runs a program that has the terminal until it ends. The program receives Control-C and Control-\; Control-Z
    /// stops it together with the app.
    ///
    /// - Parameters:
    ///   - program: the program's path, or its name, which is looked up in `PATH`.
    ///   - arguments: the arguments after the program's name.
    /// - Returns: the exit status; 128 plus the signal's number if a signal has ended the program.
    /// - Throws: `POSIXError`: `.ENOENT` if there is no such program, `.ENOTTY` if the app has no terminal, as in a
    ///   test.
    @discardableResult
    public func callAsFunction(
        running program: String, arguments: [String] = []
    ) async throws -> Int32 {
        try await run(program, arguments)
    }

    /// Opens a file in the user's editor: the one that `VISUAL` or `EDITOR` names, or else `vi`.
    ///
    /// - Returns: the exit status of the editor.
    /// - Throws: `POSIXError`: `.ENOTTY` if the app has no terminal, as in a test.
    @discardableResult
    public func callAsFunction(editing file: URL) async throws -> Int32 {
        // The variables may contain arguments, which the shell separates.
        try await run("sh", ["-c", "exec ${VISUAL:-${EDITOR:-vi}} \"$0\"", file.path])
    }
}

private struct SuspendKey: EnvironmentKey {
    static let defaultValue = SuspendAction { _, _ in throw POSIXError(.ENOTTY) }
}

extension EnvironmentValues {
    /// Hands the terminal over to a different program and takes it back.
    public var suspend: SuspendAction {
        get { self[SuspendKey.self] }
        set { self[SuspendKey.self] = newValue }
    }
}

extension App {
    /// Runs `body` while the app does not have the terminal, as in ``SuspendAction``. If no app runs, this only runs
    /// `body`.
    @MainActor @preconcurrency
    public static func suspend<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try AppRunner.suspend(body)
    }

    /// Runs `body` while the app does not have the terminal and keeps running invisibly; see ``SuspendAction``.
    @MainActor @preconcurrency
    public static func suspend<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await AppRunner.suspend(body)
    }

    /// Runs a program that has the terminal until it ends, and returns its exit status; see
    /// ``SuspendAction/callAsFunction(running:arguments:)``.
    @MainActor @preconcurrency
    @discardableResult
    public static func suspend(
        running program: String, arguments: [String] = []
    ) async throws -> Int32 {
        try await AppRunner.suspend(running: program, arguments: arguments)
    }
}
