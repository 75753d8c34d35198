import CursesUISupport
import Dispatch
import Foundation

/// The system time, implemented with dispatch timers.
final class SystemTime: TimeSource {
    /// A separate structure instead of the function itself, for the reason given in `PublishedObserver`.
    private struct Work {
        var run: (@Sendable () -> Void)?
    }

    static let shared = SystemTime()

    /// The queue of the timers whose work runs on a run loop or an operation queue.
    private let timers = DispatchQueue(label: "LinuxCombine.timers", qos: .userInteractive)

    private let pending = PendingTimers()

    var now: Duration {
        .nanoseconds(Int64(bitPattern: DispatchTime.now().uptimeNanoseconds))
    }

    var date: Date { Date() }

    func perform(on place: WorkPlace, _ work: @escaping @Sendable () -> Void) {
        place.perform(work)
    }

    func schedule(
        after delay: Duration,
        every interval: Duration?,
        tolerance: Duration,
        on place: WorkPlace,
        _ work: @escaping @Sendable () -> Void
    ) -> ScheduledWork {
        let timer = DispatchSource.makeTimerSource(queue: timerQueue(for: place))
        let source = UncheckedSendable(timer as any DispatchSourceProtocol)
        let live = Locked(Work(run: work))
        let number = Locked<Int?>(nil)
        let scheduled = ScheduledWork { [pending] in
            // The work is released now. The timer's handler, which holds the timer, is released later, when its queue
            // processes the cancellation.
            let cancelled = live.exchange(Work())
            withExtendedLifetime(cancelled) {}
            source.content.cancel()
            number.exchange(nil).map(pending.remove)
        }
        if place.isMain, let owner = ClockOwner.current {
            let entry = PendingTimers.Entry(
                owner: owner,
                delay: delay,
                interval: interval,
                scheduled: scheduled,
                work: work
            )
            _ = number.exchange(pending.add(entry))
        }
        let once = interval == nil
        timer.schedule(
            deadline: .now() + .nanoseconds(Int(Swift.max(delay, .zero).nanoseconds)),
            repeating: interval.map { .nanoseconds(Int(Swift.max($0.nanoseconds, 1))) } ?? .never,
            leeway: .nanoseconds(Int(Swift.max(tolerance, .zero).nanoseconds))
        )
        timer.setEventHandler {
            let run: @Sendable () -> Void = {
                guard let work = live.withLock({ $0.run }) else { return }
                if once { scheduled.cancel() }
                work()
            }
            if case .queue = place { run() } else { place.perform(run) }
        }
        timer.activate()
        return scheduled
    }

    /// Moves the work that an owner has scheduled on the main thread, and that has not run, to a virtual time.
    func hand(workOf owner: ClockOwner, to time: VirtualTime) {
        let immediate = RunLoopMailbox.main.take(of: owner) + MainQueueMailbox.take(of: owner)
        for work in immediate {
            time.perform(on: .main, work)
        }
        for timer in pending.take(of: owner) {
            let virtual = time.schedule(
                after: timer.delay,
                every: timer.interval,
                tolerance: .zero,
                on: .main,
                timer.work
            )
            if !timer.scheduled.replace(onCancel: { virtual.cancel() }) {
                virtual.cancel()
            }
        }
    }

    private func timerQueue(for place: WorkPlace) -> DispatchQueue {
        guard case .queue(let queue, _) = place else { return timers }
        return queue
    }
}
