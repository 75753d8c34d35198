import CursesUI
import CursesUISupport

/// A scheduler whose time a test moves, for pipelines that are given their scheduler.
///
/// Time starts at zero and stands still; scheduled work waits until the test has time pass:
///
/// ```swift
/// func search(_ text: some Publisher<String, Never>, on scheduler: some Scheduler) -> some Publisher<String, Never> {
///     text.debounce(for: .milliseconds(300), scheduler: scheduler).removeDuplicates()
/// }
///
/// let scheduler = TestScheduler()
/// let text = PassthroughSubject<String, Never>()
/// var found: [String] = []
/// let subscription = search(text, on: scheduler).sink { found.append($0) }
///
/// text.send("swi")
/// scheduler.advance(by: .milliseconds(299))
/// // found == []
/// text.send("swift")
/// scheduler.advance(by: .milliseconds(300))
/// // found == ["swift"]
/// ```
///
/// Work runs inside ``advance(by:)``, ``advance(to:)`` and ``run(upTo:)``, on the thread that calls them, in
/// the order of its due times and, where those are equal, in the order in which it was scheduled. What it
/// schedules in turn runs in the same call if it is due by then.
///
/// Code that names `RunLoop.main` or `DispatchQueue.main` itself is driven by ``TestApp/advance(by:)``.
///
/// Every method may be called from any thread.
public final class TestScheduler: Scheduler, @unchecked Sendable {
    // Sendable: `waiting`, `time` and `scheduled` are reached only with `lock` held. Work that is not
    // Sendable is handed over once and called by the thread that moves the time, as by any scheduler.

    /// There is nothing more to say about a piece of work.
    public typealias SchedulerOptions = Never

    private struct Work {
        let due: Duration
        let order: Int
        let interval: Duration?
        let action: () -> Void
    }

    private let lock = Lock()
    private var time = Duration.zero
    private var scheduled = 0
    /// By the number of their first scheduling.
    private var waiting: [Int: Work] = [:]

    /// A scheduler whose time is zero.
    public init() {}

    public var now: SchedulerTimeType {
        SchedulerTimeType(offset: lock.withLock { time })
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    /// How many pieces of work wait; a repeating one counts as one.
    public var pendingCount: Int { lock.withLock { waiting.count } }

    // MARK: Moving time

    /// Has time pass, running what becomes due on the way at its own instant.
    ///
    /// - Parameter duration: zero, the default, runs what is due now; less than that is zero.
    public func advance(by duration: SchedulerTimeType.Stride = .zero) {
        advance(to: now.advanced(by: max(duration, .zero)))
    }

    /// Has time pass until an instant; one that has passed changes nothing but that what is due runs.
    public func advance(to instant: SchedulerTimeType) {
        while let action = takeNext(by: instant.offset) { action() }
        lock.withLock { time = max(time, instant.offset) }
    }

    /// Has as much time pass as is needed until nothing waits any more.
    ///
    /// - Parameter limit: how many pieces of work are run at most, since a repeating one never ends.
    /// - Returns: whether nothing waits any more.
    @discardableResult
    public func run(upTo limit: Int = 10_000) -> Bool {
        for _ in 0..<limit {
            guard let action = takeNext(by: nil) else { return true }
            action()
        }
        return pendingCount == 0
    }

    // MARK: Scheduling

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        _ = add(at: now.offset, every: nil, action)
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        _ = add(at: date.offset, every: nil, action)
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Without an interval time would never pass.
        let number = add(at: date.offset, every: max(interval.duration, .nanoseconds(1)), action)
        return AnyCancellable { [weak self] in self?.remove(number) }
    }

    private func add(at due: Duration, every interval: Duration?, _ action: @escaping () -> Void) -> Int {
        lock.withLock {
            scheduled += 1
            waiting[scheduled] = Work(due: due, order: scheduled, interval: interval, action: action)
            return scheduled
        }
    }

    private func remove(_ number: Int) {
        // Its end of life, which may cancel other work, falls outside the lock.
        let work = lock.withLock { waiting.removeValue(forKey: number) }
        withExtendedLifetime(work) {}
    }

    /// Takes out what is due next, by `end` if one is given, and moves the time there.
    private func takeNext(by end: Duration?) -> (() -> Void)? {
        lock.withLock {
            let next = waiting.min { ($0.value.due, $0.value.order) < ($1.value.due, $1.value.order) }
            guard let (number, work) = next, end.map({ work.due <= $0 }) ?? true else { return nil }
            time = max(time, work.due)
            waiting[number] = work.interval.map { interval in
                scheduled += 1
                return Work(due: work.due + interval, order: scheduled, interval: interval, action: work.action)
            }
            return work.action
        }
    }
}
