import Foundation

/// A clock that also runs work at a given time. Everything that waits for time to pass uses a time source.
///
/// `SystemTime` is the real time; ``VirtualTime`` replaces it in tests.
package protocol TimeSource: AnyObject, Sendable {
    /// The time since a fixed moment; it never decreases.
    var now: Duration { get }

    /// The date that corresponds to `now`.
    var date: Date { get }

    /// Runs work as soon as its run loop or queue is free, but never inside this call.
    func perform(on place: WorkPlace, _ work: @escaping @Sendable () -> Void)

    /// Runs work after `delay` and, if `interval` is given, repeatedly at that interval.
    ///
    /// - Parameters:
    ///   - delay: the delay from now. Zero or less means as soon as possible.
    ///   - tolerance: the additional delay that is acceptable.
    func schedule(
        after delay: Duration,
        every interval: Duration?,
        tolerance: Duration,
        on place: WorkPlace,
        _ work: @escaping @Sendable () -> Void
    ) -> ScheduledWork
}
