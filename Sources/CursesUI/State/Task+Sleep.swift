// Code that imports CursesUI calls these functions instead of the functions with the same names in Swift's standard
// library: a declaration in any other module shadows those in the standard library.
extension Task where Success == Never, Failure == Never {
    /// Suspends the current task for a duration, as Swift's function of the same name does.
    ///
    /// Views sleep on the clock of the environment, so that a test can advance the time:
    ///
    /// ```swift
    /// @Environment(\.continuousClock) private var clock
    ///
    /// try await Task.sleep(for: .seconds(3), clock: clock)
    /// ```
    ///
    /// On any other clock, the task waits in real time in tests as well, and the `diagnostics` of a `TestApp` report
    /// the wait.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if clock.isReal, let duration = duration as? Duration { RealTimeWaits.note(duration) }
        try await clock.sleep(for: duration, tolerance: tolerance)
    }

    /// Suspends the current task until a deadline, as Swift's function of the same name does.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if clock.isReal, let duration = clock.now.duration(to: deadline) as? Duration { RealTimeWaits.note(duration) }
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Suspends the current task for a number of nanoseconds, as Swift's function of the same name does.
    ///
    /// A test cannot shorten this wait. The `diagnostics` of a `TestApp` report it.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }
}

extension Clock {
    /// Whether the clock measures real time.
    fileprivate var isReal: Bool { self is ContinuousClock || self is SuspendingClock }
}
