import CursesUITesting
import Testing

@MainActor
@Suite("State and bodies")
struct StateTests {
    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Text(verbatim: "Count \(count)")
                Bystander()
            }
        }
    }

    struct Bystander: View {
        var body: some View { Text(verbatim: "untouched") }
    }

    @Test("a change of state evaluates the body that read it, and no other")
    func oneBody() {
        let app = TestApp(Counter(), size: CellSize(width: 20, height: 5))
        #expect(
            app.screen == """

                      [ Add ]
                      Count 0
                     untouched
                """)
        app.press(.return)
        app.press(.return)
        #expect(app.screen.position(of: "Count 2") != nil)
        #expect(app.bodyCount(of: Counter.self) == 3)
        #expect(app.bodyCount(of: Bystander.self) == 1)
    }

    struct Parent: View {
        @State private var text = "a"

        var body: some View {
            Child(text: $text)
        }
    }

    struct Child: View {
        @Binding var text: String

        var body: some View {
            Button("Append") { text += "b" }
            Text(verbatim: text)
        }
    }

    @Test("a parent that only passes a binding on is not evaluated when the value changes")
    func bindingPassedOn() {
        let app = TestApp(Parent(), size: CellSize(width: 20, height: 5))
        app.press(.return)
        #expect(app.screen.position(of: "ab") != nil)
        #expect(app.bodyCount(of: Parent.self) == 1)
        #expect(app.bodyCount(of: Child.self) == 2)
    }

    struct Same: View {
        @State private var value = 1

        var body: some View {
            Button("Set \(value)") { value = 1 }
        }
    }

    @Test("writing an equal value evaluates nothing")
    func equalValue() {
        let app = TestApp(Same(), size: CellSize(width: 20, height: 3))
        app.press(.return)
        #expect(app.bodyCount(of: Same.self) == 1)
        #expect(app.frameCount == 1)
    }

    struct Switching: View {
        @State private var isFirst = true

        var body: some View {
            Button("Switch") { isFirst.toggle() }
            if isFirst { Keeper(name: "one") } else { Keeper(name: "two") }
        }
    }

    struct Keeper: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    @Test("the branches of an if are different identities: state starts afresh")
    func branches() {
        let app = TestApp(Switching(), size: CellSize(width: 20, height: 3))
        app.press(.tab)
        app.press(.return)
        #expect(app.screen.position(of: "one 1") != nil)
        app.click(text: "Switch")
        #expect(app.screen.position(of: "two 0") != nil)
        app.click(text: "Switch")
        #expect(app.screen.position(of: "one 0") != nil)
    }
}
