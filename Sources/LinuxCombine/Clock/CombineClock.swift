import Foundation

/// The one clock of the module.
///
/// Every scheduler, timer and time-out asks it. A test puts a ``VirtualTime`` in its place, and then code
/// that names `RunLoop.main` or `DispatchQueue.main` as a scheduler obeys the test.
///
/// The place is never the whole process: suites run side by side, and the next test may well wait for real
/// time. A virtual time rules either a scope and the tasks made in it (``withTime(_:_:)``), or a test: the
/// task that installed it (``InstalledTimes``).
package enum CombineClock {
    @TaskLocal private static var scoped: (any TimeSource)?

    /// The source of time of the code that asks.
    package static var current: any TimeSource {
        scoped ?? InstalledTimes.current ?? SystemTime.shared
    }

    /// Runs `body`, and the tasks that it makes, under a time of their own.
    package static func withTime<Result>(_ time: any TimeSource, _ body: () throws -> Result) rethrows -> Result {
        try $scoped.withValue(time, operation: body)
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
