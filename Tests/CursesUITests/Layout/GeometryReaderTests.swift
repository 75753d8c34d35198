import CursesUITesting
import Testing

@MainActor
@Suite("GeometryReader")
struct GeometryReaderTests {
    struct Sized: View {
        var body: some View {
            GeometryReader { proxy in
                Counter(label: "\(Int(proxy.size.width))x\(Int(proxy.size.height))")
            }
        }
    }

    struct Counter: View {
        let label: String
        @State private var count = 0
        var body: some View { Button("\(label) \(count)") { count += 1 } }
    }

    @Test("it takes what it is offered and places its content at the top leading corner")
    func size() {
        let app = TestApp(
            HStack(spacing: 0) {
                Sized(); Text(verbatim: "|")
            },
            size: CellSize(width: 20, height: 3)
        )
        #expect(app.screen.row(0) == "[ 19x3 0 ]")
        #expect(app.screen.row(1) == "                   |")
    }

    @Test("its content follows the size and keeps its state")
    func resize() {
        let app = TestApp(Sized(), size: CellSize(width: 20, height: 3))
        app.press(.return)
        #expect(app.screen == "[ 20x3 1 ]")
        app.resize(to: CellSize(width: 30, height: 5))
        #expect(app.screen == "[ 30x5 1 ]")
        #expect(app.bodyCount(of: Counter.self) == 3)
    }

    @MainActor @Observable
    final class Model {
        var text = "a"
        var unrelated = 0
    }

    struct Reading: View {
        let model: Model
        var body: some View {
            Text(verbatim: "\(model.unrelated)")
            GeometryReader { _ in Text(verbatim: model.text) }
        }
    }

    @Test("what its content reads evaluates the content alone, in the same size")
    func reads() {
        let model = Model()
        let app = TestApp(Reading(model: model), size: CellSize(width: 3, height: 2))
        model.text = "b"
        app.settle()
        #expect(app.screen == " 0\nb")
        #expect(app.bodyCount(of: Reading.self) == 1)
    }

    @Test("readers inside of each other are evaluated from the outside in, in one frame")
    func nested() {
        let app = TestApp(
            GeometryReader { outer in
                GeometryReader { inner in
                    Text(verbatim: "\(Int(outer.size.width)) \(Int(inner.size.width))")
                }
                .frame(width: outer.size.width / 2)
            },
            size: CellSize(width: 20, height: 1)
        )
        #expect(app.screen == "20 10")
        #expect(app.frameCount == 1)
        app.resize(to: CellSize(width: 30, height: 1))
        #expect(app.screen == "30 15")
    }
}
