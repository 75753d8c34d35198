import Dispatch

/// The clock that decides when no more bytes of a sequence are expected.
@MainActor
public protocol TerminalClock {
    /// Runs work once on the main actor after a delay.
    func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void)
}

/// The clock of the machine.
public struct SystemClock: TerminalClock {
    /// Creates the clock.
    public nonisolated init() {}

    public func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) {
            MainActor.assumeIsolated(work)
        }
    }
}
