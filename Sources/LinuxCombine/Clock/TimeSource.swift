import Foundation

/// What tells the time and runs work at a time: the one thing that everything that waits asks.
///
/// `SystemTime` is the real one; ``VirtualTime`` stands in for it under a test.
package protocol TimeSource: AnyObject, Sendable {
    /// The time since a fixed moment; it never goes back.
    var now: Duration { get }

    /// The date that belongs to `now`.
    var date: Date { get }

    /// Runs work as soon as its place is free, never inside this call.
    func perform(on place: WorkPlace, _ work: @escaping @Sendable () -> Void)

    /// Runs work after `delay`, and then, if `interval` is given, again and again after that.
    ///
    /// - Parameters:
    ///   - delay: from now; zero or less means as soon as possible.
    ///   - tolerance: how much later than asked it may run.
    func schedule(
        after delay: Duration,
        every interval: Duration?,
        tolerance: Duration,
        on place: WorkPlace,
        _ work: @escaping @Sendable () -> Void
    ) -> ScheduledWork
}
