import CursesUITerminal

/// The main clock, for a terminal: a test that advances it also advances the time-outs of keys.
package struct MainClock: TerminalClock {
    package nonisolated init() {}

    package func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
        MainThread.async(after: delay / .seconds(1), work)
    }
}
