import CursesUISupport

/// The timers of ``SystemTime`` whose work is to run on the main thread. If a test installs a virtual time, the timers
/// that it has already started are found here.
final class PendingTimers: Sendable {
    /// A pending timer.
    struct Entry: Sendable {
        let owner: ClockOwner
        let delay: Duration
        let interval: Duration?
        let scheduled: ScheduledWork
        let work: @Sendable () -> Void
    }

    private struct State {
        var nextNumber = 0
        /// The entries by number. Numbers increase in the order of the calls.
        var entries: [Int: Entry] = [:]
    }

    private let state = Locked(State())

    /// Adds an entry; returns its number.
    func add(_ entry: Entry) -> Int {
        state.withLock { state in
            defer { state.nextNumber += 1 }
            state.entries[state.nextNumber] = entry
            return state.nextNumber
        }
    }

    /// Removes an entry, which is deallocated outside the lock.
    func remove(_ number: Int) {
        let entry = state.withLock { $0.entries.removeValue(forKey: number) }
        withExtendedLifetime(entry) {}
    }

    /// Removes and returns the timers that an owner has started, in order.
    func take(of owner: ClockOwner) -> [Entry] {
        state.withLock { state in
            let taken = state.entries.filter { $0.value.owner == owner }
            for number in taken.keys { state.entries[number] = nil }
            return taken.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}
