#if !canImport(Combine)
import Foundation

/// The one clock of the module.
///
/// Every scheduler, timer and time-out asks it. A test puts a ``VirtualTime`` in its place, and then code
/// that names `RunLoop.main` or `DispatchQueue.main` as a scheduler obeys the test.
package enum CombineClock {
    private static let source = Guarded<any TimeSource>(SystemTime.shared)

    /// The source of time in use.
    package static var current: any TimeSource {
        get { source.withLock { $0 } }
        set { _ = source.exchange(newValue) }
    }

    /// Goes back to the machine's own time.
    package static func reset() {
        current = SystemTime.shared
    }

    /// The time since a fixed moment; it never goes back.
    package static var now: Duration { current.now }

    /// Runs work as soon as its place is free.
    package static func perform(on place: WorkPlace = .main, _ work: @escaping @Sendable () -> Void) {
        current.perform(on: place, work)
    }

    /// Runs work after `delay`, and then every `interval` if one is given.
    package static func schedule(
        after delay: Duration,
        every interval: Duration? = nil,
        tolerance: Duration = .zero,
        on place: WorkPlace = .main,
        _ work: @escaping @Sendable () -> Void
    ) -> ScheduledWork {
        current.schedule(after: delay, every: interval, tolerance: tolerance, on: place, work)
    }
}
#endif
