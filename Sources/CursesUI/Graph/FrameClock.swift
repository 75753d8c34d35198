import CursesUICombine
import Dispatch

/// Something that a clock wakes at an instant.
@MainActor
package protocol Wakeable: AnyObject {
    func wake()
}

extension Node: Wakeable {
    package func wake() { mark() }
}

/// Marks nodes at instants of the one clock: what moves by itself, such as a spinner, is refreshed by it.
///
/// Nothing is repeated of its own accord: a node asks each time that it is drawn. So what cannot be
/// seen costs nothing, and an app in which nothing moves is never woken up.
@MainActor
package final class FrameClock {
    private struct Entry {
        weak var target: (any Wakeable)?
        var due: Duration
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The instant for which the timer is set.
    private var armed: Duration?

    /// How long each picture of an animation is shown.
    nonisolated static let frame = Duration.milliseconds(33)

    /// The time since a fixed moment.
    nonisolated package static var now: Duration {
        #if canImport(Combine)
        .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds))
        #else
        CombineClock.now
        #endif
    }

    /// The date at this moment, by the one clock.
    nonisolated package static var date: Date {
        #if canImport(Combine)
        Date()
        #else
        CombineClock.current.date
        #endif
    }

    /// Wakes a target at an instant, unless it is due earlier anyway.
    func wake(_ target: any Wakeable, at due: Duration) {
        let id = ObjectIdentifier(target)
        if let known = entries[id], known.target != nil, known.due <= due { return }
        entries[id] = Entry(target: target, due: due)
        arm()
    }

    /// Wakes a target at the next multiple of an interval, so that everything that moves at the same pace
    /// does so in one frame.
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

    /// A timer that an earlier one has replaced does nothing.
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
