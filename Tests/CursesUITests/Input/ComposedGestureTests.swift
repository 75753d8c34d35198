import CursesUITesting
import Testing

@MainActor
@Suite("Gestures that are made of others")
struct ComposedGestureTests {
    private let log = Log()

    private func mouse(_ action: TerminalEvent.MouseEvent.Action, _ column: Int, _ row: Int = 0) -> TerminalEvent {
        .mouse(TerminalEvent.MouseEvent(action, button: .left, at: CellPoint(column: column, row: row)))
    }

    private func app(_ gesture: some Gesture) -> TestApp {
        TestApp(
            Color.red.frame(width: 10, height: 1).gesture(gesture),
            size: CellSize(width: 10, height: 1)
        )
    }

    private struct Card: View {
        @GestureState private var way = CGSize.zero

        var body: some View {
            Text(verbatim: "by \(Int(way.width))")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
        }
    }

    @Test("a gesture's state follows it, and goes back when it is over")
    func gestureState() {
        let app = TestApp(Card(), size: CellSize(width: 20, height: 1))
        app.send(mouse(.press, 2))
        app.send(mouse(.drag, 5))
        #expect(app.screen.position(of: "by 3") != nil)
        app.send(mouse(.release, 5))
        #expect(app.screen.position(of: "by 0") != nil)
    }

    @Test("a state that follows a long press goes back when the button is released too soon")
    func heldState() {
        struct Held: View {
            @GestureState private var isHeld = false

            var body: some View {
                Text(isHeld ? "held" : "free")
                    .gesture(LongPressGesture().updating($isHeld) { value, state, _ in state = value })
            }
        }
        let app = TestApp(Held(), size: CellSize(width: 4, height: 1))
        app.send(mouse(.press, 1))
        #expect(app.screen.position(of: "held") != nil)
        app.send(mouse(.release, 1))
        #expect(app.screen.position(of: "free") != nil)
    }

    @Test("a drag may begin when a long press is complete, with the button still down")
    func sequence() {
        let gesture = LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture())
            .onChanged { value in
                switch value {
                case .first(true): log.add("pressed")
                case .second(true, let drag?): log.add("by \(Int(drag.translation.width))")
                case .second(true, nil): log.add("held")
                default: log.add("?")
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                log.add("ended by \(Int(drag.translation.width))")
            }
        let app = app(gesture)
        app.send(mouse(.press, 1))
        app.advance(by: .milliseconds(600))
        app.send(mouse(.drag, 3))
        app.send(mouse(.release, 4))
        #expect(log.take() == ["pressed", "held", "by 2", "ended by 3"])
        app.send(mouse(.press, 1))
        app.send(mouse(.release, 1))
        #expect(log.take() == ["pressed"])
    }

    @Test("of two taps and one, one waits until there can be no second")
    func exclusive() {
        let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first: log.add("double")
            case .second: log.add("single")
            }
        }
        let app = app(gesture)
        app.click(column: 2, row: 0)
        #expect(log.take() == [])
        app.advance(by: .milliseconds(500))
        #expect(log.take() == ["single"])
        app.click(column: 2, row: 0)
        app.click(column: 2, row: 0)
        app.advance(by: .milliseconds(500))
        #expect(log.take() == ["double"])
    }

    @Test("a drag that comes before a tap leaves the tap where the mouse stays")
    func dragOrTap() {
        let gesture = DragGesture().exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first(let drag): log.add("by \(Int(drag.translation.width))")
            case .second: log.add("tap")
            }
        }
        let app = app(gesture)
        app.click(column: 2, row: 0)
        app.send(mouse(.press, 1))
        app.send(mouse(.drag, 4))
        app.send(mouse(.release, 4))
        #expect(log.take() == ["tap", "by 3"])
    }

    @Test("two gestures are followed at the same time")
    func simultaneous() {
        let gesture = LongPressGesture(minimumDuration: 0.5).simultaneously(with: DragGesture())
            .onEnded { log.add("held \($0.first ?? false), by \(Int($0.second?.translation.width ?? 0))") }
        let app = app(gesture)
        app.send(mouse(.press, 1))
        app.advance(by: .milliseconds(600))
        app.send(mouse(.drag, 3))
        app.send(mouse(.release, 3))
        #expect(log.take() == ["held true, by 2"])
    }

    @Test("values are mapped, types hidden, and a tap tells where it was")
    func places() {
        let mapped = AnyGesture(SpatialTapGesture().map { Int($0.location.x) })
        let app = app(mapped.onEnded { log.add("x \($0)") })
        app.click(column: 3, row: 0)
        #expect(log.take() == ["x 3"])
    }

    @Test("a tap tells its place in the view, or on the screen")
    func tapPlaces() {
        let app = TestApp(
            Text("here").padding(.leading, 2)
                .onTapGesture(coordinateSpace: .global) { log.add("global \(Int($0.x))") }
                .overlay(alignment: .bottomTrailing) {
                    Text("e").onTapGesture { location in log.add("local \(Int(location.x))") }
                },
            size: CellSize(width: 6, height: 1)
        )
        app.click(column: 3, row: 0)
        app.click(column: 5, row: 0)
        #expect(log.take() == ["global 3", "local 0"])
    }

    @Test("a drag says how fast it is, and where it would end")
    func velocity() {
        let app = app(
            DragGesture().onEnded { value in
                log.add(value.predictedEndLocation.x > value.location.x ? "further" : "here")
            }
        )
        app.send(mouse(.press, 0))
        app.send(mouse(.drag, 1))
        app.advance(by: .milliseconds(50))
        app.send(mouse(.drag, 4))
        app.send(mouse(.release, 4))
        #expect(log.take() == ["further"])
    }

    @Test("the mouse is followed over a view until it leaves")
    func continuousHover() {
        let app = TestApp(
            HStack(spacing: 0) {
                Text("ab").onContinuousHover { phase in
                    switch phase {
                    case .active(let point): log.add("\(Int(point.x))")
                    case .ended: log.add("ended")
                    }
                }
                Text("cd")
            },
            size: CellSize(width: 4, height: 1)
        )
        for column in [0, 1, 1, 2] { app.move(column: column, row: 0) }
        #expect(log.take() == ["0", "1", "ended"])
    }
}
