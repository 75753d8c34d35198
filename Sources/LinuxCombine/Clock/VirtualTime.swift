import CursesUISupport
import Foundation

/// Time that stands still until a test moves it.
///
/// Where it rules (``CombineClock``), nothing runs by itself: work that was given to a run loop or a queue,
/// and work whose time has come, runs inside `runPending()` and `advance(by:)`, on the caller's thread, in
/// the order of its due times; equal times in the order in which they were asked for.
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

        /// By identity; a repeating entry keeps its own.
        var entries: [Int: Entry] = [:]

        /// What waits, the first at the end. An entry that was cancelled or has run stays until it is met.
        var line: [(due: Duration, order: Int, id: Int)] = []

        mutating func insert(_ entry: Entry, id: Int) {
            entries[id] = entry
            let place = line.partitionPoint { ($0.due, $0.order) > (entry.due, entry.order) }
            line.insert((entry.due, entry.order, id), at: place)
        }

        /// The entry that is due first, if that is not after `end`.
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

    /// - Parameter date: the date at which it starts. Fixed, so that pictures that show it are too.
    package init(date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        // A dispatch time of zero means "now" to some; so start away from it.
        start = .seconds(1)
        startDate = date
        state = Locked(State(now: .seconds(1)))
    }

    package var now: Duration { state.withLock { $0.now } }

    package var date: Date { startDate.addingTimeInterval((now - start).seconds) }

    /// How much work waits, also for a later time.
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

    /// Runs what is due now, and what that makes due now, until nothing is.
    package func runPending() {
        advance(by: .zero)
    }

    /// Moves on by `duration`, running what becomes due on the way at its own time.
    package func advance(by duration: Duration) {
        let end = now + Swift.max(duration, .zero)
        while let work = takeNext(before: end) {
            work()
        }
        state.withLock { $0.now = Swift.max($0.now, end) }
    }

    /// Drops everything that waits.
    func removeAll() {
        let dropped = state.withLock { state in
            let dropped = state.entries
            state.entries = [:]
            state.line = []
            return dropped
        }
        withExtendedLifetime(dropped) {}
    }

    /// When the next piece of work is due; `nil` if none waits.
    package var nextDue: Duration? {
        state.withLock { $0.entries.values.map(\.due).min() }
    }

    /// Runs at most `limit` pieces of work that are due at `end` or before, and what they make due by then.
    ///
    /// - Returns: whether nothing is left that is due by then. Only then has the time come to `end`.
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
    /// The first index whose element does not pass a test that all elements before it pass.
    fileprivate func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
