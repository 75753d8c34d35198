extension NCursesTerminal {
    /// Hands the terminal to another program while `body` runs.
    ///
    /// Meanwhile this process behaves like a normal command-line program: its output is visible, Control-C ends it, and
    /// Control-Z stops it.
    public func lend<Result, Failure: Error>(
        during body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        beginLending()
        defer { endLending() }
        return try body()
    }

    /// Hands the terminal to another program while `body` runs. The main run loop keeps running.
    public func lend<Result, Failure: Error>(
        during body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        beginLending()
        defer { endLending() }
        return try await body()
    }

    /// Runs a program in the terminal, and takes the terminal back when the program has ended.
    ///
    /// - Parameters:
    ///   - program: the path of the program, or its name, which is looked up in `PATH`.
    ///   - arguments: the arguments of the program, without its name.
    /// - Returns: the exit status; 128 plus the signal's number if a signal ended the program.
    /// - Throws: `POSIXError` if the program cannot be started.
    public func lend(to program: String, arguments: [String] = []) async throws -> Int32 {
        beginLending()
        defer { endLending() }
        return try await ForegroundProgram(program, arguments: arguments).run(on: terminalPath)
    }
}
