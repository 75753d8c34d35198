extension NCursesTerminal {
    /// Gives the terminal back while `body` runs, for another program to use it.
    ///
    /// Meanwhile the process is like any other: what it prints is seen, Control-C ends it, Control-Z
    /// stops it.
    public func lend<Result, Failure: Error>(
        during body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        beginLending()
        defer { endLending() }
        return try body()
    }

    /// Gives the terminal back while `body` runs, for another program to use it; the main run loop
    /// turns in the meantime.
    public func lend<Result, Failure: Error>(
        during body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        beginLending()
        defer { endLending() }
        return try await body()
    }

    /// Gives the terminal to a program, and takes it back when the program has ended.
    ///
    /// - Parameters:
    ///   - program: its path, or its name, which is looked up in `PATH`.
    ///   - arguments: what follows its name.
    /// - Returns: its exit status; 128 and a number where a signal has ended it.
    /// - Throws: `POSIXError` if it cannot be started.
    public func lend(to program: String, arguments: [String] = []) async throws -> Int32 {
        beginLending()
        defer { endLending() }
        return try await ForegroundProgram(program, arguments: arguments).run(on: terminalPath)
    }
}
