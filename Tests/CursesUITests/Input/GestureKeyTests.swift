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

    @Test("a view that is only dragged, that is disabled, or that holds a control, is no stop")
    func noStops() {
        let app = TestApp(
            VStack {
                Text("drag").gesture(DragGesture().onEnded { _ in })
                Text("off").gesture(TapGesture().onEnded {}).disabled(true)
                Text("masked").gesture(TapGesture().onEnded {}, including: .subviews)
                HStack { Button("in") {} }.gesture(TapGesture().onEnded {})
            },
            size: CellSize(width: 40, height: 8)
        )
        #expect(app.elements.filter(\.isFocusable).map(\.name) == ["in"])
    }
}
