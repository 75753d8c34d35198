import CursesUICombine
import Dispatch

/// What can be told that its time has come.
@MainActor
protocol Wakeable: AnyObject {
    func wake()
}

extension Node: Wakeable {
    func wake() { mark() }
}

/// Marks nodes at instants of the one clock: what moves by itself, such as a spinner, is refreshed by it.
///
/// Nothing is repeated of its own accord: a node asks each time that it is drawn. So what cannot be
/// seen costs nothing, and an app in which nothing moves is never woken up.
@MainActor
package final class FrameClock {
    private struct Wish {
        weak var sleeper: (any Wakeable)?
        var due: Duration
    }

    private var wishes: [ObjectIdentifier: Wish] = [:]
    /// The instant that the timer under way is for.
    private var armed: Duration?

    /// How long a picture of an animation stands.
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

    /// Wakes a sleeper up at an instant, unless it is to be woken before that anyway.
    func wake(_ sleeper: any Wakeable, at due: Duration) {
        let id = ObjectIdentifier(sleeper)
        if let known = wishes[id], known.sleeper != nil, known.due <= due { return }
        wishes[id] = Wish(sleeper: sleeper, due: due)
        arm()
    }

    /// Wakes a sleeper up when the time is a multiple of an interval again: all that move alike do so in
    /// one frame.
    func wake(_ sleeper: any Wakeable, every interval: Duration) {
        let now = Self.now
        let passed = Int64(now / interval)
        wake(sleeper, at: interval * (passed + 1))
    }

    private func arm() {
        guard let next = wishes.values.map(\.due).min(), armed.map({ next < $0 }) ?? true else { return }
        armed = next
        MainThread.async(after: max(0, (next - Self.now) / .seconds(1))) { [weak self] in
            self?.ring(next)
        }
    }

    /// A timer that another one has come before does nothing.
    private func ring(_ due: Duration) {
        guard armed == due else { return }
        armed = nil
        let now = max(due, Self.now)
        for (id, wish) in wishes where wish.due <= now {
            wishes[id] = nil
            wish.sleeper?.wake()
        }
        arm()
    }
}
