import CursesUITerminal

/// Lends the terminal to a different program, such as the user's editor or a shell, and takes it back.
///
/// ```swift
/// @Environment(\.suspend) private var suspend
///
/// Button("Edit") {
///     Task { try await suspend(editing: file) }
/// }
/// ```
///
/// While the program runs, the terminal is in the state that it had before the app started, and shows everything that
/// the app has printed so far; `\.scenePhase` is `background`. The app keeps its state. With the asynchronous forms,
/// its tasks and timers keep running. When the app gets the terminal back, it is drawn again in the terminal's current
/// size.
///
/// Start programs that use the terminal with ``callAsFunction(running:arguments:)``. Foundation's `Process` runs each
/// program as a background job, which stops as soon as it reads from the keyboard.
@MainActor
public struct SuspendAction: Sendable {
    /// A function that runs a program, given by its name or path, with arguments, and returns its exit status.
    public typealias Run = @MainActor @Sendable (String, [String]) async throws -> Int32

    private let terminal: NCursesTerminal?
    private let run: Run

    init(terminal: NCursesTerminal) {
        self.terminal = terminal
        run = { try await terminal.lend(to: $0, arguments: $1) }
    }

    /// Creates an action for tests and previews, which have no terminal.
    ///
    /// - Parameter run: is called instead of running a program.
    public nonisolated init(run: @escaping Run) {
        terminal = nil
        self.run = run
    }

    /// Runs `body` while the app has released the terminal. `body` may print and read lines. Control-C ends `body`
    /// together with the app.
    public func callAsFunction<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let terminal else { return try body() }
        return try terminal.lend(during: body)
    }

    /// Runs `body` while the app has released the terminal. The app keeps running, invisibly.
    public func callAsFunction<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        guard let terminal else { return try await body() }
        return try await terminal.lend(during: body)
    }

    /// Runs a program that owns the terminal until it ends. The program receives Control-C and Control-\; Control-Z
    /// stops the program together with the app.
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

    /// Opens a file in the user's editor, which is the value of `VISUAL` or `EDITOR`, or otherwise `vi`.
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
    /// Lends the terminal to a different program and takes it back.
    public var suspend: SuspendAction {
        get { self[SuspendKey.self] }
        set { self[SuspendKey.self] = newValue }
    }
}

extension App {
    /// Runs `body` while the app has released the terminal, as in ``SuspendAction``. If no app is running, this only
    /// runs `body`.
    @MainActor @preconcurrency
    public static func suspend<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try AppRunner.suspend(body)
    }

    /// Runs `body` while the app has released the terminal and keeps running invisibly; see ``SuspendAction``.
    @MainActor @preconcurrency
    public static func suspend<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await AppRunner.suspend(body)
    }

    /// Runs a program that owns the terminal until it ends, and returns its exit status; see
    /// ``SuspendAction/callAsFunction(running:arguments:)``.
    @MainActor @preconcurrency
    @discardableResult
    public static func suspend(
        running program: String, arguments: [String] = []
    ) async throws -> Int32 {
        try await AppRunner.suspend(running: program, arguments: arguments)
    }
}
