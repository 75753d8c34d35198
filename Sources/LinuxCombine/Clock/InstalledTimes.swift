import CursesUISupport

/// The virtual times that tests have installed. It also selects the virtual time that applies to the running code.
///
/// The selected time is
/// 1. in a task that has installed a virtual time, that time;
/// 2. in any other task of a test (tasks inherit `Test.current`), the time that the test has installed, or the system
///    time if it has installed none, so that other tests do not affect it;
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

    /// Sets the function that identifies the running test, and that returns `nil` outside tests.
    package static func identifyTests(by currentTest: @escaping @Sendable () -> Int?) {
        state.withLock { $0.currentTest = currentTest }
    }

    /// Installs a virtual time for the running task. Work that the task has scheduled on the main thread, and that has
    /// not run yet, moves to this time. It keeps its original delays, as if no time had passed since it was scheduled.
    package static func install(_ time: VirtualTime) {
        let currentTest = state.withLock { $0.currentTest }
        let owner = ClockOwner.current
        let entry = Entry(time: time, owner: owner, test: currentTest())
        state.withLock { $0.entries.append(entry) }
        if let owner {
            SystemTime.shared.hand(workOf: owner, to: time)
        }
    }

    /// The virtual time that the running task has installed or, outside tasks, the main thread.
    package static var own: VirtualTime? {
        guard let owner = ClockOwner.current else { return nil }
        return state.withLock { $0.entries.last { $0.owner == owner } }?.time
    }

    /// Marks a virtual time as the one that was used most recently.
    package static func use(_ time: VirtualTime) {
        state.withLock { state in
            guard state.entries.last?.time !== time,
                let index = state.entries.firstIndex(where: { $0.time === time })
            else { return }
            state.entries.append(state.entries.remove(at: index))
        }
    }

    /// Removes a virtual time. Work that waits in it is dropped, and never runs.
    package static func uninstall(_ time: VirtualTime) {
        let gone = state.withLock { state in
            let gone = state.entries.filter { $0.time === time }
            state.entries.removeAll { $0.time === time }
            return gone
        }
        withExtendedLifetime(gone) {}
        time.removeAll()
    }

    /// The virtual time that applies to the running code; `nil` for the system time.
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
