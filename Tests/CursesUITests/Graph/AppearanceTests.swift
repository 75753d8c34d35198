import CursesUITesting
import Testing

@MainActor
@Suite("Appearing and disappearing")
struct AppearanceTests {
    @MainActor @Observable
    final class Model {
        var isShown = true
        var order = [1, 2, 3]
        var id = 0
    }

    struct Family: View {
        let model: Model
        let log: Log

        var body: some View {
            if model.isShown {
                VStack {
                    noted("first")
                    noted("second")
                }
                .onAppear { log.add("+parent") }
                .onDisappear { log.add("-parent") }
            }
        }

        private func noted(_ name: String) -> some View {
            Text(verbatim: name)
                .onAppear { log.add("+\(name)") }
                .onDisappear { log.add("-\(name)") }
        }
    }

    @Test("each view appears once and is gone once: children appear first, parents go first")
    func order() {
        let model = Model()
        let log = Log()
        var app: TestApp? = TestApp(Family(model: model, log: log))
        #expect(log.take() == ["+first", "+second", "+parent"])
        app?.resize(to: CellSize(width: 30, height: 10))
        #expect(log.take() == [])
        model.isShown = false
        app?.settle()
        #expect(log.take() == ["-parent", "-first", "-second"])
        model.isShown = true
        app?.settle()
        #expect(log.take() == ["+first", "+second", "+parent"])
        app = nil
        #expect(log.take() == ["-parent", "-first", "-second"])
    }

    struct Rows: View {
        let model: Model
        let log: Log

        var body: some View {
            ForEach(model.order, id: \.self) { row in
                Text(verbatim: "\(row)")
                    .onAppear { log.add("+\(row)") }
                    .onDisappear { log.add("-\(row)") }
            }
        }
    }

    @Test("rows that move neither appear nor disappear")
    func rows() {
        let model = Model()
        let log = Log()
        let app = TestApp(Rows(model: model, log: log))
        #expect(log.take() == ["+1", "+2", "+3"])
        model.order = [4, 3, 1]
        app.settle()
        #expect(log.take() == ["-2", "+4"])
    }

    struct Renewed: View {
        let model: Model
        let log: Log

        var body: some View {
            Text(verbatim: "x")
                .onAppear { log.add("+\(model.id)") }
                .onDisappear { log.add("-") }
                .id(model.id)
        }
    }

    @Test("with another id the old view is gone before the new one appears")
    func renewed() {
        let model = Model()
        let log = Log()
        let app = TestApp(Renewed(model: model, log: log))
        model.id = 1
        app.settle()
        #expect(log.take() == ["+0", "-", "+1"])
    }

    @Test("A modifier around an id does not notice that the id changes")
    func aroundID() {
        struct Around: View {
            let model: Model
            let log: Log

            var body: some View {
                Text("id \(model.id)").id(model.id).onAppear { log.add("+") }
            }
        }
        let model = Model()
        let log = Log()
        let app = TestApp(Around(model: model, log: log))
        model.id = 1
        app.settle()
        #expect(app.screen.text.contains("id 1"))
        #expect(log.take() == ["+"])
    }

    struct Loading: View {
        @State private var text = "loading"

        var body: some View {
            Text(verbatim: text).onAppear { text = "loaded" }
        }
    }

    @Test("what onAppear sets is on the first frame")
    func firstFrame() {
        let app = TestApp(Loading(), size: CellSize(width: 8, height: 1))
        #expect(app.screen == " loaded")
        #expect(app.frameCount == 1)
        #expect(app.diagnostics.isEmpty)
    }

    struct Fleeting: View {
        let log: Log
        @State private var isShown = true

        var body: some View {
            GeometryReader { proxy in
                if proxy.size.width > 10 {
                    Text(verbatim: "wide")
                        .onAppear { log.add("+wide") }
                        .onDisappear { log.add("-wide") }
                } else {
                    Text(verbatim: "narrow")
                        .onAppear { log.add("+narrow") }
                        .onDisappear { log.add("-narrow") }
                }
            }
        }
    }

    @Test("content made during layout appears and is gone as any other")
    func duringLayout() {
        let log = Log()
        let app = TestApp(Fleeting(log: log), size: CellSize(width: 20, height: 1))
        #expect(log.take() == ["+wide"])
        app.resize(to: CellSize(width: 5, height: 1))
        #expect(app.screen == "narr…")
        #expect(log.take() == ["-wide", "+narrow"])
    }

    struct Closing: View {
        @State private var isOpen = true
        let log: Log

        var body: some View {
            if isOpen {
                Text(verbatim: "open")
                    .onAppear {
                        log.add("+")
                        isOpen = false
                    }
                    .onDisappear { log.add("-") }
            }
        }
    }

    @Test("a view that takes itself away as it appears is gone once")
    func closing() {
        let log = Log()
        let app = TestApp(Closing(log: log), size: CellSize(width: 8, height: 1))
        #expect(app.screen == "")
        #expect(log.take() == ["+", "-"])
    }
}
