import CursesUITesting
import Testing

@MainActor
@Suite("@Observable models")
struct ObservationTests {
    @MainActor @Observable
    final class Model {
        var first = 0
        var second = 0
        var usesSecond = false
        var nested = Nested()
    }

    @MainActor @Observable
    final class Nested {
        var value = 0
    }

    struct First: View {
        let model: Model
        var body: some View { Text(verbatim: "first \(model.first)") }
    }

    struct Either: View {
        let model: Model

        var body: some View {
            Text(verbatim: model.usesSecond ? "second \(model.second)" : "first \(model.first)")
        }
    }

    struct Both: View {
        let model: Model
        var body: some View {
            First(model: model)
            Either(model: model)
        }
    }

    @Test("a change evaluates the bodies that read the property, and no other")
    func onlyReaders() {
        let model = Model()
        let app = TestApp(Both(model: model), size: CellSize(width: 20, height: 2))
        model.second = 1
        app.settle()
        #expect(app.bodyCount(of: First.self) == 1)
        #expect(app.bodyCount(of: Either.self) == 1)
        model.first = 1
        app.settle()
        #expect(app.bodyCount(of: First.self) == 2)
        #expect(app.bodyCount(of: Either.self) == 2)
        #expect(app.bodyCount(of: Both.self) == 1)
        #expect(app.screen == "      first 1\n      first 1")
    }

    @Test("what is read changes from one evaluation to the next")
    func changingReads() {
        let model = Model()
        let app = TestApp(Either(model: model), size: CellSize(width: 20, height: 1))
        model.usesSecond = true
        app.settle()
        #expect(app.bodyCount(of: Either.self) == 2)
        model.first = 5
        app.settle()
        #expect(app.bodyCount(of: Either.self) == 2)
        model.second = 6
        app.settle()
        #expect(app.screen.position(of: "second 6") != nil)
        model.second = 7
        app.settle()
        #expect(app.screen.position(of: "second 7") != nil)
    }

    struct NestedReader: View {
        let model: Model
        var body: some View { Text(verbatim: "nested \(model.nested.value)") }
    }

    @Test("a nested model is tracked, also after it has been replaced")
    func nested() {
        let model = Model()
        let old = model.nested
        let app = TestApp(NestedReader(model: model), size: CellSize(width: 20, height: 1))
        old.value = 1
        app.settle()
        #expect(app.screen.position(of: "nested 1") != nil)
        model.nested = Nested()
        app.settle()
        #expect(app.screen.position(of: "nested 0") != nil)
        let before = app.bodyCount
        old.value = 9
        app.settle()
        #expect(app.bodyCount == before)
        model.nested.value = 3
        app.settle()
        #expect(app.screen.position(of: "nested 3") != nil)
    }

    @Test("several changes between two frames are one evaluation")
    func coalesced() {
        let model = Model()
        let app = TestApp(First(model: model), size: CellSize(width: 20, height: 1))
        for value in 1...100 { model.first = value }
        app.settle()
        #expect(app.screen.position(of: "first 100") != nil)
        #expect(app.bodyCount(of: First.self) == 2)
        #expect(app.frameCount == 2)
    }

    struct TickingOwner: View {
        @State private var ticks = 0
        let model: Model

        var body: some View {
            Button("Tick") { ticks += 1 }
            Text(verbatim: "\(ticks) of \(model.first)")
        }
    }

    @Test("ten thousand evaluations for another reason leave no trackings behind")
    func noPileUp() {
        let model = Model()
        let app = TestApp(TickingOwner(model: model), size: CellSize(width: 20, height: 2))
        for _ in 0..<10_000 {
            app.terminal.send(.key(KeyPress(.return)))
            app.host.graph.update()
        }
        app.settle()
        #expect(app.screen.position(of: "10000 of 0") != nil)
        let before = app.bodyCount(of: TickingOwner.self)
        let clock = ContinuousClock()
        let elapsed = clock.measure { model.first = 1 }
        #expect(elapsed * 10 < clock.measure(reportTo10000Trackings))
        app.settle()
        #expect(app.bodyCount(of: TickingOwner.self) == before + 1)
        #expect(app.screen.position(of: "10000 of 1") != nil)
    }

    /// Changes a model with 10,000 registered observations. This is the cost if each evaluation left its tracking
    /// behind.
    private func reportTo10000Trackings() {
        let model = Model()
        for _ in 0..<10_000 {
            withObservationTracking {
                _ = model.first
            } onChange: {
            }
        }
        model.first = 1
    }

    struct Owned: View {
        @State private var model = Model()

        var body: some View {
            Button("Add \(model.first)") { model.first += 1 }
        }
    }

    @Test("a model in @State is kept and tracked")
    func inState() {
        let app = TestApp(Owned(), size: CellSize(width: 20, height: 1))
        app.press(.return)
        app.press(.return)
        #expect(app.screen.position(of: "Add 2") != nil)
    }

    struct Listed: View {
        let model: Model
        var body: some View {
            ForEach(0..<3) { Text(verbatim: "\($0) \(model.first)") }
            Text(verbatim: "end")
        }
    }

    @Test("what the rows of a ForEach read evaluates the rows, not the body around them")
    func rows() {
        let model = Model()
        let app = TestApp(Listed(model: model), size: CellSize(width: 4, height: 4))
        model.first = 2
        app.settle()
        #expect(app.screen == "0 2\n1 2\n2 2\nend")
        #expect(app.bodyCount(of: Listed.self) == 1)
    }

    @Test("an app that is gone leaves nothing behind, and changes do no harm")
    func gone() {
        let model = Model()
        var app: TestApp? = TestApp(First(model: model))
        weak let host = app?.host
        weak let graph = app?.host.graph
        app = nil
        model.first = 1
        #expect(host == nil)
        #expect(graph == nil)
    }

    struct Outer: View {
        let model: Model
        var body: some View {
            if model.first < 2 { Either(model: model) }
            Text(verbatim: "outer \(model.first)")
        }
    }

    @Test("a parent and a child that read the same are each evaluated once")
    func together() {
        let model = Model()
        let app = TestApp(Outer(model: model), size: CellSize(width: 20, height: 2))
        model.first = 1
        app.settle()
        #expect(app.bodyCount(of: Outer.self) == 2)
        #expect(app.bodyCount(of: Either.self) == 2)
    }

    @Test("a child that is marked and taken away by its parent is not evaluated any more")
    func removedWhileMarked() {
        let model = Model()
        let app = TestApp(Outer(model: model), size: CellSize(width: 20, height: 2))
        model.first = 2
        app.settle()
        #expect(app.screen == "      outer 2")
        #expect(app.bodyCount(of: Either.self) == 1)
    }

    @MainActor
    struct Background: View {
        let model: Unisolated
        var body: some View { Text(verbatim: "value \(model.value)") }
    }

    @Observable
    final class Unisolated: @unchecked Sendable {
        // Only one thread writes the value, and the test waits for that thread.
        var value = 0
    }

    @Test("a change on a background thread reaches the screen, and a diagnostic says so")
    func background() async throws {
        let model = Unisolated()
        let app = TestApp(Background(model: model), size: CellSize(width: 20, height: 1))
        await Task.detached { model.value = 5 }.value
        await app.wait { $0.screen.position(of: "value 5") != nil && !$0.diagnostics.isEmpty }
        #expect(app.diagnostics.contains { $0.contains("background") })
    }
}
