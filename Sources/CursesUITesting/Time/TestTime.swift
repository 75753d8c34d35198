import CursesUI
import CursesUICombine
import Testing

/// The time of one test, and the apps that live in it: it stands still until the test moves it.
///
/// It begins with the first app of the test and ends with the last.
@MainActor
final class TestTime {
    /// Draws what an app has to draw; returns whether it came to rest.
    typealias Draw = @MainActor () -> Bool

    private var apps: [ObjectIdentifier: Draw] = [:]

    /// After so many turns scheduled work will never come to rest.
    private static let maximumRounds = 100

    /// Lets an app live in it, until it is removed.
    func add(_ app: TestApp, draw: @escaping Draw) {
        apps[ObjectIdentifier(app)] = draw
    }

    func remove(_ app: TestApp) {
        apps[ObjectIdentifier(app)] = nil
        if apps.isEmpty { end() }
    }

    /// How it came out to run and draw everything that is due.
    enum Rest {
        case settled
        /// An app draws and draws.
        case restlessApp
        /// Scheduled work asks for more work at the same instant.
        case restlessWork
    }

    /// Runs what is due now and draws, until nothing is left to do.
    func settle() -> Rest {
        for _ in 0..<Self.maximumRounds {
            rule { runDue() }
            let areAtRest = rule { apps.values.map { $0() } }
            if areAtRest.contains(false) { return .restlessApp }
            if !isWorkDue { return .settled }
        }
        return .restlessWork
    }

    /// Moves on; whatever becomes due on the way runs at its own instant and is drawn before the next.
    func advance(by duration: Duration) -> Rest {
        let end = end(after: duration)
        var rest = settle()
        while rest == .settled, step(towards: end) {
            rest = settle()
        }
        return rest == .settled ? settle() : rest
    }

    /// Moves on to what is due next and runs it, or to `end` if nothing is due by then. Returns whether
    /// something was.
    func step(towards end: Moment) -> Bool {
        rule { move(towards: end) }
    }

    #if canImport(Combine)
    /// When something is.
    typealias Moment = Date

    /// What asynchronous code waits by.
    let clock: any Clock<Duration> = ContinuousClock()

    // Apple's Combine asks no clock of ours: time is the machine's, and moving it on is waiting.

    /// The time of the test that runs here.
    static let current = TestTime()

    func rule<Result>(_ body: () -> Result) -> Result { body() }

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
    /// When something is.
    typealias Moment = Duration

    private let time: VirtualTime
    private let testClock: TestClock

    private init() {
        time = VirtualTime()
        testClock = TestClock(time)
    }

    /// What asynchronous code waits by.
    var clock: any Clock<Duration> { testClock }

    private static var times: [ObjectIdentifier: TestTime] = [:]

    /// So many pieces of work are run in one go before the screens are looked after.
    private static let limit = 1000

    /// The time of the test that runs here; installed if it has none yet.
    static var current: TestTime {
        if let own = InstalledTimes.own, let known = times[ObjectIdentifier(own)] { return known }
        identifyTests
        let fresh = TestTime()
        times[ObjectIdentifier(fresh.time)] = fresh
        InstalledTimes.install(fresh.time)
        return fresh
    }

    /// Evaluated once. Tests of the same process that have no app of their own are to keep real time.
    private static let identifyTests: Void = InstalledTimes.identifyTests { Test.current?.id.hashValue }

    /// Runs `body`, and the tasks that it starts, in this time.
    func rule<Result>(_ body: () -> Result) -> Result {
        InstalledTimes.use(time)
        return CombineClock.withTime(time, body)
    }

    private var isWorkDue: Bool {
        time.nextDue.map { $0 <= time.now } ?? false
    }

    private func runDue() {
        _ = time.run(until: time.now, limit: Self.limit)
    }

    func end(after duration: Duration) -> Duration {
        time.now + max(duration, .zero)
    }

    /// Moves on to where something is due next, if that is not after `end`, or else to `end`, and runs
    /// what is due there. Returns whether something was.
    private func move(towards end: Duration) -> Bool {
        guard let due = time.nextDue, due <= end else {
            _ = time.run(until: end, limit: 1)
            return false
        }
        _ = time.run(until: due, limit: Self.limit)
        return true
    }

    /// Gives the test back the machine's time; what still waits in this one is never run.
    private func end() {
        testClock.end()
        InstalledTimes.uninstall(time)
        Self.times[ObjectIdentifier(time)] = nil
    }
    #endif
}
