import CursesUITesting
import Testing

@MainActor
@Suite("Views that change as time goes by")
struct TimelineTests {
    private let log = Log()
    private let size = CellSize(width: 20, height: 3)

    @Test("a periodic timeline is made anew at its interval")
    func periodic() {
        let log = log
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let app = TestApp(
            TimelineView(.periodic(from: start, by: 1)) { context in
                let _ = log.add("\(Int(context.date.timeIntervalSince(start)))")
                Text("now")
            },
            size: size
        )
        let first = Int(log.take().last ?? "") ?? 0
        app.advance(by: .seconds(3))
        #expect(log.take().last == "\(first + 3)")
    }

    @Test("an animated timeline moves some thirty times a second, and rests while it is paused")
    func animation() {
        struct Moving: View {
            let log: Log
            @State private var isPaused = false

            var body: some View {
                TimelineView(.animation(paused: isPaused)) { _ in
                    let _ = log.add("frame")
                    Text("here")
                }
                Button("pause") { isPaused = true }
            }
        }
        let app = TestApp(Moving(log: log), size: size)
        _ = log.take()
        app.advance(by: .seconds(1))
        #expect((20...40).contains(log.take().count))
        app.press(.return)
        _ = log.take()
        app.advance(by: .seconds(1))
        #expect(log.take().isEmpty)
    }

    @Test("what cannot be seen does not run")
    func hidden() {
        let log = log
        let app = TestApp(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { Text("row \($0)") }
                    TimelineView(.animation) { _ in
                        let _ = log.add("frame")
                        Text("below")
                    }
                }
            },
            size: size
        )
        _ = log.take()
        app.advance(by: .seconds(1))
        #expect(log.take().isEmpty)
    }

    @Test("explicit dates are shown one after the other")
    func explicit() {
        let log = log
        let now = Date(timeIntervalSinceReferenceDate: 10)
        let schedule = ExplicitTimelineSchedule([now, now.addingTimeInterval(5)])
        #expect(Array(schedule.entries(from: now, mode: .normal)).count == 2)
        let minutes = EveryMinuteTimelineSchedule().entries(from: now, mode: .normal).prefix(2)
        #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [0, 60])
        _ = log
    }

    @Test("an animator goes through its phases again and again")
    func phases() {
        let log = log
        let app = TestApp(
            PhaseAnimator([0, 1, 2]) { phase in
                let _ = log.add("\(phase)")
                Text("phase \(phase)")
            } animation: { _ in
                .linear(duration: 1)
            },
            size: size
        )
        #expect(app.screen.position(of: "phase 1") != nil)
        app.advance(by: .milliseconds(1100))
        #expect(app.screen.position(of: "phase 2") != nil)
        app.advance(by: .milliseconds(1100))
        #expect(app.screen.position(of: "phase 0") != nil)
    }

    @Test("an animator with a trigger goes through its phases once")
    func trigger() {
        struct Triggered: View {
            @State private var count = 0

            var body: some View {
                Text("text").phaseAnimator(["a", "b"], trigger: count) { content, phase in
                    HStack {
                        content; Text(phase)
                    }
                } animation: { _ in
                    .linear(duration: 1)
                }
                Button("go") { count += 1 }
            }
        }
        let app = TestApp(Triggered(), size: size)
        app.advance(by: .seconds(3))
        #expect(app.screen.position(of: "text a") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "text b") != nil)
        app.advance(by: .milliseconds(1100))
        #expect(app.screen.position(of: "text a") != nil)
        app.advance(by: .seconds(3))
        #expect(app.screen.position(of: "text a") != nil)
    }

    @Test("a trigger on the way back to the first phase starts a new run")
    func triggerOnTheWay() {
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                Button("go") { count += 1 }
                Text("text").phaseAnimator(["a", "b"], trigger: count) { content, phase in
                    HStack {
                        content; Text(phase)
                    }
                } animation: { _ in
                    .linear(duration: 1)
                }
            }
        }
        let app = TestApp(Screen(), size: size)
        app.press(.return)
        #expect(app.screen.position(of: "text b") != nil)
        app.advance(by: .milliseconds(1500))
        #expect(app.screen.position(of: "text a") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "text b") != nil)
        app.advance(by: .milliseconds(1500))
        #expect(app.screen.position(of: "text a") != nil)
    }
}
