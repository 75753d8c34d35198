import CursesUITesting
import Testing

@MainActor
@Suite("onReceive")
struct OnReceiveTests {
    @MainActor @Observable
    final class Model {
        var isShown = true
        var other = 0
    }

    /// A subject that records its subscriptions and cancellations.
    final class Source {
        let subject = PassthroughSubject<Int, Never>()
        let publisher: AnyPublisher<Int, Never>

        init(_ log: Log) {
            func note(_ entry: String) { MainActor.assumeIsolated { log.add(entry) } }
            publisher =
                subject
                .handleEvents(
                    receiveSubscription: { _ in note("subscribed") },
                    receiveCancel: { note("cancelled") }
                )
                .eraseToAnyPublisher()
        }
    }

    struct Receiver: View {
        let model: Model
        let source: Source
        let log: Log

        var body: some View {
            Text(verbatim: "other \(model.other)")
            if model.isShown {
                Text(verbatim: "receiver")
                    .onReceive(source.publisher) { log.add("got \($0)") }
                    .onAppear { log.add("appeared") }
                    .onDisappear { log.add("disappeared") }
            }
        }
    }

    @Test("One subscription over re-renders, made before onAppear, cancelled before onDisappear")
    func lifetime() {
        let model = Model()
        let log = Log()
        let source = Source(log)
        var app: TestApp? = TestApp(Receiver(model: model, source: source, log: log))
        #expect(log.take() == ["subscribed", "appeared"])
        source.subject.send(1)
        #expect(log.take() == ["got 1"])
        model.other = 1
        app?.settle()
        #expect(log.take() == [])
        model.isShown = false
        app?.settle()
        #expect(log.take() == ["cancelled", "disappeared"])
        source.subject.send(2)
        model.isShown = true
        app?.settle()
        #expect(log.take() == ["subscribed", "appeared"])
        app = nil
        #expect(log.take() == ["cancelled", "disappeared"])
    }

    struct Anew: View {
        let model: Model
        let log: Log
        let subject = CurrentValueSubject<Int, Never>(1)

        var body: some View {
            Text(verbatim: "other \(model.other)")
                .onReceive(subject.map { $0 + 1 }) { log.add("got \($0)") }
        }
    }

    @Test("A publisher that body builds anew is subscribed to anew")
    func anew() {
        let model = Model()
        let log = Log()
        let app = TestApp(Anew(model: model, log: log))
        #expect(log.take() == ["got 2"])
        model.other = 1
        app.settle()
        #expect(log.take() == ["got 2"])
    }

    struct Showing: View {
        let publisher: AnyPublisher<Bool, Never>
        @State private var isDisabled = true

        var body: some View {
            Text(verbatim: isDisabled ? "disabled" : "enabled")
                .onReceive(publisher) { isDisabled = !$0 }
        }
    }

    @Test("A value that is replayed on subscription is delivered, and shows in the first frame")
    func replay() {
        let subject = CurrentValueSubject<Bool, Never>(true)
        let app = TestApp(
            Showing(publisher: subject.eraseToAnyPublisher()),
            size: CellSize(width: 8, height: 1)
        )
        #expect(app.screen == "enabled")
        #expect(app.frameCount == 1)
        #expect(app.diagnostics.isEmpty)
        subject.send(false)
        app.settle()
        #expect(app.screen == "disabled")
    }

    final class Form: ObservableObject {
        @Published var entry = ""
    }

    struct Shared: View {
        @ObservedObject var form: Form
        let isLong: AnyPublisher<Bool, Never>
        @State private var text = "unknown"

        init(form: Form) {
            self.form = form
            isLong = form.$entry.map { $0.count > 2 }.share().eraseToAnyPublisher()
        }

        var body: some View {
            Text(verbatim: "\(form.entry) \(text)").onReceive(isLong) { text = $0 ? "long" : "short" }
        }
    }

    @Test("A published property's publisher delivers the new value with each change")
    func published() {
        let form = Form()
        let app = TestApp(Shared(form: form), size: CellSize(width: 20, height: 1))
        #expect(app.screen.position(of: "short") != nil)
        form.entry = "abc"
        app.settle()
        #expect(app.screen.position(of: "abc long") != nil)
        form.entry = "a"
        app.settle()
        #expect(app.screen.position(of: "a short") != nil)
    }

    struct Ordered: View {
        let subject: PassthroughSubject<Int, Never>
        let log: Log
        var body: some View {
            Text(verbatim: "x").onReceive(subject) { log.add("\($0)") }
        }
    }

    @Test("values from a background thread arrive on the main actor, in order")
    func background() async throws {
        // `nonisolated(unsafe)` is safe because any thread may send values to a subject.
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let log = Log()
        let app = TestApp(Ordered(subject: subject, log: log))
        Thread.detachNewThread { for value in 0..<500 { subject.send(value) } }
        await app.wait { _ in log.entries.count == 500 }
        #expect(log.entries == (0..<500).map { "\($0)" })
    }

    @Test("onReceive of objectWillChange runs before the render")
    func beforeRender() {
        struct Watching: View {
            @ObservedObject var form: Form
            let log: Log
            var body: some View {
                let _ = log.add("body \(form.entry)")
                Text(verbatim: form.entry)
                    .onReceive(form.objectWillChange) { log.add("will change") }
            }
        }
        let form = Form()
        let log = Log()
        let app = TestApp(Watching(form: form, log: log))
        form.entry = "x"
        app.settle()
        #expect(log.take() == ["body ", "will change", "body x"])
    }

    struct SelfSending: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var last = -1

        var body: some View {
            Text(verbatim: "last \(last)").onReceive(subject) {
                last = $0
                if $0 < 200 { subject.send($0 + 1) }
            }
        }
    }

    @Test("an action may send again; all values arrive")
    func sendsAgain() {
        let subject = PassthroughSubject<Int, Never>()
        let app = TestApp(SelfSending(subject: subject), size: CellSize(width: 10, height: 1))
        subject.send(0)
        app.settle()
        #expect(app.screen.position(of: "last 200") != nil)
        #expect(app.diagnostics.isEmpty)
    }

    struct Listeners: View {
        let subject: PassthroughSubject<String, Never>
        let log: Log

        var body: some View {
            Text(verbatim: "text").onReceive(subject) { log.add("text \($0)") }
            Color.red.onReceive(subject) { log.add("color \($0)") }
            ForEach(0..<2, id: \.self) { row in
                Divider().onReceive(subject) { log.add("row \(row) \($0)") }
            }
        }
    }

    @Test("Any view is a subscriber through onReceive")
    func anyView() {
        let subject = PassthroughSubject<String, Never>()
        let log = Log()
        let app = TestApp(Listeners(subject: subject, log: log))
        subject.send("a")
        app.settle()
        #expect(Set(log.take()) == ["text a", "color a", "row 0 a", "row 1 a"])
    }
}
