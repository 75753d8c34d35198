import CursesUISupport
import Foundation

/// A record of the waits in real time by tasks of an app under test. The test cannot shorten these waits.
package final class RealTimeWaits: @unchecked Sendable {
    /// The record of the test that runs the current task; `nil` outside of tests.
    @TaskLocal package static var current: RealTimeWaits?

    // Sendable: accessed only while `lock` is held.
    private var durations: [String] = []
    private let lock = Lock()

    package init() {}

    /// The distinct durations as text, in the order in which they first occurred.
    package var all: [String] { lock.withLock { durations } }

    /// Notes a wait of the current task.
    static func note(_ duration: Duration) {
        guard let current, duration > .zero else { return }
        let units: Set<Duration.UnitsFormatStyle.Unit> =
            duration < .seconds(1) ? [.milliseconds] : [.hours, .minutes, .seconds]
        let words = duration.formatted(.units(allowed: units, width: .wide))
        current.lock.withLock {
            if !current.durations.contains(words) { current.durations.append(words) }
        }
    }
}
