import CursesUI
import CursesUICombine
import Testing

/// The time of a test, and the apps that use it. It stands still until the test advances it.
///
/// It begins with the first app of the test and ends with the last one.
@MainActor
final class TestTime {
    /// A closure that draws the pending frames of an app, and returns whether it has settled.
    typealias Draw = @MainActor () -> Bool

    private var apps: [ObjectIdentifier: Draw] = [:]

    /// The maximum number of rounds of work and drawing, after which the work is assumed never to settle.
    private static let maximumRounds = 100

    /// Adds an app, which uses this time until it is removed.
    func add(_ app: TestApp, draw: @escaping Draw) {
        apps[ObjectIdentifier(app)] = draw
    }

    func remove(_ app: TestApp) {
        apps[ObjectIdentifier(app)] = nil
        if apps.isEmpty { end() }
    }

    /// The result of running and drawing everything that is due.
    enum Rest {
        case settled
        /// An app never stops drawing.
        case restlessApp
        /// Scheduled work schedules more work at the same instant, endlessly.
        case restlessWork
    }

    /// Runs due work and draws, until nothing is left to do.
    func settle() -> Rest {
        for _ in 0..<Self.maximumRounds {
            rule { runDue() }
            let areAtRest = rule { apps.values.map { $0() } }
            if areAtRest.contains(false) { return .restlessApp }
            if !isWorkDue { return .settled }
        }
        return .restlessWork
    }

    /// Advances the time. Work that becomes due runs at its own instant, and is drawn before the next.
    func advance(by duration: Duration) -> Rest {
        let end = end(after: duration)
        var rest = settle()
        while rest == .settled, step(towards: end) {
            rest = settle()
        }
        return rest == .settled ? settle() : rest
    }

    /// Advances to the next due work and runs it, or to `end` if nothing is due by then. Returns whether any work was
    /// due.
    func step(towards end: Moment) -> Bool {
        rule { move(towards: end) }
    }

    #if canImport(Combine)
    /// A point in time.
    typealias Moment = Date

    /// The clock for asynchronous code.
    let clock: any Clock<Duration> = ContinuousClock()

    // Apple's Combine does not use the test's clock, so the time is that of the machine, and advancing it means
    // waiting.

    /// The time of the running test.
    static let current = TestTime()

    func rule<Result>(_ body: () -> Result) -> Result { body() }

    /// Empty, because advancing the time also waits in real time.
    var realWaits: [String] { [] }

    private var isWorkDue: Bool { false }

    private func runDue() {}

    func end(after duration: Duration) -> Date {
        let (seconds, attoseconds) = duration.components
        return Date() + Double(seconds) + Double(attoseconds) * 1e-18
    }

    private func move(towards end: Date) -> Bool {
        RunLoop.main.run(mode: .default, before: end) && Date() < end
    }

    private func end() {}
    #else
    /// A point in time.
    typealias Moment = Duration

    private let time: VirtualTime
    private let waits = RealTimeWaits()
    private let testClock: TestClock

    private init() {
        time = VirtualTime()
        testClock = TestClock(time)
    }

    /// The clock for asynchronous code.
    var clock: any Clock<Duration> { testClock }

    private static var times: [ObjectIdentifier: TestTime] = [:]

    /// The maximum number of work items to run before the screens are drawn.
    private static let limit = 1000

    /// The time of the running test. It is created and installed on first use.
    static var current: TestTime {
        if let own = InstalledTimes.own, let known = times[ObjectIdentifier(own)] { return known }
        identifyTests
        let fresh = TestTime()
        times[ObjectIdentifier(fresh.time)] = fresh
        InstalledTimes.install(fresh.time)
        return fresh
    }

    /// Identifies tests, so that tests without an app in the same process keep real time. Evaluated once.
    private static let identifyTests: Void = InstalledTimes.identifyTests { Test.current?.id.hashValue }

    /// Runs `body`, and the tasks that it starts, under this time.
    func rule<Result>(_ body: () -> Result) -> Result {
        InstalledTimes.use(time)
        return CombineClock.withTime(time) { RealTimeWaits.$current.withValue(waits, operation: body) }
    }

    /// Descriptions of the waits that ``advance(by:)`` does not affect.
    var realWaits: [String] { waits.all }

    private var isWorkDue: Bool {
        time.nextDue.map { $0 <= time.now } ?? false
    }

    private func runDue() {
        _ = time.run(until: time.now, limit: Self.limit)
    }

    func end(after duration: Duration) -> Duration {
        time.now + max(duration, .zero)
    }

    /// Advances to the next due time, or to `end` if that is earlier, and runs the work that is due then. Returns
    /// whether any work was due.
    private func move(towards end: Duration) -> Bool {
        guard let due = time.nextDue, due <= end else {
            _ = time.run(until: end, limit: 1)
            return false
        }
        _ = time.run(until: due, limit: Self.limit)
        return true
    }

    /// Restores the machine's time for the test. Pending work never runs.
    private func end() {
        testClock.end()
        InstalledTimes.uninstall(time)
        Self.times[ObjectIdentifier(time)] = nil
    }
    #endif
}
