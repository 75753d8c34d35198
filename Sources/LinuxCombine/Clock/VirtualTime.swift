import CursesUISupport
import Foundation

/// A time source that stands still until a test advances it.
///
/// Where it applies (``CombineClock``), nothing runs automatically. Work for a run loop or a queue, and work that has
/// become due, runs inside `runPending()` and `advance(by:)`, on the caller's thread, in the order of its due times.
/// Work that is due at the same time runs in the order in which it was scheduled.
package final class VirtualTime: TimeSource {
    private struct Entry {
        let due: Duration
        let order: Int
        let interval: Duration?
        let work: @Sendable () -> Void
    }

    private struct State {
        var now: Duration
        var nextOrder = 0

        /// The entries by identifier. A repeating entry keeps its identifier.
        var entries: [Int: Entry] = [:]

        /// The waiting entries in descending order of their time; the last one is due next. Entries that were cancelled
        /// or have run are removed when they are reached.
        var line: [(due: Duration, order: Int, id: Int)] = []

        mutating func insert(_ entry: Entry, id: Int) {
            entries[id] = entry
            let place = line.partitionPoint { ($0.due, $0.order) > (entry.due, entry.order) }
            line.insert((entry.due, entry.order, id), at: place)
        }

        /// Removes and returns the entry that is due first, unless it is due after `end`. Skips entries that were
        /// cancelled.
        mutating func popFirst(before end: Duration) -> (id: Int, entry: Entry)? {
            while let (due, order, id) = line.last, due <= end {
                line.removeLast()
                if let entry = entries[id], entry.order == order {
                    entries[id] = nil
                    return (id, entry)
                }
            }
            return nil
        }
    }

    private let state: Locked<State>
    private let start: Duration
    private let startDate: Date

    /// - Parameter date: the date at which the time starts. The default is fixed, so that snapshots that show a date do
    ///   not change.
    package init(date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        // Some functions interpret a dispatch time of zero as "now", so the time starts at one second.
        start = .seconds(1)
        startDate = date
        state = Locked(State(now: .seconds(1)))
    }

    package var now: Duration { state.withLock { $0.now } }

    package var date: Date { startDate.addingTimeInterval((now - start).seconds) }

    /// The number of pieces of work that wait, including those for a later time.
    package var pendingCount: Int { state.withLock { $0.entries.count } }

    package func perform(on place: WorkPlace, _ work: @escaping @Sendable () -> Void) {
        _ = add(after: .zero, every: nil, work)
    }

    package func schedule(
        after delay: Duration,
        every interval: Duration?,
        tolerance: Duration,
        on place: WorkPlace,
        _ work: @escaping @Sendable () -> Void
    ) -> ScheduledWork {
        let id = add(after: delay, every: interval.map { Swift.max($0, .nanoseconds(1)) }, work)
        return ScheduledWork { [weak self] in
            let entry = self?.state.withLock { $0.entries.removeValue(forKey: id) }
            withExtendedLifetime(entry) {}
        }
    }

    /// Runs all work that is due now, including work that this work schedules for now.
    package func runPending() {
        advance(by: .zero)
    }

    /// Advances the time by `duration`, and runs the work that becomes due, each piece at its own time.
    package func advance(by duration: Duration) {
        let end = now + Swift.max(duration, .zero)
        while let work = takeNext(before: end) {
            work()
        }
        state.withLock { $0.now = Swift.max($0.now, end) }
    }

    /// Drops all waiting work.
    func removeAll() {
        let dropped = state.withLock { state in
            let dropped = state.entries
            state.entries = [:]
            state.line = []
            return dropped
        }
        withExtendedLifetime(dropped) {}
    }

    /// The time at which the next piece of work is due; `nil` if none waits.
    package var nextDue: Duration? {
        state.withLock { $0.entries.values.map(\.due).min() }
    }

    /// Runs at most `limit` pieces of work that are due at `end` or before, including work that they schedule by then.
    ///
    /// - Returns: whether all work that is due by then has run. Only then has the time reached `end`.
    package func run(until end: Duration, limit: Int) -> Bool {
        for _ in 0..<limit {
            guard let work = takeNext(before: end) else {
                state.withLock { $0.now = Swift.max($0.now, end) }
                return true
            }
            work()
        }
        return false
    }

    private func add(
        after delay: Duration,
        every interval: Duration?,
        _ work: @escaping @Sendable () -> Void
    ) -> Int {
        state.withLock { state in
            let id = state.nextOrder
            state.nextOrder += 1
            let due = state.now + Swift.max(delay, .zero)
            state.insert(Entry(due: due, order: id, interval: interval, work: work), id: id)
            return id
        }
    }

    private func takeNext(before end: Duration) -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard let (id, entry) = state.popFirst(before: end) else { return nil }
            state.now = Swift.max(state.now, entry.due)
            if let interval = entry.interval {
                let order = state.nextOrder
                state.nextOrder += 1
                let next = Entry(due: entry.due + interval, order: order, interval: interval, work: entry.work)
                state.insert(next, id: id)
            }
            return entry.work
        }
    }
}

extension Array {
    /// Returns the index of the first element that fails a test. All elements before it must pass the test, and all
    /// others must fail it.
    fileprivate func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
