import CursesUITesting
import Testing

@MainActor
@Suite("Gestures of the mouse")
struct GestureTests {
    private let log = Log()
    private let size = CellSize(width: 20, height: 6)

    private func mouse(_ action: TerminalEvent.MouseEvent.Action, _ column: Int, _ row: Int) -> TerminalEvent {
        .mouse(
            TerminalEvent.MouseEvent(
                action,
                button: action == .move ? nil : .left,
                at: CellPoint(column: column, row: row)
            )
        )
    }

    @Test("a tap is a press and a release on the view; a control inside comes first")
    func taps() {
        let app = TestApp(
            VStack(spacing: 0) {
                Text("text")
                Button("button") { log.add("button") }
            }
            .onTapGesture { log.add("tap") },
            size: size
        )
        app.click(text: "text")
        app.click(text: "button")
        #expect(log.take() == ["tap", "button"])
        let text = app.screen.position(of: "text") ?? .zero
        app.send(mouse(.press, text.column, text.row))
        app.send(mouse(.release, 0, 0))
        #expect(log.take() == [])
    }

    @Test("a drag begins when the mouse is at the minimum distance, in all directions together")
    func minimumDistance() {
        let app = TestApp(
            Color.clear.gesture(
                DragGesture(minimumDistance: 5).onChanged { log.add("\(Int($0.translation.width))") }
                    .onEnded { _ in log.add("end") }), size: size)
        app.send(mouse(.press, 2, 1))
        app.send(mouse(.drag, 6, 1))
        app.send(mouse(.release, 6, 1))
        #expect(log.take() == [])
        app.send(mouse(.press, 2, 1))
        app.send(mouse(.drag, 5, 5))
        app.send(mouse(.drag, 3, 1))
        app.send(mouse(.release, 3, 1))
        #expect(log.take() == ["3", "1", "end"])
    }

    @Test("a view with a gesture that magnifies is no stop, and takes no keys")
    func magnifyByKey() {
        let app = TestApp(
            VStack {
                Text("magnify").gesture(MagnifyGesture().onChanged { _ in log.add("magnify") })
                Button("button") { log.add("button") }
            },
            size: size)
        for key: KeyEquivalent in [.return, .tab, .return, .rightArrow, .return] { app.press(key) }
        #expect(log.take() == ["button", "button", "button"])
    }

    @Test("a gesture with modifiers needs exactly these keys; a gesture without takes the others")
    func modifiers() {
        let app = TestApp(
            Color.clear
                .gesture(TapGesture().modifiers(.control).onEnded { log.add("control") })
                .gesture(
                    DragGesture(minimumDistance: 0).modifiers([.control, .option]).onEnded { _ in log.add("drag") }
                )
                .onTapGesture { log.add("tap") },
            size: size)
        app.click(column: 3, row: 2, modifiers: .control)
        #expect(log.take() == ["control"])
        app.click(column: 3, row: 2, modifiers: [.control, .option])
        #expect(log.take() == ["drag"])
        app.click(column: 3, row: 2)
        #expect(log.take() == ["tap"])
        app.click(column: 3, row: 2, modifiers: .option)
        #expect(log.take() == ["tap"])
    }

    @Test("Return does not complete a gesture with modifiers")
    func modifiersAndKeys() {
        let app = TestApp(
            Text("text").gesture(TapGesture().modifiers(.control).onEnded { log.add("control") }), size: size)
        app.press(.return)
        app.press(.tab)
        app.press(.return)
        #expect(log.take() == [])
    }

    @Test("a clear colour is tapped")
    func clearColor() {
        let app = TestApp(Color.clear.onTapGesture { log.add("tap") }, size: size)
        app.click(column: 3, row: 2)
        #expect(log.take() == ["tap"])
    }

    @Test("two taps count only soon after each other; a single tap waits for the second")
    func doubleTaps() {
        let app = TestApp(
            Text("text")
                .onTapGesture(count: 2) { log.add("double") }
                .onTapGesture { log.add("single") },
            size: size
        )
        app.click(text: "text")
        app.click(text: "text")
        #expect(log.take() == ["double"])
        app.advance(by: .seconds(1))
        app.click(text: "text")
        app.advance(by: .seconds(1))
        app.click(text: "text")
        app.advance(by: .seconds(1))
        #expect(log.take() == ["single", "single"])
    }

    @Test("a long press waits; a short one is a tap")
    func longPress() {
        let app = TestApp(
            Text("text")
                .onLongPressGesture {
                    log.add("long")
                } onPressingChanged: {
                    log.add($0 ? "down" : "up")
                }
                .onTapGesture { log.add("tap") },
            size: size
        )
        let text = app.screen.position(of: "text") ?? .zero
        app.send(mouse(.press, text.column, text.row))
        app.advance(by: .milliseconds(600))
        app.send(mouse(.release, text.column, text.row))
        #expect(log.take() == ["down", "up", "long"])
        app.click(text: "text")
        #expect(log.take() == ["down", "up", "tap"])
    }

    @Test("a drag tells where the mouse is")
    func drag() {
        let app = TestApp(
            Color.red.frame(width: 10, height: 3)
                .gesture(
                    DragGesture()
                        .onChanged { log.add("\(Int($0.location.x)),\(Int($0.location.y))") }
                        .onEnded { log.add("by \(Int($0.translation.width))") }
                ),
            size: CellSize(width: 10, height: 3)
        )
        app.send(mouse(.press, 1, 1))
        app.send(mouse(.drag, 3, 1))
        app.send(mouse(.drag, 5, 2))
        app.send(mouse(.release, 5, 2))
        #expect(log.take() == ["3,1", "5,2", "by 4"])
    }

    @Test("a tap gesture is written as a gesture as well, and rests where a view is disabled")
    func tapGesture() {
        let tap = TapGesture().onEnded { log.add("tap") }
        let app = TestApp(
            VStack {
                Text("on").gesture(tap)
                Text("off").gesture(tap).disabled(true)
                Text("masked").gesture(tap, including: .subviews)
            },
            size: size
        )
        app.click(text: "on")
        app.click(text: "off")
        app.click(text: "masked")
        #expect(log.take() == ["tap"])
    }

    @Test("hovering is told when the mouse comes and goes")
    func hover() {
        let app = TestApp(
            Text("here").onHover { log.add($0 ? "in" : "out") },
            size: CellSize(width: 20, height: 1)
        )
        let text = app.screen.position(of: "here") ?? .zero
        app.send(mouse(.move, text.column, 0))
        app.send(mouse(.move, text.column + 1, 0))
        app.send(mouse(.move, 0, 0))
        #expect(log.take() == ["in", "out"])
    }

    @Test("a view that takes no hits lets them through")
    func hitTesting() {
        let app = TestApp(
            ZStack {
                Button("beneath") { log.add("beneath") }
                Button("above  ") { log.add("above") }.allowsHitTesting(false)
            },
            size: size
        )
        app.click(text: "above")
        #expect(log.take() == ["beneath"])
    }

    struct Files: View {
        @State private var isGone = false
        let log: Log

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("letter.txt") { log.add("open") }
                    .contextMenu {
                        Button("Rename") { log.add("rename") }
                        Button("Delete", role: .destructive) { isGone = true }
                    }
                Text(verbatim: isGone ? "gone" : "there")
            }
        }
    }

    @Test("the right button opens a menu where the mouse is; choosing closes it")
    func contextMenu() {
        let app = TestApp(Files(log: log), size: CellSize(width: 20, height: 12))
        let file = app.screen.position(of: "letter") ?? .zero
        let place = CellPoint(column: file.column, row: file.row)
        app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .right, at: place)))
        app.send(.mouse(TerminalEvent.MouseEvent(.release, button: .right, at: place)))
        #expect(app.screen.position(of: "│  Rename │") != nil)
        app.press(.return)
        #expect(log.take() == ["rename"])
        #expect(app.screen.position(of: "Rename") == nil)
    }

    @Test("a key opens it below the view; Escape closes it")
    func contextMenuByKey() {
        let app = TestApp(Files(log: log), size: CellSize(width: 20, height: 12))
        app.press(.return, modifiers: .option)
        let button = app.screen.position(of: "[ letter") ?? .zero
        #expect(app.screen.position(of: "╭") == CellPoint(column: button.column, row: button.row + 1))
        app.press(.escape)
        #expect(app.screen.position(of: "Rename") == nil)
        app.press(.function(10), modifiers: .shift)
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.position(of: "gone") != nil)
        #expect(log.take() == [])
    }
}
