import CursesUITerminal

/// The main clock as the clock of a terminal. A test that advances the clock also advances the key time-outs.
package struct MainClock: TerminalClock {
    package nonisolated init() {}

    package func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
        MainThread.async(after: delay / .seconds(1), work)
    }
}
