import CursesUITesting
import Testing

@MainActor
@Suite("Dynamic properties")
struct DynamicPropertyTests {
    struct Inner: DynamicProperty {
        @State var count = 0
    }

    /// An app's property wrapper whose dynamic properties are nested two levels deep.
    @propertyWrapper
    struct Doubled: DynamicProperty {
        private var inner = Inner()
        @Environment(\.isEnabled) private var isEnabled
        private(set) var cached = -1

        init() {}

        var wrappedValue: Int {
            get { cached }
            nonmutating set { inner.count = newValue / 2 }
        }

        mutating func update() {
            cached = isEnabled ? inner.count * 2 : -2
        }
    }

    struct Doubling: View {
        @Doubled private var value
        var body: some View { Button("value \(value)") { value += 2 } }
    }

    @Test("a property of the user's own holds state and is updated before body")
    func ownWrapper() {
        let app = TestApp(Doubling(), size: CellSize(width: 20, height: 1))
        #expect(app.screen.position(of: "value 0") != nil)
        app.press(.return)
        app.press(.return)
        #expect(app.screen.position(of: "value 4") != nil)
        #expect(app.bodyCount(of: Doubling.self) == 3)
    }

    @Test("what a property reads in update invalidates the view")
    func readInUpdate() {
        struct Outer: View {
            let model: ObservationTests.Model
            var body: some View { Doubling().disabled(model.first > 0) }
        }
        let model = ObservationTests.Model()
        let app = TestApp(Outer(model: model), size: CellSize(width: 20, height: 1))
        model.first = 1
        app.settle()
        #expect(app.screen.position(of: "value -2") != nil)
    }

    struct Generic<Value: Equatable, Content: View>: View {
        private let initial: Value
        @State private var value: Value
        private let next: (Value) -> Value
        @ViewBuilder private let content: (Value) -> Content

        init(
            _ initial: Value,
            next: @escaping (Value) -> Value,
            @ViewBuilder content: @escaping (Value) -> Content
        ) {
            self.initial = initial
            _value = State(initialValue: initial)
            self.next = next
            self.content = content
        }

        var body: some View {
            Button("Next") { value = next(value) }
            content(value)
        }
    }

    @Test("generic views keep state of their own type, behind fields of any size")
    func generic() {
        struct Wide: Equatable { var a = 1, b = 2.0, c = "three", d: [Int] = [4] }
        let app = TestApp(
            VStack {
                Generic(1, next: { $0 * 2 }) { Text(verbatim: "int \($0)") }
                Generic("a", next: { $0 + "b" }) { Text(verbatim: "text \($0)") }
                Generic(
                    Wide(),
                    next: {
                        var new = $0; new.d.append(9); return new
                    }
                ) {
                    Text(verbatim: "wide \($0.d)")
                }
            },
            size: CellSize(width: 30, height: 6)
        )
        app.click(column: 15, row: 0)
        app.click(column: 15, row: 2)
        app.click(column: 15, row: 4)
        #expect(app.screen.position(of: "int 2") != nil)
        #expect(app.screen.position(of: "text ab") != nil)
        #expect(app.screen.position(of: "wide [4, 9]") != nil)
    }

    struct Optional: View {
        @State private var text: String?
        var body: some View { Button(text ?? "nil") { text = (text ?? "") + "x" } }
    }

    @Test("an optional state starts with nil")
    func optionalState() {
        let app = TestApp(Optional(), size: CellSize(width: 10, height: 1))
        #expect(app.screen.position(of: "nil") != nil)
        app.press(.return)
        app.press(.return)
        #expect(app.screen.position(of: "xx") != nil)
    }

    struct Modifier: ViewModifier {
        @State private var count = 0
        let log: Log

        func body(content: Content) -> some View {
            Button("count \(count)") { count += 1 }
            content
            content.onAppear { log.add("appeared") }
        }
    }

    @Test("a modifier keeps state; its content may appear more than once")
    func modifier() {
        let log = Log()
        let app = TestApp(
            ObservationTests.First(model: ObservationTests.Model()).modifier(Modifier(log: log)),
            size: CellSize(width: 20, height: 3)
        )
        app.press(.return)
        app.press(.return)
        #expect(app.screen.position(of: "count 2") != nil)
        #expect(app.screen.row(1).contains("first 0"))
        #expect(app.screen.row(2).contains("first 0"))
        #expect(app.bodyCount(of: ObservationTests.First.self) == 2)
        #expect(log.take() == ["appeared"])
    }

    struct Bracket: ViewModifier {
        let text: String
        func body(content: Content) -> some View {
            HStack(spacing: 0) {
                Text(verbatim: text)
                content
                Text(verbatim: text)
            }
        }
    }

    @Test("concatenated modifiers apply from the first to the last, as one after the other")
    func concat() {
        let both = Bracket(text: "a").concat(Bracket(text: "b")).concat(EmptyModifier.identity)
        let size = CellSize(width: 5, height: 1)
        #expect(render(Text(verbatim: "x").modifier(both), size: size) == "baxab")
    }

    struct Background: View {
        @State private var text = "before"
        let write: (@escaping @Sendable () -> Void) -> Void

        var body: some View {
            let text = $text
            Text(verbatim: self.text).onAppear {
                // Here, only one thread at a time uses the binding.
                nonisolated(unsafe) let text = text
                write { text.wrappedValue = "after" }
            }
        }
    }

    @Test("a write from a background thread reaches the screen")
    func background() async throws {
        let app = TestApp(
            Background { write in Thread.detachNewThread(write) },
            size: CellSize(width: 10, height: 1)
        )
        await app.wait { $0.screen.position(of: "after") != nil }
    }

    struct Unread: View {
        @State private var hidden = 0
        var body: some View { Button("Hide") { hidden += 1 } }
    }

    @Test("a state that no body reads evaluates nothing and asks for no frame")
    func unread() {
        let app = TestApp(Unread(), size: CellSize(width: 10, height: 1))
        app.press(.return)
        #expect(app.bodyCount(of: Unread.self) == 1)
        #expect(app.frameCount == 1)
    }
}
