import CursesUISupport

/// The virtual times that tests have installed, and which of them rules where.
///
/// Asked by a task, the answer is
/// 1. the time that this task installed;
/// 2. for another task of the same test (`Test.current` is inherited), the time of that test; the machine's
///    own if the test has none, so that it goes on undisturbed beside tests that have one;
/// 3. on the main actor, for callbacks that belong to no task or test, the time that was used last;
/// 4. on any other thread the machine's own time.
package enum InstalledTimes {
    private struct Entry {
        let time: VirtualTime
        let owner: ClockOwner?
        let test: Int?
    }

    private struct State {
        /// The one that was used last stands last.
        var entries: [Entry] = []
        var currentTest: @Sendable () -> Int? = { nil }
    }

    private static let state = Locked(State())

    /// Says how to tell which test runs here; `nil` for none.
    package static func identifyTests(by currentTest: @escaping @Sendable () -> Int?) {
        state.withLock { $0.currentTest = currentTest }
    }

    /// Makes a time that of the running task, and gives it what this task has scheduled on the main thread
    /// so far and has not run yet: to the test, no time has passed since.
    package static func install(_ time: VirtualTime) {
        let currentTest = state.withLock { $0.currentTest }
        let owner = ClockOwner.current
        let entry = Entry(time: time, owner: owner, test: currentTest())
        state.withLock { $0.entries.append(entry) }
        if let owner {
            SystemTime.shared.hand(workOf: owner, to: time)
        }
    }

    /// The time that the running task, or outside of tasks the main thread, has installed.
    package static var own: VirtualTime? {
        guard let owner = ClockOwner.current else { return nil }
        return state.withLock { $0.entries.last { $0.owner == owner } }?.time
    }

    /// Says that a time is the one in use.
    package static func use(_ time: VirtualTime) {
        state.withLock { state in
            guard state.entries.last?.time !== time,
                let index = state.entries.firstIndex(where: { $0.time === time })
            else { return }
            state.entries.append(state.entries.remove(at: index))
        }
    }

    /// Takes a time away; what waits in it is dropped, and never run.
    package static func uninstall(_ time: VirtualTime) {
        let gone = state.withLock { state in
            let gone = state.entries.filter { $0.time === time }
            state.entries.removeAll { $0.time === time }
            return gone
        }
        withExtendedLifetime(gone) {}
        time.removeAll()
    }

    /// The time that rules here; `nil` for the machine's own.
    static var current: VirtualTime? {
        let (entries, currentTest) = state.withLock { ($0.entries, $0.currentTest) }
        guard !entries.isEmpty else { return nil }
        if let owner = ClockOwner.current, let own = entries.last(where: { $0.owner == owner }) {
            return own.time
        }
        if let test = currentTest() {
            return entries.last { $0.test == test }?.time
        }
        return MainQueue.isCurrent ? entries.last?.time : nil
    }
}
