import CursesUITesting
import Testing

@MainActor
@Suite("Gestures on the same views")
struct GesturePrecedenceTests {
    private let log = Log()

    private func app(_ view: some View) -> TestApp {
        TestApp(view, size: CellSize(width: 20, height: 4))
    }

    private func tap(_ name: String, count: Int = 1) -> some Gesture {
        TapGesture(count: count).onEnded { [log] in log.add(name) }
    }

    private func drag(_ name: String, distance: CGFloat = 1) -> some Gesture {
        DragGesture(minimumDistance: distance).onEnded { [log] _ in log.add(name) }
    }

    @Test("a simultaneous gesture is recognized beside a control")
    func simultaneous() {
        let app = app(Button("b") { log.add("button") }.simultaneousGesture(tap("tap")))
        app.click(text: "b")
        #expect(Set(log.take()) == ["button", "tap"])
    }

    @Test("a tap is recognized beside a drag that begins at once")
    func tapBesideDrag() {
        let app = app(Text("text").gesture(drag("drag", distance: 0)).simultaneousGesture(tap("tap")))
        app.click(text: "text")
        #expect(Set(log.take()) == ["drag", "tap"])
    }

    @Test("a gesture with high priority comes before those inside, and leaves them what it does not recognize")
    func high() {
        let taps = app(VStack { Text("text").onTapGesture { log.add("child") } }.highPriorityGesture(tap("high")))
        taps.click(text: "text")
        #expect(log.take() == ["high"])

        let drags = app(Button("button") { log.add("button") }.highPriorityGesture(drag("drag")))
        drags.click(text: "button")
        #expect(log.take() == ["button"])
        let start = drags.screen.position(of: "button")!
        drags.drag(from: start, to: CellPoint(column: start.column + 3, row: start.row))
        #expect(log.take() == ["drag"])
    }

    @Test("a mask switches off the gesture, or those inside")
    func masks() {
        func view(_ mask: GestureMask) -> some View {
            VStack { Text("text").onTapGesture { log.add("child") } }.highPriorityGesture(tap("own"), including: mask)
        }
        for (mask, expected) in [
            (GestureMask.all, ["own"]), (.gesture, ["own"]), (.subviews, ["child"]), (.none, []),
        ] {
            app(view(mask)).click(text: "text")
            #expect(log.take() == expected)
        }
        app(Button("b") { log.add("button") }.gesture(tap("own"), including: .gesture)).click(text: "b")
        #expect(log.take() == ["own"])
        app(Text("b").gesture(tap("own"), isEnabled: false)).click(text: "b")
        #expect(log.take() == [])
    }

    @Test("a single tap waits for a double tap that comes first")
    func doubleTap() async {
        let app = app(Text("text").onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") })
        app.click(text: "text", count: 2)
        await app.advance(by: .seconds(1))
        #expect(log.take() == ["double"])
        app.click(text: "text")
        #expect(log.take() == [])
        await app.advance(by: .seconds(1))
        #expect(log.take() == ["single"])
    }

    private struct Movable: View {
        let log: Log
        @State private var moves = false

        var body: some View {
            Text("text").gesture(moves ? DragGesture().onEnded { _ in log.add("drag") } : nil)
            Button("switch") { moves.toggle() }
        }
    }

    @Test("a gesture that is nil is not recognized")
    func optional() {
        let app = app(Movable(log: log))
        func drag() {
            let start = app.screen.position(of: "text")!
            app.drag(from: start, to: CellPoint(column: start.column + 2, row: start.row))
        }
        drag()
        #expect(log.take() == [])
        app.click(text: "switch")
        drag()
        #expect(log.take() == ["drag"])
    }

    private struct TwoTaps: Gesture {
        let action: () -> Void

        var body: some Gesture { TapGesture(count: 2).onEnded(action) }
    }

    @Test("a gesture of an app's own has a body")
    func custom() {
        let app = app(Text("text").gesture(TwoTaps { [log] in log.add("two") }))
        app.click(text: "text")
        #expect(log.take() == [])
        app.click(text: "text")
        #expect(log.take() == ["two"])
    }

    private struct Held: View {
        @GestureState private var isHeld = false
        let log: Log

        var body: some View {
            Text(isHeld ? "held" : "free")
                .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true })
                .highPriorityGesture(DragGesture(minimumDistance: 2).onEnded { _ in log.add("outer") })
        }
    }

    @Test("a gesture's state is reset when a different gesture takes over")
    func reset() {
        let app = app(Held(log: log))
        let start = app.screen.position(of: "free")!
        app.drag(from: start, to: CellPoint(column: start.column + 3, row: start.row))
        #expect(app.screen.position(of: "free") != nil)
        #expect(log.take() == ["outer"])
    }

    @Test("empty space takes no tap, except with a content shape")
    func emptySpace() {
        func row(_ isShaped: Bool) -> some View {
            HStack {
                Text("L"); Spacer(); Text("R")
            }
            .contentShape(isShaped ? .interaction : .dragPreview, Rectangle())
            .onTapGesture { log.add("tap") }
        }
        let plain = app(row(false))
        plain.click(text: "L")
        plain.click(text: "R")
        #expect(log.take() == ["tap", "tap"])
        plain.click(column: 10, row: plain.screen.position(of: "L")!.row)
        #expect(log.take() == [])
        let shaped = app(row(true))
        shaped.click(column: 10, row: shaped.screen.position(of: "L")!.row)
        #expect(log.take() == ["tap"])
        let padded = app(Text("text").padding(1).onTapGesture { log.add("tap") })
        let place = padded.screen.position(of: "text")!
        padded.click(column: place.column, row: place.row - 1)
        #expect(log.take() == [])
        let filled = app(Text("text").padding(1).background(Color.red).onTapGesture { log.add("tap") })
        filled.click(column: place.column, row: place.row - 1)
        #expect(log.take() == ["tap"])
    }

    @Test("a tap in empty space reaches what is behind")
    func behind() {
        let app = app(
            ZStack {
                Color.blue.onTapGesture { log.add("behind") }
                VStack {
                    Text("front"); Spacer()
                }
                .onTapGesture { log.add("front") }
            })
        app.click(column: 10, row: 3)
        #expect(log.take() == ["behind"])
        app.click(text: "front")
        #expect(log.take() == ["front"])
    }
}
