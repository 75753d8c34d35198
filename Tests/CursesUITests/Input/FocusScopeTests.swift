import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Focus scopes and interactions")
struct FocusScopeTests {
    private func makeApp(_ view: some View) -> TestApp {
        TestApp(view, size: CellSize(width: 40, height: 10))
    }

    // MARK: Scopes

    private struct Scoped: View {
        @Namespace private var outer
        @Namespace private var inner
        @Namespace private var other
        @Environment(\.resetFocus) private var resetFocus
        @State private var prefersThree = true

        var body: some View {
            VStack {
                Button("one") { resetFocus(in: inner) }
                VStack {
                    Button("two") { resetFocus(in: outer) }
                    Button("three") { prefersThree = false }
                        .prefersDefaultFocus(prefersThree, in: inner)
                    Button("four") { resetFocus(in: inner) }
                }
                .focusScope(inner)
                Button("five") { resetFocus(in: other) }.prefersDefaultFocus(in: other)
            }
            .focusScope(outer)
        }
    }

    @Test("resetFocus moves the focus to the view that prefers it in the scope")
    func reset() {
        let app = makeApp(Scoped())
        while app.focused?.name != "one" { app.press(.tab) }
        app.press(.return)
        #expect(app.focused?.name == "three")
        app.press(.downArrow)
        app.press(.return)
        #expect(app.focused?.name == "three")
    }

    @Test("without a preference the first control of the scope gets the focus")
    func first() {
        let app = makeApp(Scoped())
        while app.focused?.name != "three" { app.press(.tab) }
        app.press(.return)
        app.press(.downArrow)
        app.press(.return)
        #expect(app.focused?.name == "two")
        // No view in the outer scope prefers the focus now.
        app.press(.return)
        #expect(app.focused?.name == "one")
    }

    @Test("a preference counts only in the scope of its namespace")
    func limit() {
        let app = makeApp(Scoped())
        #expect(app.focused?.name == "three")
        while app.focused?.name != "five" { app.press(.tab) }
        // No view has a scope with this namespace.
        app.press(.return)
        #expect(app.focused?.name == "five")
        let single = makeApp(Unscoped())
        #expect(single.focused?.name == "one")
    }

    private struct Unscoped: View {
        @Namespace private var namespace
        var body: some View {
            Button("one") {}
            Button("two") {}.prefersDefaultFocus(in: namespace)
        }
    }

    private struct Sheet: View {
        @Namespace private var namespace
        @State private var isPresented = false
        var body: some View {
            Button("open") { isPresented = true }
                .sheet(isPresented: $isPresented) {
                    VStack {
                        Button("no") {}
                        Button("yes") {}.prefersDefaultFocus(in: namespace)
                    }
                    .focusScope(namespace)
                }
        }
    }

    @Test("a window opens with the focus on the view that prefers it")
    func sheet() {
        let app = makeApp(Sheet())
        app.press(.return)
        #expect(app.focused?.name == "yes")
    }

    // MARK: Interactions

    private let log = Log()

    private func views(_ interactions: FocusInteractions) -> some View {
        VStack {
            Text("first").focusable()
            Text("second").focusable(interactions: interactions)
                .onTapGesture { [log] in log.add("tap") }
                .onKeyPress("x") { [log] in
                    log.add("x")
                    return .handled
                }
        }
    }

    @Test("a view that is only activated is tapped by Return, and by a click that leaves the focus")
    func activate() {
        let app = makeApp(views(.activate))
        app.click(text: "second")
        #expect(log.take() == ["tap"])
        #expect(app.focused?.name == "first")
        app.press(.tab)
        app.press(.return)
        app.type("x")
        #expect(log.take() == ["tap", "x"])
    }

    @Test("a view that is only edited gets the focus by a click, and Return does not tap it")
    func edit() {
        let app = makeApp(views(.edit))
        app.click(text: "second")
        #expect(app.focused?.name == "second")
        _ = log.take()
        app.press(.return)
        app.type("x")
        #expect(log.take() == ["x"])
    }

    @Test("by default a view is both")
    func automatic() {
        let app = makeApp(views(.automatic))
        app.click(text: "second")
        #expect(app.focused?.name == "second")
        app.press(.return)
        #expect(log.take() == ["tap", "tap"])
    }

    @Test("a view that is not to have the focus has it for no interaction")
    func none() {
        let app = makeApp(
            VStack {
                Text("first").focusable()
                Text("second").focusable(false, interactions: .edit)
            })
        app.press(.tab)
        #expect(app.focused?.name == "first")
    }
}
