import CursesUITesting
import Testing

/// Gestures that are performed with keys.
@MainActor
@Suite("keys for gestures")
struct GestureKeyTests {
    private func log(_ view: (Log) -> some View, _ presses: KeyPress...) -> [String] {
        let log = Log()
        let app = TestApp(view(log), size: CellSize(width: 40, height: 6))
        for press in presses { app.send(.key(press)) }
        return log.entries
    }

    @Test("a view with a tap gesture is tapped by return and space", arguments: [KeyEquivalent.return, .space])
    func tap(key: KeyEquivalent) {
        let press = KeyPress(key)
        #expect(log({ log in Text("a").gesture(TapGesture().onEnded { log.add("tap") }) }, press) == ["tap"])
        #expect(
            log({ log in Text("a").gesture(TapGesture(count: 2).onEnded { log.add("twice") }) }, press) == ["twice"])
        #expect(
            log({ log in Text("a").highPriorityGesture(TapGesture().onEnded { log.add("high") }) }, press) == ["high"])
        #expect(
            log({ log in Text("a").simultaneousGesture(TapGesture().onEnded { log.add("same") }) }, press) == ["same"])
    }

    @Test("a view with a long press is held by return, and by the keys for context menus beside a tap")
    func hold() {
        #expect(log({ log in Text("a").onLongPressGesture { log.add("held") } }, KeyPress(.return)) == ["held"])
        #expect(
            log({ log in Text("a").gesture(LongPressGesture().onEnded { _ in log.add("held") }) }, KeyPress(.space))
                == ["held"])
        let both = { (log: Log) in
            Text("a").onTapGesture { log.add("tap") }.onLongPressGesture { log.add("held") }
        }
        #expect(log(both, KeyPress(.return), KeyPress(.function(9))) == ["tap", "held"])
    }

    /// Returns the number of views that Tab reaches, up to three.
    private func stops(_ app: TestApp) -> Int {
        let names = (0..<3).map { _ in
            app.press(.tab)
            return app.focused?.description
        }
        return Set(names).count
    }

    private struct Changing: View {
        @State private var isHidden = true
        let form: Int
        let log: Log

        var body: some View {
            switch form {
            case 0: Text("a").opacity(isHidden ? 0 : 1).padding(1).onTapGesture { log.add("tap") }
            case 1: Text("a").allowsHitTesting(!isHidden).onTapGesture { log.add("tap") }
            case 2: Text("a").onTapGesture { log.add("tap") }.allowsHitTesting(!isHidden)
            default:
                Text("a").opacity(0).background { if !isHidden { Color.red } }.onTapGesture { log.add("tap") }
            }
            Button("Change") { isHidden.toggle() }
        }
    }

    @Test("a hidden view is no stop, in any order of the modifiers")
    func hidden() throws {
        let views: [(AnyView, Int)] = [
            (AnyView(Text("a").opacity(0).onTapGesture {}), 0),
            (AnyView(Text("a").opacity(0).padding().onTapGesture {}), 0),
            (AnyView(Text("a").hidden().gesture(TapGesture().onEnded {})), 0),
            (AnyView(Text("a").onTapGesture {}.opacity(0)), 0),
            (AnyView(Text("a").allowsHitTesting(false).onTapGesture {}), 0),
            (AnyView(Text("a").opacity(0).onLongPressGesture {}), 0),
            (AnyView(Text("a").opacity(0.5).onTapGesture {}), 1),
            (AnyView(Text("a").opacity(0).contentShape(Rectangle()).onTapGesture {}), 1),
            (AnyView(Text("a").opacity(0).background(Color.red).onTapGesture {}), 1),
        ]
        for (place, (view, count)) in views.enumerated() {
            let app = TestApp(
                VStack {
                    view
                    Button("b") {}
                })
            #expect(stops(app) == count + 1, "\(place)")
        }
    }

    @Test("a view becomes a stop when it can be hit, and is none when it cannot", arguments: 0..<4)
    func hidden(form: Int) {
        let log = Log()
        let app = TestApp(Changing(form: form, log: log), size: CellSize(width: 20, height: 6))
        app.press(.return)
        app.press(.tab)
        app.press(.return)
        #expect(log.entries == ["tap"])
        app.click(text: "Change")
        #expect(stops(app) == 1)
    }

    @Test("a view that is disabled, or that consists of a control, is no stop")
    func noStops() {
        let app = TestApp(
            VStack {
                Text("off").gesture(TapGesture().onEnded {}).disabled(true)
                Text("masked").gesture(TapGesture().onEnded {}, including: .subviews)
                Button("in") {}.frame(width: 20).gesture(TapGesture().onEnded {})
            },
            size: CellSize(width: 40, height: 8)
        )
        #expect(app.elements.filter(\.isFocusable).map(\.name) == ["in"])
    }
}
