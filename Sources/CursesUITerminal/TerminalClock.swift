import Dispatch

/// A clock that runs work after a delay. It decides when no more bytes of a sequence are expected.
@MainActor
public protocol TerminalClock {
    /// Runs work once on the main actor after a delay.
    func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void)
}

/// The system clock.
public struct SystemClock: TerminalClock {
    /// Creates the clock.
    public nonisolated init() {}

    public func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) {
            MainActor.assumeIsolated(work)
        }
    }
}
