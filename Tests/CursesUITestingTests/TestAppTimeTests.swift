import CursesUITesting
import Testing

/// A model whose pipelines derive values from its text.
private final class Model: ObservableObject {
    @Published var text = "a"
    @Published var hopped = "none"
    @Published var queued = "none"
    @Published var paused = "none"

    init() {
        $text.receive(on: RunLoop.main).assign(to: &$hopped)
        $text.receive(on: DispatchQueue.main).assign(to: &$queued)
        $text.debounce(for: .seconds(1), scheduler: DispatchQueue.main).assign(to: &$paused)
    }
}

private struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        VStack(alignment: .leading) {
            TextField("text", text: $model.text)
            Text("\(model.hopped) \(model.queued) \(model.paused)")
        }
    }
}

/// Counts ticks. Each tick starts a pause, and the view counts the pauses that have ended.
private struct TickingView: View {
    @State private var ticks = 0
    @State private var pauses = 0
    @State private var pause = PassthroughSubject<Int, Never>()

    var body: some View {
        Text("ticks \(ticks) pauses \(pauses)")
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect().first()) { _ in
                ticks += 1
            }
            .onChange(of: ticks) { pause.send(ticks) }
            .onReceive(pause.delay(for: 0.5, scheduler: RunLoop.main)) { _ in pauses += 1 }
    }
}

@MainActor
@Suite("The time of an app under test")
struct TestAppTimeTests {
    private let size = CellSize(width: 40, height: 3)

    private func makeApp(_ model: Model) -> TestApp {
        TestApp(ModelView(model: model), size: size)
    }

    @Test("Hops to the main thread are over when a call returns")
    func hops() {
        let model = Model()
        let app = makeApp(model)
        #expect(app.screen == "a\na a none")
        app.type("b")
        #expect(app.screen == "ab\nab ab none")
        model.text = "code"
        app.settle()
        #expect(app.screen == "code\ncode code none")
    }

    @Test("Work that a model has scheduled before the app was created joins its time from the beginning")
    func modelFirst() {
        let app = makeApp(Model())
        app.advance(by: .milliseconds(999))
        #expect(app.screen == "a\na a none")
        app.advance(by: .milliseconds(1))
        #expect(app.screen == "a\na a a")
    }

    @Test("Repeating work can be cancelled before the app is created, and afterwards")
    func cancellation() {
        var values: [Int] = []
        let scheduled = DispatchQueue.main.now.advanced(by: .seconds(1))
        let early = DispatchQueue.main.schedule(after: scheduled, interval: .seconds(1)) { values.append(1) }
        let late = DispatchQueue.main.schedule(after: scheduled, interval: .seconds(1)) { values.append(2) }
        early.cancel()
        let app = makeApp(Model())
        app.advance(by: .seconds(2))
        #expect(values == [2, 2])
        late.cancel()
        app.advance(by: .seconds(2))
        #expect(values == [2, 2])
    }

    @Test("Due work is drawn before time goes on, so that its effects start at the right time")
    func effects() {
        let app = TestApp(TickingView(), size: size)
        app.advance(by: .milliseconds(1400))
        #expect(app.text == "ticks 1 pauses 0")
        app.advance(by: .milliseconds(100))
        #expect(app.text == "ticks 1 pauses 1")
        let whole = TestApp(TickingView(), size: size)
        whole.advance(by: .milliseconds(1500))
        #expect(whole.text == "ticks 1 pauses 1")
    }

    @Test("Several apps of a test share its time, and are all drawn")
    func severalApps() {
        let first = makeApp(Model())
        first.advance(by: .milliseconds(500))
        let second = makeApp(Model())
        first.advance(by: .milliseconds(500))
        #expect(first.screen == "a\na a a")
        #expect(second.screen == "a\na a none")
        first.advance(by: .milliseconds(500))
        #expect(second.screen == "a\na a a")
        _ = render(ModelView(model: Model()), size: size)
        second.type("b")
        second.advance(by: .seconds(1))
        #expect(second.screen == "ab\nab ab ab")
    }

    @Test("The time of a test ends with its last app, and starts again with the next app")
    func end() {
        let model = Model()
        var app: TestApp? = makeApp(model)
        app = nil
        app = makeApp(model)
        app?.type("b")
        app?.advance(by: .seconds(1))
        #expect(app?.screen.text == "ab\nab ab ab")
    }

    @Test("Tests that take turns on the main actor do not advance each other's time")
    func sideBySide() async {
        let tests = (0..<8).map { number in
            Task { await takeTurns(number) }
        }
        for test in tests { await test.value }
    }

    private func takeTurns(_ number: Int) async {
        let model = Model()
        await Task.yield()
        let app = makeApp(model)
        for turn in 0..<8 {
            // The model changes between two calls of the app, while no code of the app runs.
            model.text = "\(number).\(turn)"
            await Task.yield()
            await app.advance(by: .milliseconds(999))
            #expect(model.paused != model.text)
            await Task.yield()
            await app.advance(by: .milliseconds(1))
            #expect(model.paused == model.text)
            await Task.yield()
        }
    }

    @Test("Real time continues next to an app, and after it")
    func realTime() async {
        var app: TestApp? = makeApp(Model())
        let beside = await Task.detached {
            await first(of: Just(1).delay(for: .milliseconds(1), scheduler: DispatchQueue.global()))
        }.value
        #expect(beside == 1)
        #expect(app?.screen.text == "a\na a none")
        app = nil
        let after = await first(of: Just(2).delay(for: .milliseconds(1), scheduler: RunLoop.main))
        #expect(after == 2)
    }

    @Test("A task of a view, and one that the test starts, see the app's time")
    func tasks() async throws {
        var log: [String] = []
        func wait(_ name: String) async {
            _ = await first(of: Just(0).delay(for: .seconds(3600), scheduler: RunLoop.main))
            log.append(name)
        }
        let app = TestApp(Text("view").task { await wait("view") }, size: size)
        let own = Task { await wait("own") }
        while log.count < 2 {
            await Task.yield()
            await app.advance(by: .seconds(3600))
        }
        await own.value
        #expect(log.sorted() == ["own", "view"])
    }

    @Test("Work that schedules itself again without end is stopped and reported")
    func endless() {
        func again() { RunLoop.main.schedule { again() } }
        let app = makeApp(Model())
        #expect(app.diagnostics == [])
        again()
        app.settle()
        #expect(app.diagnostics.contains { $0.contains("without end") })
    }

    @Test("A minute of ticks is drawn tick by tick")
    func minute() {
        struct Clock: View {
            @State private var seconds = 0
            @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

            var body: some View {
                Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
            }
        }
        let app = TestApp(Clock(), size: size)
        let frames = app.frameCount
        app.advance(by: .seconds(60))
        #expect(app.text == "60")
        #expect(app.frameCount == frames + 60)
    }
}

extension TestApp {
    /// The text of the screen, without leading and trailing blanks.
    fileprivate var text: String { screen.text.trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// Returns the first value of a publisher.
private func first<P: Publisher>(of publisher: P) async -> P.Output? where P.Failure == Never {
    for await value in publisher.values { return value }
    return nil
}
