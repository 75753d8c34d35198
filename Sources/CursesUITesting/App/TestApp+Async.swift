extension TestApp {
    /// Advances the test's time, for asynchronous code too. Tasks that sleep with the environment's clock
    /// (`\.continuousClock`) are resumed at their own instants. Their work on the main actor is done and drawn before
    /// the time advances to the next instant.
    ///
    /// ```swift
    /// let app = TestApp(Banner())
    /// await app.advance(by: .seconds(3))
    /// #expect(app.screen == "")
    /// ```
    ///
    /// It does not wait for events outside the process, such as those of a network: see
    /// ``wait(atMost:until:fileID:file:line:column:)``.
    public func advance(by duration: Duration) async {
        await settleTasks()
        let end = time.end(after: duration)
        while time.step(towards: end) {
            await settleTasks()
        }
        await settleTasks()
    }

    /// Runs due work and frames until nothing is left to do, and lets ready tasks run. Call this after an
    /// action that has started a task.
    public func settleTasks() async {
        for _ in 0..<Self.rounds {
            settle()
            await Self.letTasksRun()
        }
        settle()
    }

    /// Waits until a condition holds that does not depend on the test's time, such as the response of a
    /// server.
    ///
    /// - Parameters:
    ///   - limit: the maximum wait in real time; when it has passed, the test fails.
    ///   - condition: evaluated whenever the main actor has finished its work.
    public func wait(
        atMost limit: Duration = .seconds(10),
        until condition: (TestApp) -> Bool,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let deadline = ContinuousClock.now + limit
        // Other tests may keep the main actor busy for longer than the limit.
        var turns = 0
        await settleTasks()
        while !condition(self) {
            turns += 1
            guard ContinuousClock.now < deadline || turns < Self.minimumTurns else {
                TestFailure.record(
                    "The condition did not become true in time. The screen shows:\n\(screen.framed)",
                    at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
                )
                return
            }
            try? await Task.sleep(for: .milliseconds(1))
            settle()
        }
    }

    private static let minimumTurns = 100

    /// A task that switches to a different thread and back needs a turn on each.
    private static let rounds = 3

    /// Yields to tasks that wait for the main actor and to tasks that wait for a thread of the concurrency pool.
    private static func letTasksRun() async {
        for _ in 0..<4 {
            await Task.detached(priority: .background) { await Task.yield() }.value
            await Task.yield()
        }
    }
}
