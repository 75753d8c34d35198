import CursesUITesting
import Testing

@MainActor
@Suite("task")
struct TaskTests {
    @MainActor @Observable
    final class Model {
        var isShown = true
        var id = 0
        var unrelated = 0
    }

    struct Working: View {
        let model: Model
        let log: Log

        var body: some View {
            Text(verbatim: "unrelated \(model.unrelated)")
            if model.isShown {
                Text(verbatim: "working").task { [log] in
                    log.add("start")
                    await wait(log, "end")
                }
            }
        }

        private func wait(_ log: Log, _ entry: String) async {
            try? await Task.sleep(for: .seconds(3600))
            log.add(Task.isCancelled ? "cancelled" : entry)
        }
    }

    @Test("a task starts once when its view appears and is cancelled when the view is gone")
    func cancelled() async throws {
        let model = Model()
        let log = Log()
        let app = TestApp(Working(model: model, log: log))
        await app.wait { _ in log.entries == ["start"] }
        model.unrelated = 1
        app.settle()
        model.isShown = false
        app.settle()
        await app.wait { _ in log.entries == ["start", "cancelled"] }
    }

    struct Loading: View {
        let model: Model
        let log: Log
        @State private var text = "empty"

        var body: some View {
            Text(verbatim: text).task(id: model.id) {
                let id = model.id
                log.add("start \(id)")
                text = "loaded \(id)"
                if id == 0 {
                    try? await Task.sleep(for: .seconds(3600))
                    log.add("cancelled \(Task.isCancelled)")
                }
            }
        }
    }

    @Test("another id cancels the task and starts it again")
    func restarted() async throws {
        let model = Model()
        let log = Log()
        let app = TestApp(Loading(model: model, log: log), size: CellSize(width: 10, height: 1))
        await app.wait { $0.screen.position(of: "loaded 0") != nil }
        model.id = 1
        app.settle()
        await app.wait { $0.screen.position(of: "loaded 1") != nil && log.entries.count == 3 }
        #expect(Set(log.entries) == ["start 0", "cancelled true", "start 1"])
        #expect(log.entries.first == "start 0")
    }

    struct Sized: View {
        let log: Log

        var body: some View {
            GeometryReader { proxy in
                Text(verbatim: "x").task(id: proxy.size.width) { log.add("\(proxy.size.width)") }
            }
        }
    }

    @Test("an id that changes before the task has started starts it once")
    func startedOnce() async throws {
        let log = Log()
        let app = TestApp(Sized(log: log), size: CellSize(width: 10, height: 1))
        app.resize(to: CellSize(width: 20, height: 1))
        await app.wait { _ in log.entries.last == "20.0" }
        #expect(log.entries.filter { $0 == "20.0" }.count == 1)
    }

    struct Numbered: View {
        let model: Model
        let log: Log

        var body: some View {
            Text(verbatim: "x").task(id: model.id) {
                let id = model.id
                log.add(Task.isCancelled ? "cancelled" : "\(id)")
            }
        }
    }

    @Test("Work that is replaced before it begins never begins")
    func replaced() async throws {
        let model = Model()
        let log = Log()
        let app = TestApp(Numbered(model: model, log: log))
        for id in 1...3 {
            model.id = id
            app.settle()
        }
        await app.wait { _ in log.entries.last == "3" }
        #expect(log.entries.last == "3" && !log.entries.contains("cancelled"))
    }
}
