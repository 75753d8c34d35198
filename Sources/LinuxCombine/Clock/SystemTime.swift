import CursesUISupport
import Dispatch
import Foundation

/// The machine's own time, on dispatch timers.
final class SystemTime: TimeSource {
    /// In a structure of its own, for the reason that `PublishedObserver` tells.
    private struct Work {
        var run: (@Sendable () -> Void)?
    }

    static let shared = SystemTime()

    /// Where timers wait whose work runs on a run loop or an operation queue.
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
            // The timer's handler, which holds the timer, is freed by the cancellation, when its queue comes to it;
            // the work at once.
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

    /// Gives to a virtual time what an owner has asked to be run on the main thread and has not been run.
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
