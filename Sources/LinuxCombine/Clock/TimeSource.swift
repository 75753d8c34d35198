import Foundation

/// A source of time that runs work at a given time. Everything that waits uses one.
///
/// `SystemTime` is the real time; ``VirtualTime`` replaces it in tests.
package protocol TimeSource: AnyObject, Sendable {
    /// The time since a fixed moment; it never decreases.
    var now: Duration { get }

    /// The date that corresponds to `now`.
    var date: Date { get }

    /// Runs work as soon as its place is free, but never inside this call.
    func perform(on place: WorkPlace, _ work: @escaping @Sendable () -> Void)

    /// Runs work after `delay`, and then repeatedly every `interval` if that is given.
    ///
    /// - Parameters:
    ///   - delay: from now; zero or less means as soon as possible.
    ///   - tolerance: the additional delay that is acceptable.
    func schedule(
        after delay: Duration,
        every interval: Duration?,
        tolerance: Duration,
        on place: WorkPlace,
        _ work: @escaping @Sendable () -> Void
    ) -> ScheduledWork
}
