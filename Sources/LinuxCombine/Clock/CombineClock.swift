import Foundation

/// The clock of the module.
///
/// Every scheduler, timer and time-out uses it. A test replaces it with a ``VirtualTime``, which then also
/// controls code that names `RunLoop.main` or `DispatchQueue.main` as a scheduler.
///
/// A virtual time never applies to the whole process, because test suites run in parallel and other tests may wait for
/// real time. It applies either to a scope and the tasks created in it (``withTime(_:_:)``), or to a test
/// (``InstalledTimes``).
package enum CombineClock {
    @TaskLocal private static var scoped: (any TimeSource)?

    /// The time source of the calling code.
    package static var current: any TimeSource {
        scoped ?? InstalledTimes.current ?? SystemTime.shared
    }

    /// Runs `body`, and the tasks that it creates, with a separate time source.
    package static func withTime<Result>(_ time: any TimeSource, _ body: () throws -> Result) rethrows -> Result {
        try $scoped.withValue(time, operation: body)
    }

    /// The time since a fixed moment; it never decreases.
    package static var now: Duration { current.now }

    /// Runs work on a run loop or queue, as soon as that is free.
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
