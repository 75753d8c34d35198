import CursesUICombine
import Dispatch

/// An object that a clock wakes at an instant.
@MainActor
package protocol Wakeable: AnyObject {
    func wake()
}

extension Node: Wakeable {
    package func wake() { graph.markForFrame(self) }
}

/// Wakes nodes at instants of one shared clock, to refresh views that change without input, such as a spinner.
///
/// There is no repeating timer: a node requests its next instant each time it is drawn. Therefore an invisible view
/// costs nothing, and an app in which nothing moves is never woken up.
@MainActor
package final class FrameClock {
    private struct Entry {
        weak var target: (any Wakeable)?
        var due: Duration
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The instant that the timer is set for.
    private var armed: Duration?

    /// The duration of an animation frame.
    nonisolated static let frame = Duration.milliseconds(33)

    /// The time since a fixed instant.
    nonisolated package static var now: Duration {
        #if canImport(Combine)
        .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds))
        #else
        CombineClock.now
        #endif
    }

    /// The current date, by the same clock.
    nonisolated package static var date: Date {
        #if canImport(Combine)
        Date()
        #else
        CombineClock.current.date
        #endif
    }

    /// Wakes a target at an instant, unless it is due earlier.
    func wake(_ target: any Wakeable, at due: Duration) {
        let id = ObjectIdentifier(target)
        if let known = entries[id], known.target != nil, known.due <= due { return }
        entries[id] = Entry(target: target, due: due)
        arm()
    }

    /// Wakes a target at the next multiple of an interval, so that all views that move at the same pace change in the
    /// same frame.
    func wake(_ target: any Wakeable, every interval: Duration) {
        let now = Self.now
        let passed = Int64(now / interval)
        wake(target, at: interval * (passed + 1))
    }

    private func arm() {
        guard let next = entries.values.map(\.due).min(), armed.map({ next < $0 }) ?? true else { return }
        armed = next
        MainThread.async(after: max(0, (next - Self.now) / .seconds(1))) { [weak self] in
            self?.timerFired(for: next)
        }
    }

    /// Wakes the targets that are due. It does nothing if another timer has replaced this one.
    private func timerFired(for due: Duration) {
        guard armed == due else { return }
        armed = nil
        let now = max(due, Self.now)
        for (id, entry) in entries where entry.due <= now {
            entries[id] = nil
            entry.target?.wake()
        }
        arm()
    }
}
