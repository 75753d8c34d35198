private struct ContinuousClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
}

extension EnvironmentValues {
    /// The clock that asynchronous code uses for waiting.
    ///
    /// A view that sleeps on this clock can be tested without waiting: in a test with `CursesUITesting`, it is the
    /// test's own clock, which `advance(by:)` moves.
    ///
    /// ```swift
    /// struct Banner: View {
    ///     @Environment(\.continuousClock) private var clock
    ///     @State private var isShown = true
    ///
    ///     var body: some View {
    ///         if isShown {
    ///             Text("Saved").task {
    ///                 try? await clock.sleep(for: .seconds(3))
    ///                 isShown = false
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// `Task.sleep(for:clock:)` can use this clock as well. Without a clock argument, `Task.sleep` waits in real time
    /// even in a test, and the test's `diagnostics` report the wait. `DispatchQueue.asyncAfter` uses a clock that
    /// cannot be replaced.
    public var continuousClock: any Clock<Duration> {
        get { self[ContinuousClockKey.self] }
        set { self[ContinuousClockKey.self] = newValue }
    }
}
