import Testing

@testable import CursesUITesting

@MainActor
@Suite struct TestClockTests {
    private struct Banner: View {
        @Environment(\.continuousClock) private var clock
        @State private var steps = 0

        var body: some View {
            Text("Step \(steps)").task {
                while steps < 3 {
                    do { try await clock.sleep(for: .seconds(1)) } catch { return }
                    steps += 1
                }
            }
        }
    }

    private let size = CellSize(width: 10, height: 1)

    @Test("A task that sleeps with the environment's clock is woken at its own instants")
    func wakes() async {
        let app = TestApp(Banner(), size: size)
        await app.advance(by: .milliseconds(999))
        #expect(app.screen == "  Step 0")
        await app.advance(by: .milliseconds(1))
        #expect(app.screen == "  Step 1")
        await app.advance(by: .seconds(100))
        #expect(app.screen == "  Step 3")
    }

    @Test("A model can use the test's clock, and timers share its time")
    func sharedTime() async throws {
        let clock = TestApp.clock
        var order: [String] = []
        let app = TestApp(Text("x"), size: size)
        let timer = Just(()).delay(for: 1.5, scheduler: RunLoop.main).sink { order.append("timer") }
        let task = Task {
            try await clock.sleep(for: .seconds(1))
            order.append("first")
            try await clock.sleep(for: .seconds(1))
            order.append("second")
        }
        await app.advance(by: .seconds(2))
        #expect(order == ["first", "timer", "second"])
        try await task.value
        withExtendedLifetime(timer) {}
    }

    @Test("A sleeper is woken when it is cancelled, or when the last app of the test is gone")
    func cancellation() async {
        var app: TestApp? = TestApp(Text("x"), size: size)
        let clock = TestApp.clock
        let cancelled = Task { try await clock.sleep(for: .seconds(1)) }
        let orphan = Task { try await clock.sleep(for: .seconds(1)) }
        await app?.settleTasks()
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        app = nil
        await #expect(throws: CancellationError.self) { try await orphan.value }
    }

    @Test("Work that an action starts is done after settleTasks")
    func settleTasks() async {
        struct Loader: View {
            @State private var text = "idle"
            var body: some View {
                Button(text) {
                    Task { text = await Task.detached { "loaded" }.value }
                }
            }
        }
        let app = TestApp(Loader(), size: CellSize(width: 12, height: 1))
        app.press(.return)
        #expect(app.screen.position(of: "idle") != nil)
        await app.settleTasks()
        #expect(app.screen.position(of: "loaded") != nil)
    }

    private struct Sleeper: View {
        let sleep: @MainActor (any Clock<Duration>) async throws -> Void
        @Environment(\.continuousClock) private var clock

        var body: some View {
            Text("asleep").task { try? await sleep(clock) }
        }
    }

    @Test(
        "A wait in real time is reported, with its duration",
        arguments: [
            { _ in try await Task.sleep(for: .seconds(3600)) },
            { _ in try await Task.sleep(for: .seconds(3600), clock: .suspending) },
            { _ in try await Task.sleep(until: .now + .seconds(3600)) },
            { _ in try await Task.sleep(nanoseconds: 3_600_000_000_000) },
            { _ in try await Task { try await Task.sleep(for: .seconds(3600)) }.value },
        ] as [@MainActor @Sendable (any Clock<Duration>) async throws -> Void]
    )
    func realTime(sleep: @escaping @MainActor @Sendable (any Clock<Duration>) async throws -> Void) async {
        let app = TestApp(Sleeper(sleep: sleep), size: CellSize(width: 12, height: 1))
        await app.settleTasks()
        #expect(app.diagnostics.count == 1)
        #expect(app.diagnostics.first?.hasPrefix("A task waits 1 hour in real time") == true)
    }

    @Test("A wait on the clock of the environment is not reported, and neither is one of the test")
    func virtualTime() async throws {
        let app = TestApp(
            Sleeper { clock in
                try await Task.sleep(for: .seconds(3600), clock: clock)
                try await clock.sleep(for: .seconds(3600))
                try await Task.sleep(for: .zero)
            }, size: CellSize(width: 12, height: 1))
        try await Task.sleep(for: .milliseconds(1))
        await app.advance(by: .seconds(7200))
        #expect(app.diagnostics == [])
    }

    @Test("A test waits for events outside its time, and fails if they do not come")
    func wait() async {
        struct Loader: View {
            @State private var text = "idle"
            var body: some View {
                Text(text).task {
                    try? await Task.sleep(for: .milliseconds(5))
                    text = "loaded"
                }
            }
        }
        let app = TestApp(Loader(), size: CellSize(width: 12, height: 1))
        await app.wait { $0.screen.position(of: "loaded") != nil }
        #expect(app.screen.position(of: "loaded") != nil)
        await withKnownIssue {
            await app.wait(atMost: .zero) { $0.screen.position(of: "failed") != nil }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("The condition did not become true in time.") }
        }
    }
}
