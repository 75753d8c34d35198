import CursesUITesting
import Testing

@MainActor
@Suite("onChange")
struct OnChangeTests {
    struct Forms: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            Button("Add \(count)") { count += 1 }
                .onChange(of: count) { log.add("none") }
                .onChange(of: count) { new in log.add("new \(new)") }
                .onChange(of: count) { old, new in log.add("\(old) to \(new)") }
                .onChange(of: count, perform: { log.add("perform \($0)") })
                .onChange(of: count, initial: true) { log.add("initial") }
                .onChange(of: count, initial: true) { old, new in log.add("initial \(old) \(new)") }
        }
    }

    @Test("all forms run once for a change, those with initial at the start too")
    func forms() {
        let log = Log()
        let app = TestApp(Forms(log: log), size: CellSize(width: 20, height: 1))
        #expect(log.take() == ["initial", "initial 0 0"])
        app.press(.return)
        #expect(log.take().sorted() == ["0 to 1", "initial", "initial 0 1", "new 1", "none", "perform 1"])
        app.press(.tab)
        #expect(log.take() == [])
    }

    struct Chain: View {
        let log: Log
        @State private var first = 0
        @State private var second = 0

        var body: some View {
            Button("\(first) \(second)") { first += 1 }
                .onChange(of: first) { second = first * 10 }
                .onChange(of: second) { old, new in log.add("\(old) to \(new)") }
        }
    }

    @Test("what an action changes is brought up to date in the same frame, and seen by others")
    func chain() {
        let log = Log()
        let app = TestApp(Chain(log: log), size: CellSize(width: 20, height: 1))
        app.press(.return)
        #expect(app.screen.position(of: "1 10") != nil)
        #expect(log.take() == ["0 to 10"])
        #expect(app.frameCount == 2)
        #expect(app.diagnostics.isEmpty)
    }

    struct Latest: View {
        let log: Log
        @State private var count = 0
        @State private var label = "a"

        var body: some View {
            Button("Go") {
                label = "b"
                count += 1
            }
            .onChange(of: count) { log.add("\(label) \(count)") }
        }
    }

    @Test("the action sees the values of the body that noticed the change")
    func latest() {
        let log = Log()
        let app = TestApp(Latest(log: log), size: CellSize(width: 20, height: 1))
        app.press(.return)
        #expect(log.take() == ["b 1"])
    }
}
