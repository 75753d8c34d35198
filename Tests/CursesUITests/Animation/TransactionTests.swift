import CursesUITesting
import Testing

@MainActor
@Suite("Transactions")
struct TransactionTests {
    private static let second = Animation.linear(duration: 1)

    /// A view whose state changes in an animation when Return is pressed, and without an animation when Space is
    /// pressed.
    private struct Switch<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "s").focusable().onKeyPress { press in
                    var transaction = Transaction()
                    if press.key == .return { transaction.animation = second }
                    if press.key == .space { transaction.disablesAnimations = true }
                    withTransaction(transaction) { isOn.toggle() }
                    return .handled
                }
                content(isOn)
            }
        }
    }

    /// A view that changes its own state, so the views around it do not cause the change.
    private struct Own: View {
        @State private var isOn = false

        var body: some View {
            Button(action: { withAnimation(second) { isOn.toggle() } }) {
                Text(verbatim: "#").offset(x: isOn ? 10 : 0)
            }
            .buttonStyle(.plain)
        }
    }

    /// A view that changes its own state in an animation, and then, without one, the state of the view around it.
    private struct Reporting: View {
        @State private var count = 0

        private struct Inner: View {
            let count: Int
            let report: () -> Void
            @State private var isOn = false

            var body: some View {
                Button(action: {
                    withAnimation(second) { isOn.toggle() }
                    report()
                }) {
                    Text(verbatim: "#").offset(x: isOn ? 10 : 0)
                }
                .buttonStyle(.plain)
            }
        }

        private struct Modifier: ViewModifier {
            let count: Int
            let report: () -> Void
            @State private var isOn = false

            func body(content: Content) -> some View {
                Button(action: {
                    withAnimation(second) { isOn.toggle() }
                    report()
                }) {
                    content.offset(x: isOn ? 10 : 0)
                }
                .buttonStyle(.plain)
            }
        }

        let isModifier: Bool

        var body: some View {
            if isModifier {
                Text(verbatim: "#").modifier(Modifier(count: count) { count += 1 })
            } else {
                Inner(count: count) { count += 1 }
            }
        }
    }

    @Test(
        "a view's own change keeps its animation if the view around it changes without one", arguments: [false, true])
    func changeWithinChange(isModifier: Bool) {
        #expect([4, 5].contains(halfway(Reporting(isModifier: isModifier))))
    }

    private func app(_ view: some View) -> TestApp {
        TestApp(view.frame(width: 24, alignment: .leading), size: CellSize(width: 24, height: 4))
    }

    private func column(_ text: String = "#", in app: TestApp) -> Int? {
        app.screen.position(of: text)?.column
    }

    /// Returns the column of "#" halfway through the animation.
    private func halfway(_ view: some View) -> Int? { halfway(.return, view) }

    private func halfway(_ key: KeyEquivalent, _ view: some View) -> Int? {
        let app = app(view)
        app.press(key)
        app.advance(by: .milliseconds(500))
        return column(in: app)
    }

    private var mark: Text { Text(verbatim: "#") }

    @Test("a transaction without an animation takes a layout change out of an animation")
    func noAnimation() {
        #expect(halfway(Switch { mark.offset(x: $0 ? 10 : 0) }) == 5)
        #expect(halfway(Switch { mark.offset(x: $0 ? 10 : 0).transaction { $0.animation = nil } }) == 10)
        #expect(
            halfway(Switch { mark.frame(width: $0 ? 11 : 1, alignment: .trailing).transaction { $0.animation = nil } })
                == 10)
        #expect(halfway(Switch { mark.padding(.leading, $0 ? 10 : 0).transaction { $0.animation = nil } }) == 10)
        #expect(
            halfway(Switch { mark.position(x: $0 ? 10 : 0, y: 0).frame(width: 20).transaction { $0.animation = nil } })
                == 10)
    }

    @Test("a nil animation of a value does so as well")
    func nilAnimation() {
        #expect(halfway(Switch { mark.offset(x: $0 ? 10 : 0).animation(nil, value: $0) }) == 10)
        #expect(halfway(Switch { mark.offset(x: $0 ? 10 : 0).animation(nil, value: 1) }) == 5)
    }

    @Test("a transaction reaches views that change by themselves")
    func inside() {
        let app = app(Own().transaction { $0.animation = nil })
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(column(in: app) == 10)
    }

    @Test("a change that disables animations ignores those of views")
    func disabled() {
        func view(_ isOn: Bool) -> some View { mark.offset(x: isOn ? 10 : 0).animation(Self.second, value: isOn) }
        #expect(halfway("x", Switch { view($0) }) == 5)
        #expect(halfway(.space, Switch { view($0) }) == 10)
        #expect(halfway("x", Switch { view($0).transaction { $0.disablesAnimations = true } }) == 10)
    }

    @Test("of nested transactions the inner one counts")
    func nested() {
        func view(_ isOn: Bool) -> some View {
            mark.offset(x: isOn ? 10 : 0).transaction { $0.animation = Self.second }.transaction { $0.animation = nil }
        }
        #expect(halfway("x", Switch { view($0) }) == 5)
        let app = app(
            Switch { isOn in
                VStack(alignment: .leading) {
                    mark.offset(x: isOn ? 10 : 0)
                    Text(verbatim: "%").offset(x: isOn ? 10 : 0)
                        .transaction { $0.animation = .linear(duration: 2) }
                }
                .transaction { $0.animation = Self.second }
            })
        app.press("x")
        app.advance(by: .milliseconds(1000))
        #expect(column(in: app) == 10)
        #expect(column("%", in: app) == 5)
    }

    @Test("a transaction of a value changes only what changes with it")
    func ofValue() {
        #expect(
            halfway(Switch { mark.offset(x: $0 ? 10 : 0).transaction(value: $0) { $0.animation = nil } }) == 10)
        #expect(halfway(Switch { mark.offset(x: $0 ? 10 : 0).transaction(value: 1) { $0.animation = nil } }) == 5)
    }

    @Test("an animation with a body animates the body alone")
    func body() {
        func view(_ isOn: Bool) -> some View {
            mark.padding(.leading, isOn ? 10 : 0)
                .animation(Self.second) { $0.background { Color.red.opacity(isOn ? 0.9 : 0) } }
        }
        #expect(halfway("x", Switch { view($0) }) == 10)
        #expect(halfway("x", Switch { isOn in mark.animation(Self.second) { $0.offset(x: isOn ? 10 : 0) } }) == 5)
    }

    @Test("a transaction takes values of an app's own to the views")
    func keys() {
        struct Screen: View {
            let log: Log
            @State private var count = 0

            var body: some View {
                Button("b") { withTransaction(\.purpose, "scroll") { count += 1 } }
                Text(verbatim: "\(count)").transaction { log.add($0.purpose) }
            }
        }
        let log = Log()
        let app = app(Screen(log: log))
        _ = log.take()
        app.press(.return)
        #expect(log.take() == ["scroll"])
    }

    @Test("a completion runs when a spring is logically complete, or when it rests", arguments: [true, false])
    func completion(isLogical: Bool) {
        struct Screen: View {
            let criteria: AnimationCompletionCriteria
            @State private var x: CGFloat = 0
            @State private var isDone = false

            var body: some View {
                Button("b") {
                    withAnimation(.spring(duration: 0.5, bounce: 0.8), completionCriteria: criteria) {
                        x = 10
                    } completion: {
                        isDone = true
                    }
                }
                Text(verbatim: isDone ? "done" : "moving").offset(x: x)
            }
        }
        let app = app(Screen(criteria: isLogical ? .logicallyComplete : .removed))
        app.press(.return)
        app.advance(by: .milliseconds(1000))
        #expect((app.screen.position(of: "done") != nil) == isLogical)
        app.advance(by: .seconds(6))
        #expect(app.screen.position(of: "done") != nil)
    }

    @Test("a change before an animation takes the animation from no other view")
    func otherViews() {
        struct Moving: View {
            @Binding var isAway: Bool
            var body: some View {
                HStack(spacing: 0) {
                    if isAway { Spacer() }
                    Color.red.frame(width: 1, height: 1)
                    if !isAway { Spacer() }
                }
            }
        }
        struct Word: View {
            @Binding var word: String
            var body: some View { Text(word) }
        }
        struct Page: View {
            @State private var isAway = false
            @State private var word = "a"
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("go") {
                        word = "b"
                        withAnimation(.linear(duration: 1)) {
                            isAway = true
                            word = "c"
                        }
                    }
                    Word(word: $word)
                    Moving(isAway: $isAway)
                }
            }
        }
        let app = TestApp(Page(), size: CellSize(width: 21, height: 3))
        app.press(.return)
        func column() -> Int? { (0..<21).first { app.screen.cell($0, 2).style.background == .red } }
        app.advance(by: .milliseconds(500))
        #expect(column().map { (6...14).contains($0) } == true)
        app.advance(by: .milliseconds(600))
        #expect(column() == 20)
    }

    @Test("an animation begins at the value of an object that code has set before it")
    func objectBefore() {
        final class Model: ObservableObject {
            @Published var part: CGFloat = 0
        }
        struct Bar: View {
            @StateObject private var model = Model()
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("go") {
                        model.part = 1
                        withAnimation(.linear(duration: 1)) { model.part = 0 }
                    }
                    Color.red.frame(width: 10 * model.part, height: 1)
                }
            }
        }
        let app = TestApp(Bar(), size: CellSize(width: 12, height: 2))
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect((4...6).contains((0..<12).count { app.screen.cell($0, 1).style.background == .red }))
    }

    @Test("an animation begins at the value that code has set before it", arguments: [false, true])
    func valueBefore(onAppear: Bool) {
        struct Bar: View {
            let onAppear: Bool
            @State private var part: CGFloat = 0

            private func start() {
                part = 1
                withAnimation(.linear(duration: 1)) { part = 0 }
            }

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("go", action: start)
                    Color.red.frame(width: 10 * part, height: 1)
                }
                .onAppear { if onAppear { start() } }
            }
        }
        let app = TestApp(Bar(onAppear: onAppear), size: CellSize(width: 12, height: 2))
        if !onAppear { app.press(.return) }
        func columns() -> Int { (0..<12).count { app.screen.cell($0, 1).style.background == .red } }
        #expect(columns() >= 9)
        app.advance(by: .milliseconds(500))
        #expect((4...6).contains(columns()))
        app.advance(by: .milliseconds(600))
        #expect(columns() == 0)
    }
}

private struct PurposeKey: TransactionKey {
    static let defaultValue = "none"
}

extension Transaction {
    fileprivate var purpose: String {
        get { self[PurposeKey.self] }
        set { self[PurposeKey.self] = newValue }
    }
}
