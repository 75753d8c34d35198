import CursesUITesting
import Testing

@MainActor
@Suite("Equal inputs")
struct EqualInputTests {
    @MainActor @Observable
    final class Model {
        var number = 0
        var unrelated = 0
    }

    /// Creates a new value of the child whenever `unrelated` changes.
    struct Parent<Child: View>: View {
        let model: Model
        let child: (Int) -> Child

        var body: some View {
            Text(verbatim: "\(model.unrelated)")
            child(model.number)
        }
    }

    /// Returns the number of evaluations of the child: initially, after an unrelated change, and after a change that
    /// affects it.
    private func evaluations<Child: View>(_ child: @escaping (Int) -> Child) -> [Int] {
        let model = Model()
        let app = TestApp(Parent(model: model, child: child), size: CellSize(width: 20, height: 4))
        let first = app.bodyCount(of: Child.self)
        model.unrelated = 1
        app.settle()
        let second = app.bodyCount(of: Child.self)
        model.number = 1
        app.settle()
        return [first, second, app.bodyCount(of: Child.self)]
    }

    @MainActor
    final class Shared {
        var word = "one"
    }

    struct Calling: View {
        let make: () -> String

        var body: some View { Text(verbatim: make()) }
    }

    @Test("a closure that captures nothing is the same; one that captures an object is not, for that may change")
    func capturedObjects() {
        #expect(evaluations { _ in Calling { "always" } } == [1, 1, 1])
        let shared = Shared()
        let model = Model()
        let screen = Parent(model: model) { _ in Calling { shared.word } }
        let app = TestApp(screen, size: CellSize(width: 20, height: 4))
        #expect(app.screen.position(of: "one") != nil)
        shared.word = "two"
        model.unrelated = 1
        app.settle()
        #expect(app.screen.position(of: "two") != nil)
    }

    struct Plain: View {
        let number: Int
        let text: String
        let flags: [Bool]
        var body: some View { Text(verbatim: "\(number)") }
    }

    @Test("fields that are Equatable are compared")
    func fields() {
        #expect(evaluations { Plain(number: $0, text: "a", flags: [true]) } == [1, 1, 2])
    }

    struct Details {
        let range: Range<Int>
        let name: String?
        let pair: (Int, String)
    }

    struct Structured: View {
        let details: Details
        var body: some View { Text(verbatim: "\(details.range)") }
    }

    @Test("structures and tuples that are not Equatable are compared field by field")
    func structures() {
        let make = { Structured(details: Details(range: 0..<$0, name: "n", pair: ($0, "b"))) }
        #expect(evaluations(make) == [1, 1, 2])
    }

    struct Framed<Content: View>: View {
        let title: String
        @ViewBuilder let content: Content

        var body: some View {
            Text(verbatim: title)
            content
        }
    }

    @Test("a view that stores several views is the same if each of them is")
    func storedViews() {
        let texts = { (number: Int) in
            Framed(title: "two") {
                Text("first")
                Plain(number: number, text: "second", flags: [])
            }
        }
        #expect(evaluations(texts) == [1, 1, 2])
        let acting = { (number: Int) in
            Framed(title: "two") {
                Text("first")
                Acting { _ = number }
            }
        }
        #expect(evaluations(acting) == [1, 2, 3])
    }

    final class Reference {}

    struct Referring: View {
        let reference: Reference
        let number: Int
        var body: some View { Text(verbatim: "\(number)") }
    }

    @Test("references are compared by identity")
    func references() {
        let reference = Reference()
        #expect(evaluations { Referring(reference: reference, number: $0) } == [1, 1, 2])
        #expect(evaluations { Referring(reference: Reference(), number: $0) } == [1, 2, 3])
    }

    struct Acting: View {
        let action: () -> Void
        var body: some View { Text(verbatim: "acting") }
    }

    @Test("a closure counts as changed")
    func closures() {
        #expect(evaluations { number in Acting { _ = number } } == [1, 2, 3])
    }

    struct Modulo: View, @preconcurrency Equatable {
        let number: Int
        let action: () -> Void

        static func == (lhs: Modulo, rhs: Modulo) -> Bool { lhs.number == rhs.number }

        var body: some View { Text(verbatim: "\(number)") }
    }

    @Test("a view that is Equatable decides itself")
    func equatableView() {
        #expect(evaluations { number in Modulo(number: number) {} } == [1, 1, 2])
    }

    enum Mode {
        case idle
        case busy(Double)
    }

    struct Switched: View {
        let mode: Mode
        let kind: Any.Type
        var body: some View { Text(verbatim: "mode") }
    }

    @Test("plain values without a comparison of their own are compared by their bytes")
    func bytes() {
        #expect(evaluations { Switched(mode: .busy(Double($0)), kind: Int.self) } == [1, 1, 2])
        #expect(evaluations { Switched(mode: $0 == 0 ? .idle : .busy(1), kind: Int.self) } == [1, 1, 2])
    }

    struct Timed: View {
        let time: timespec
        var body: some View { Text(verbatim: "\(time.tv_sec)") }
    }

    @Test("structures of C are compared")
    func imported() {
        #expect(evaluations { Timed(time: timespec(tv_sec: $0, tv_nsec: 0)) } == [1, 1, 2])
    }

    struct Weak: View {
        weak var model: Comparable?
        unowned let other: Comparable
        let number: Int
        var body: some View { Text(verbatim: "\(number)") }

        final class Comparable: Equatable {
            let name = "some name that is long enough to be on the heap"
            static func == (lhs: Comparable, rhs: Comparable) -> Bool { lhs.name == rhs.name }
        }
    }

    @Test("weak and unowned references are safe to have in a view; they count as changed")
    func weak() {
        let model = Weak.Comparable()
        #expect(evaluations { Weak(model: model, other: model, number: $0) } == [1, 2, 3])
    }

    struct Wrapped: View {
        @State private var count: Int
        @Environment(\.isEnabled) private var isEnabled
        let number: Int

        init(number: Int, start: Int) {
            self.number = number
            _count = State(initialValue: start)
        }

        var body: some View { Text(verbatim: "\(count) \(isEnabled) \(number)") }
    }

    @Test("another initial value of a state does not count as a change")
    func initialValues() {
        var start = 0
        let make: (Int) -> Wrapped = {
            start += 1
            return Wrapped(number: $0, start: start)
        }
        #expect(evaluations(make) == [1, 1, 2])
    }

    struct Padding: ViewModifier {
        let width: Int
        func body(content: Content) -> some View { content.padding(.leading, CGFloat(width)) }
    }

    @Test("the body of an equal modifier is not run again, but its content is brought up to date")
    func modifiers() {
        let model = Model()
        let app = TestApp(
            Parent(model: model) { Text(verbatim: "n \($0)").modifier(Padding(width: 1)) },
            size: CellSize(width: 10, height: 2)
        )
        model.unrelated = 1
        app.settle()
        model.number = 4
        app.settle()
        #expect(app.screen.position(of: "n 4") != nil)
        #expect(app.host.graph.statistics.bodies(of: Padding.self) == 1)
    }
}
