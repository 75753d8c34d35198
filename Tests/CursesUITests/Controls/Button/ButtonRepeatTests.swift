import CursesUITesting
import Testing

@MainActor
@Suite("A button that the mouse holds down")
struct ButtonRepeatTests {
    struct Counter: View {
        var behavior = ButtonRepeatBehavior.enabled
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                Button("Add") { count += 1 }.buttonRepeatBehavior(behavior)
                Text(verbatim: "count \(count)")
            }
        }
    }

    private func makeApp(_ behavior: ButtonRepeatBehavior = .enabled) -> TestApp {
        TestApp(Counter(behavior: behavior), size: CellSize(width: 12, height: 3))
    }

    private func mouse(_ action: TerminalEvent.MouseEvent.Action, in app: TestApp, outside: Bool = false) throws {
        var place = try #require(app.screen.position(of: "Add"))
        if outside { place.row += 1 }
        app.send(.mouse(TerminalEvent.MouseEvent(action, button: .left, at: place)))
    }

    private func count(in app: TestApp) -> Int? {
        app.screen.text.split(separator: "count ").last.flatMap { Int($0.prefix { $0.isNumber }) }
    }

    @Test("acts after half a second, and then ten times a second, until the release")
    func held() throws {
        let app = makeApp()
        try mouse(.press, in: app)
        app.advance(by: .milliseconds(490))
        #expect(count(in: app) == 0)
        app.advance(by: .milliseconds(20))
        #expect(count(in: app) == 1)
        app.advance(by: .milliseconds(300))
        #expect(count(in: app) == 4)
        try mouse(.release, in: app)
        #expect(count(in: app) == 4)
        app.advance(by: .seconds(2))
        #expect(count(in: app) == 4)
    }

    @Test("acts once for a short click, and each time")
    func clicked() throws {
        let app = makeApp()
        for number in 1...2 {
            try mouse(.press, in: app)
            app.advance(by: .milliseconds(200))
            try mouse(.release, in: app)
            #expect(count(in: app) == number)
        }
        app.advance(by: .seconds(2))
        #expect(count(in: app) == 2)
    }

    @Test("stops when the pointer leaves it")
    func left() throws {
        let app = makeApp()
        try mouse(.press, in: app)
        app.advance(by: .milliseconds(510))
        try mouse(.drag, in: app, outside: true)
        app.advance(by: .seconds(2))
        #expect(count(in: app) == 1)
        try mouse(.release, in: app, outside: true)
        #expect(count(in: app) == 1)
    }

    @Test("does not repeat by itself", arguments: [ButtonRepeatBehavior.automatic, .disabled])
    func others(_ behavior: ButtonRepeatBehavior) throws {
        let app = makeApp(behavior)
        try mouse(.press, in: app)
        app.advance(by: .seconds(2))
        #expect(count(in: app) == 0)
        try mouse(.release, in: app)
        #expect(count(in: app) == 1)
    }
}
