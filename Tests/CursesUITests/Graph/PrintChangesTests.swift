import CursesUITesting
import Testing

@MainActor
private final class Model: ObservableObject {
    @Published var name = "a"
}

@MainActor @Observable
private final class Watched {
    var name = "a"
}

private struct Child: View {
    let title: String
    @Binding var count: Int

    var body: some View {
        let _ = Self._printChanges()
        Text("\(title) \(count)")
    }
}

private struct Parent: View {
    @State private var count = 0
    @State private var title = "t"
    @ObservedObject var model: Model
    let watched: Watched
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let _ = Self._printChanges()
        Text("\(count) \(model.name) \(watched.name) \(String(describing: scheme))")
        Child(title: title, count: $count)
        Button("count") { count += 1 }.keyboardShortcut("c", modifiers: [])
        Button("title") { title += "!" }.keyboardShortcut("t", modifiers: [])
    }
}

@MainActor
@Suite("Why a body runs")
struct PrintChangesTests {
    private let log = Log()
    private let model = Model()
    private let watched = Watched()

    private func makeApp() -> TestApp {
        let log = log
        let app = TestApp(
            Parent(model: model, watched: watched),
            size: CellSize(width: 40, height: 6)
        )
        app.host.graph.logChanges = { log.add($0) }
        return app
    }

    @Test("it names the state, the model and the inputs that have changed")
    func names() {
        let app = makeApp()
        app.type("c")
        #expect(log.take() == ["Parent: _count changed.", "Child: _count changed."])
        app.type("t")
        #expect(log.take() == ["Parent: _title changed.", "Child: @self changed."])
        model.name = "b"
        app.settle()
        #expect(log.take() == ["Parent: _model changed."])
        watched.name = "b"
        app.settle()
        #expect(log.take() == ["Parent: @dependencies changed."])
    }

    @Test("a view that is new has another identity")
    func identity() {
        struct Switching: View {
            let log: Log
            @State private var isShown = false

            var body: some View {
                if isShown { Child(title: "new", count: .constant(1)) }
                Button("show") { isShown = true }
            }
        }
        let log = log
        let app = TestApp(Switching(log: log), size: CellSize(width: 20, height: 3))
        app.host.graph.logChanges = { log.add($0) }
        app.press(.return)
        #expect(log.take() == ["Child: @self, @identity, _count changed."])
    }
}
