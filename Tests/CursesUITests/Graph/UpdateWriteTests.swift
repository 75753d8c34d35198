import CursesUITesting
import Testing

@MainActor
@Suite("Writes during an update")
struct UpdateWriteTests {
    struct Settling: View {
        @State private var count = 0

        var body: some View {
            if count < 3 { let _ = (count += 1) }
            Text(verbatim: "count \(count)")
        }
    }

    @Test("a write in body is put off to the next frame, and a diagnostic names the view")
    func putOff() {
        let app = TestApp(Settling(), size: CellSize(width: 10, height: 1))
        #expect(app.screen.position(of: "count 3") != nil)
        #expect(app.bodyCount(of: Settling.self) == 4)
        #expect(app.diagnostics.count == 1)
        #expect(app.diagnostics.first?.contains("Settling") == true)
        #expect(app.diagnostics.first?.contains("next frame") == true)
    }

    @Test("the frame under way is shown before the write takes effect")
    func framesBetween() {
        let app = TestApp(Settling(), size: CellSize(width: 10, height: 1))
        // The body is evaluated once before the first frame, so there are only two frames.
        #expect(app.frameCount == 2)
    }

    struct Endless: View {
        @State private var count = 0

        var body: some View {
            let _ = (count += 1)
            Text(verbatim: "endless")
        }
    }

    private func expectStopped(_ app: TestApp, naming name: String) {
        #expect(app.host.isSettled)
        #expect(app.diagnostics.contains { $0.contains("stopped") && $0.contains(name) })
        #expect(app.bodyCount < 1000)
    }

    @Test("a body that invalidates itself for ever is stopped and named")
    func endless() {
        let app = TestApp(Endless(), size: CellSize(width: 10, height: 1))
        expectStopped(app, naming: "Endless")
        #expect(app.screen.position(of: "endless") != nil)
    }

    @MainActor @Observable
    final class Model {
        var first = 0
        var second = 0
    }

    struct Ping: View {
        let model: Model
        var body: some View {
            let _ = (model.second = model.first + 1)
            Text(verbatim: "ping")
        }
    }

    struct Pong: View {
        let model: Model
        var body: some View {
            let _ = (model.first = model.second + 1)
            Text(verbatim: "pong")
        }
    }

    struct PingPong: View {
        let model = Model()
        var body: some View {
            Ping(model: model)
            Pong(model: model)
        }
    }

    @Test("two bodies that invalidate each other for ever are stopped and named")
    func mutual() {
        let app = TestApp(PingPong(), size: CellSize(width: 10, height: 2))
        #expect(app.host.isSettled)
        #expect(app.diagnostics.contains { $0.contains("stopped") && $0.contains("P") })
    }

    struct EndlessRows: View {
        @State private var count = 0

        var body: some View {
            ForEach(0..<2) { index in
                let _ = (count += 1)
                Text(verbatim: "row \(index) \(count > 0)")
            }
        }
    }

    @Test("the content of a ForEach that invalidates itself is stopped")
    func rows() {
        let app = TestApp(EndlessRows(), size: CellSize(width: 20, height: 2))
        expectStopped(app, naming: "ForEach")
    }

    struct EndlessEnvironment: View {
        @State private var count = 0

        var body: some View {
            Text(verbatim: "environment")
                .transformEnvironment(\.isEnabled) { _ in count += 1 }
        }
    }

    @Test("a transformation of the environment that invalidates itself is stopped")
    func environment() {
        let app = TestApp(EndlessEnvironment(), size: CellSize(width: 20, height: 2))
        #expect(app.host.isSettled)
        #expect(!app.diagnostics.isEmpty)
    }

    struct EndlessProperty: View {
        struct Counting: DynamicProperty {
            @State var count = 0
            mutating func update() { count += 1 }
        }

        var property = Counting()

        var body: some View { Text(verbatim: "property \(property.count > 0)") }
    }

    @Test("a dynamic property that invalidates its own view is stopped")
    func property() {
        let app = TestApp(EndlessProperty(), size: CellSize(width: 20, height: 2))
        #expect(app.host.isSettled)
        #expect(!app.diagnostics.isEmpty)
    }

    struct EndlessChange: View {
        @State private var count = 0

        var body: some View {
            Text(verbatim: "count \(count > 0)")
                .onChange(of: count, initial: true) { count += 1 }
        }
    }

    @Test("an onChange that never settles is stopped and named")
    func onChange() {
        let app = TestApp(EndlessChange(), size: CellSize(width: 20, height: 2))
        expectStopped(app, naming: "EndlessChange")
    }

    struct Growing: View {
        @State private var width: CGFloat = 1

        var body: some View {
            GeometryReader { proxy in
                Text(verbatim: "w")
                    .onChange(of: proxy.size.width, initial: true) { _, new in width = new + 1 }
            }
            .frame(width: width)
        }
    }

    @Test("a layout that grows with its own answer comes to an end")
    func growing() {
        let app = TestApp(Growing(), size: CellSize(width: 20, height: 2))
        #expect(app.bodyCount(of: Growing.self) < 2000)
        #expect(app.frameCount < 110)
    }

    struct WritesInAction: View {
        @State private var first = 0
        @State private var second = 0

        var body: some View {
            Button("\(first) \(second)") {
                first += 1
                second += 1
                first += 1
            }
        }
    }

    @Test("all writes of an action are one evaluation and one frame")
    func action() {
        let app = TestApp(WritesInAction(), size: CellSize(width: 20, height: 1))
        app.press(.return)
        #expect(app.screen.position(of: "2 1") != nil)
        #expect(app.bodyCount(of: WritesInAction.self) == 2)
        #expect(app.frameCount == 2)
        #expect(app.diagnostics.isEmpty)
    }
}
