import CursesUISupport

/// The virtual times that tests have installed, and the choice of the time that applies to the running code.
///
/// The time that applies is
/// 1. in a task, the time that the task has installed;
/// 2. in another task of the same test (`Test.current` is inherited), the time of that test, or the system time
///    if the test has none, so that it is not disturbed by tests that have one;
/// 3. on the main actor, in callbacks that belong to no task or test, the time that was used last;
/// 4. on any other thread, the system time.
package enum InstalledTimes {
    private struct Entry {
        let time: VirtualTime
        let owner: ClockOwner?
        let test: Int?
    }

    private struct State {
        /// The entry that was used last is the last element.
        var entries: [Entry] = []
        var currentTest: @Sendable () -> Int? = { nil }
    }

    private static let state = Locked(State())

    /// Sets the function that identifies the running test; it returns `nil` outside of tests.
    package static func identifyTests(by currentTest: @escaping @Sendable () -> Int?) {
        state.withLock { $0.currentTest = currentTest }
    }

    /// Installs a time for the running task, and moves to it the work that this task has scheduled on the main thread
    /// and that has not run yet. From the point of view of the test, no time has passed since then.
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

    /// Marks a time as the one that was used last.
    package static func use(_ time: VirtualTime) {
        state.withLock { state in
            guard state.entries.last?.time !== time,
                let index = state.entries.firstIndex(where: { $0.time === time })
            else { return }
            state.entries.append(state.entries.remove(at: index))
        }
    }

    /// Removes a time. The work that waits in it is dropped, and never runs.
    package static func uninstall(_ time: VirtualTime) {
        let gone = state.withLock { state in
            let gone = state.entries.filter { $0.time === time }
            state.entries.removeAll { $0.time === time }
            return gone
        }
        withExtendedLifetime(gone) {}
        time.removeAll()
    }

    /// The time that applies to the running code; `nil` for the system time.
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
