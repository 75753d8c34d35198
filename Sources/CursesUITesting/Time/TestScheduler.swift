import CursesUI
import CursesUISupport

/// A scheduler whose time a test advances, for pipelines with a scheduler parameter.
///
/// Time starts at zero and stands still. Scheduled work waits until the test advances the time:
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
/// Work runs inside ``advance(by:)``, ``advance(to:)`` and ``run(upTo:)``, on the thread that calls them, in the order
/// of its due times. Work with the same due time runs in the order in which it was scheduled. Work that is scheduled
/// meanwhile runs in the same call if it becomes due in it.
///
/// Code that uses `RunLoop.main` or `DispatchQueue.main` itself is driven by `TestApp.advance(by:)`.
///
/// Every method may be called from any thread.
public final class TestScheduler: Scheduler, @unchecked Sendable {
    // Sendable, because `waiting`, `time` and `scheduled` are accessed only with `lock` held. Closures that are not
    // Sendable are transferred once, and run on the thread that advances the time, as with any scheduler.

    /// The scheduler has no options.
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
    /// The pending work, by the number that identifies it.
    private var waiting: [Int: Work] = [:]

    /// Creates a scheduler whose time is zero.
    public init() {}

    public var now: SchedulerTimeType {
        SchedulerTimeType(offset: lock.withLock { time })
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    /// The number of pending work items. A repeating item counts once.
    public var pendingCount: Int { lock.withLock { waiting.count } }

    // MARK: Moving time

    /// Advances the time. Work that becomes due runs at its own instant.
    ///
    /// - Parameter duration: the time to advance. Zero, the default, runs work that is due now; less counts
    ///   as zero.
    public func advance(by duration: SchedulerTimeType.Stride = .zero) {
        advance(to: now.advanced(by: max(duration, .zero)))
    }

    /// Advances the time to an instant. For an instant in the past, only due work runs.
    public func advance(to instant: SchedulerTimeType) {
        while let action = takeNext(by: instant.offset) { action() }
        lock.withLock { time = max(time, instant.offset) }
    }

    /// Advances the time until no work is pending.
    ///
    /// - Parameter limit: the maximum number of work items to run, because repeating work never ends.
    /// - Returns: whether no work is pending any more.
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
        // Without an interval, time would never advance.
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
        // The work is destroyed outside the lock, because its destruction may cancel other work.
        let work = lock.withLock { waiting.removeValue(forKey: number) }
        withExtendedLifetime(work) {}
    }

    /// Removes the next pending work, if it is due by `end`, advances the time to it, and returns its action.
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
