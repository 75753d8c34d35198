#if !canImport(Combine)
import CursesUICombine
import CursesUISupport
import CursesUITerminal

/// The clock of a test for asynchronous code. Its time stands still until the test advances it.
final class TestClock: Clock {
    /// An instant of the test's time.
    struct Instant: InstantProtocol {
        /// The time since a moment before the test began.
        let offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private let time: VirtualTime
    private let sleepers = Locked<[Int: Sleeper]>([:])
    private let nextNumber = Locked(0)

    init(_ time: VirtualTime) {
        self.time = time
    }

    var now: Instant { Instant(offset: time.now) }
    var minimumResolution: Duration { .nanoseconds(1) }

    /// Waits until the test has advanced its time to an instant.
    ///
    /// - Throws: `CancellationError` if the task is cancelled or the test ends.
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return }
        let number = nextNumber.withLock { number in
            number += 1
            return number
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // The sleeper is registered first, because a clock that another thread advances may wake it
                // immediately.
                sleepers.withLock { $0[number] = Sleeper(continuation: continuation) }
                let wake = time.schedule(
                    after: deadline.offset - time.now,
                    every: nil,
                    tolerance: .zero,
                    on: .main
                ) { [weak self] in self?.end(number, with: .success(())) }
                let sleeps = sleepers.withLock { sleepers in
                    sleepers[number]?.wake = wake
                    return sleepers[number] != nil
                }
                if !sleeps { wake.cancel() }
                // The task may have been cancelled before the sleeper was registered.
                if Task.isCancelled { end(number, with: .failure(CancellationError())) }
            }
        } onCancel: {
            end(number, with: .failure(CancellationError()))
        }
    }

    /// Wakes all sleepers, because their time will never come.
    func end() {
        for number in sleepers.withLock({ Array($0.keys) }) {
            end(number, with: .failure(CancellationError()))
        }
    }

    private func end(_ number: Int, with result: Result<Void, any Error>) {
        guard let sleeper = sleepers.withLock({ $0.removeValue(forKey: number) }) else { return }
        sleeper.wake?.cancel()
        sleeper.continuation.resume(with: result)
    }

    private struct Sleeper {
        let continuation: CheckedContinuation<Void, any Error>
        var wake: ScheduledWork?
    }
}
#endif
