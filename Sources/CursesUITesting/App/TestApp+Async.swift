extension TestApp {
    /// Moves the test's time on, for asynchronous code too: tasks that sleep by the clock in the
    /// environment (``CursesUI/EnvironmentValues/continuousClock``) are woken at their own instants, and
    /// what they do on the main actor is done and drawn before the next.
    ///
    /// ```swift
    /// let app = TestApp(Banner())
    /// await app.advance(by: .seconds(3))
    /// #expect(app.screen == "")
    /// ```
    ///
    /// What waits for something outside of the process, such as a network, is not waited for: see
    /// ``wait(atMost:until:fileID:file:line:column:)``.
    public func advance(by duration: Duration) async {
        await settleTasks()
        let end = time.end(after: duration)
        while time.step(towards: end) {
            await settleTasks()
        }
        await settleTasks()
    }

    /// Runs what is due and frames until nothing is left to do, and lets the tasks run that are ready
    /// to: after an action that has started one.
    public func settleTasks() async {
        for _ in 0..<Self.rounds {
            settle()
            await Self.letTasksRun()
        }
        settle()
    }

    /// Waits for what the test cannot move on, such as a server's answer, until a condition holds.
    ///
    /// - Parameters:
    ///   - limit: of the machine's time; when it has passed, the test fails.
    ///   - condition: asked each time that the main actor has done what has come in.
    public func wait(
        atMost limit: Duration = .seconds(10),
        until condition: (TestApp) -> Bool,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let deadline = ContinuousClock.now + limit
        // Other tests may keep the main actor busy for longer than that.
        var turns = 0
        await settleTasks()
        while !condition(self) {
            turns += 1
            guard ContinuousClock.now < deadline || turns < Self.minimumTurns else {
                TestFailure.record(
                    "What was waited for did not come. The screen shows:\n\(screen.framed)",
                    at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
                )
                return
            }
            try? await Task.sleep(for: .milliseconds(1))
            settle()
        }
    }

    private static let minimumTurns = 100

    /// A task that goes to another thread and back needs a turn on each.
    private static let rounds = 3

    /// Gives way to what waits for the main actor, and to what waits for a thread.
    private static func letTasksRun() async {
        for _ in 0..<4 {
            await Task.detached(priority: .background) { await Task.yield() }.value
            await Task.yield()
        }
    }
}
