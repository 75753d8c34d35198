import CursesUISupport
import Foundation

/// The waits in real time of tasks that an app under test has started. The test cannot advance them.
package final class RealTimeWaits: @unchecked Sendable {
    /// The record of the test whose time applies to the current task; `nil` outside of tests.
    @TaskLocal package static var current: RealTimeWaits?

    // Sendable: accessed only while `lock` is held.
    private var durations: [String] = []
    private let lock = Lock()

    package init() {}

    /// The durations in words, each once, in the order of the first waits.
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
