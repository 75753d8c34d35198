import CursesUITesting
import Testing

@Suite("A test scheduler")
struct TestSchedulerTests {
    @Test("debounce sends a value that no other value follows in time")
    func debounce() {
        let output = marbles("12--3-4------5|", until: 16) { source, scheduler in
            source.debounce(for: .milliseconds(300), scheduler: scheduler)
        }
        #expect(output == "----2----4----|-")
    }

    @Test(
        "throttle keeps the first value, and then the newest or the first of each interval",
        arguments: [
            (true, "0----2----5----6--"),
            (false, "0----1----3----6--"),
        ])
    func throttle(latest: Bool, expected: String) {
        let output = marbles("012---34-5--6", until: 18) { source, scheduler in
            source.throttle(for: 0.5, scheduler: scheduler, latest: latest)
        }
        #expect(output == expected)
    }

    @Test("delay postpones the values and the end")
    func delay() {
        let output = marbles("1-23|", until: 8) { source, scheduler in
            source.delay(for: .milliseconds(200), scheduler: scheduler)
        }
        #expect(output == "--1-23|-")
    }

    @Test("collect by time sends the values of each period together")
    func collectByTime() {
        let output = marbles("1-2-3-4--5|", until: 12) { source, scheduler in
            source.collect(.byTime(scheduler, .milliseconds(400))).map { $0.map(String.init).joined(separator: "+") }
        }
        #expect(output == "----(1+2)---(3+4)-(5|)-")
    }

    @Test("timeout ends a pipeline that pauses for too long, with a failure if one is given")
    func timeout() {
        let finishing = marbles("1--2-----3", until: 10) { source, scheduler in
            source.timeout(.milliseconds(400), scheduler: scheduler)
        }
        #expect(finishing == "1--2---|--")
        let failing = marbles("1--2-----3", until: 10) { source, scheduler in
            source.timeout(.milliseconds(400), scheduler: scheduler) { MarbleError() }
        }
        #expect(failing == "1--2---x--")
    }

    @Test("receive(on:) waits until the time is advanced, even by zero")
    func receiveOn() {
        let scheduler = TestScheduler()
        var values: [Int] = []
        let subscription = [1, 2].publisher.receive(on: scheduler).sink { values.append($0) }
        #expect(values == [])
        scheduler.advance()
        #expect(values == [1, 2])
        #expect(scheduler.now.offset == .zero)
        subscription.cancel()
    }

    @Test("Work runs by its due time, then in the order of scheduling, and new work in the same call")
    func order() {
        let scheduler = TestScheduler()
        var log: [String] = []
        func at(_ milliseconds: Int, _ action: @escaping () -> Void) {
            scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(milliseconds)), action)
        }
        at(20) { log.append("late") }
        at(10) {
            log.append("early at \(scheduler.now.offset)")
            scheduler.schedule { log.append("at once") }
            at(10) { log.append("later") }
        }
        at(10) { log.append("second") }
        scheduler.schedule { log.append("first") }
        scheduler.advance(by: .milliseconds(20))
        #expect(log == ["first", "early at 0.01 seconds", "second", "at once", "late", "later"])
        #expect(scheduler.now.offset == .milliseconds(20))
    }

    @Test("Time advances to an instant, and never goes back")
    func instant() {
        let scheduler = TestScheduler()
        scheduler.advance(to: .init(offset: .seconds(2)))
        scheduler.advance(to: .init(offset: .seconds(1)))
        scheduler.advance(by: .seconds(-1))
        #expect(scheduler.now.offset == .seconds(2))
    }

    @Test("Repeating work runs once per interval until it is cancelled")
    func repeating() {
        let scheduler = TestScheduler()
        var ticks: [Duration] = []
        let repeating = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 0.5) {
            ticks.append(scheduler.now.offset)
        }
        scheduler.advance(by: .milliseconds(2200))
        #expect(ticks == [.seconds(1), .milliseconds(1500), .seconds(2)])
        #expect(scheduler.pendingCount == 1)
        repeating.cancel()
        scheduler.advance(by: 10)
        #expect(ticks.count == 3)
        #expect(scheduler.pendingCount == 0)
    }

    @Test("Cancelled work is deallocated")
    func release() {
        final class Held {}
        let scheduler = TestScheduler()
        weak var held: Held?
        do {
            let object = Held()
            held = object
            scheduler.schedule(after: scheduler.now, interval: 1) { _ = object }.cancel()
        }
        #expect(held == nil)
    }

    @Test("run continues until no work is pending, or returns false if that never happens")
    func run() {
        let scheduler = TestScheduler()
        var values: [Int] = []
        let subscription = Just(1).delay(for: 3600, scheduler: scheduler).sink { values.append($0) }
        #expect(scheduler.run())
        #expect(values == [1])
        #expect(scheduler.now.offset == .seconds(3600))
        let endless = scheduler.schedule(after: scheduler.now, interval: 1) {}
        #expect(!scheduler.run(upTo: 100))
        #expect(scheduler.now.offset == .seconds(3600 + 99))
        endless.cancel()
        subscription.cancel()
    }

    @Test("All ways to write a distance are equal")
    func stride() {
        typealias Stride = TestScheduler.SchedulerTimeType.Stride
        #expect(Stride.seconds(0.8) == .milliseconds(800))
        #expect(0.8 as Stride == .microseconds(800_000))
        #expect(2 as Stride == .seconds(2))
        #expect(Stride(.milliseconds(5)) == .nanoseconds(5_000_000))
        #expect(Stride.seconds(-3).magnitude == 3)
        #expect(Stride.milliseconds(500) * 3 == 1.5)
        #expect(Stride.seconds(1) - 0.25 < 0.8)
    }

    @Test("The example of the documentation works")
    func example() {
        func search(
            _ text: some Publisher<String, Never>,
            on scheduler: some Scheduler
        ) -> some Publisher<String, Never> {
            text.debounce(for: .milliseconds(300), scheduler: scheduler).removeDuplicates()
        }

        let scheduler = TestScheduler()
        let text = PassthroughSubject<String, Never>()
        var found: [String] = []
        let subscription = search(text, on: scheduler).sink { found.append($0) }

        text.send("swi")
        scheduler.advance(by: .milliseconds(299))
        #expect(found == [])
        text.send("swift")
        scheduler.advance(by: .milliseconds(300))
        #expect(found == ["swift"])
        subscription.cancel()
    }
}
