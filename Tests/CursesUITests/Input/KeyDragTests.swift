import CursesUITesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Shift with an arrow")
struct KeyDragTests {
    private let log = Log()
    private let size = CellSize(width: 60, height: 30)

    private func drag(_ name: String, minimumDistance: CGFloat = 10) -> some Gesture {
        DragGesture(minimumDistance: minimumDistance)
            .onChanged { log.add("\(name) \(Int($0.translation.width)),\(Int($0.translation.height))") }
            .onEnded { log.add("\(name) end \(Int($0.translation.width)),\(Int($0.translation.height))") }
    }

    /// Drags by a key, and waits until the button is released.
    private func drag(_ key: KeyEquivalent, _ app: TestApp) {
        app.press(key, modifiers: .shift)
        app.advance(by: .milliseconds(250))
    }

    private func card(_ name: String) -> some View {
        Text(name).frame(width: 30, height: 12).background(Color.blue)
    }

    @Test("swipes a view in each direction, over at least half of it")
    func swipe() {
        let app = TestApp(card("card").gesture(drag("a")), size: size)
        drag(.rightArrow, app)
        #expect(log.take() == ["a 10,0", "a 20,0", "a end 20,0"])
        drag(.leftArrow, app)
        #expect(log.take().last == "a end -20,0")
        drag(.upArrow, app)
        #expect(log.take().last == "a end 0,-10")
        drag(.downArrow, app)
        #expect(log.take().last == "a end 0,10")
        app.press(.downArrow)
        app.press(.return)
        #expect(log.take() == [])
    }

    @Test("swipes the focused view; a view without controls in it is a stop")
    func stop() {
        let app = TestApp(
            VStack {
                Text("one").frame(width: 20, height: 5).contentShape(Rectangle()).gesture(drag("one"))
                Text("two").frame(width: 20, height: 5).contentShape(Rectangle()).gesture(drag("two"))
                Button("button") {}
            },
            size: size)
        drag(.rightArrow, app)
        #expect(log.take().last == nil)
        app.press(.tab)
        drag(.rightArrow, app)
        #expect(log.take().last == "one end 20,0")
        app.press(.tab)
        drag(.rightArrow, app)
        #expect(log.take().last == "two end 20,0")
    }

    @Test("swipes the view around the focused control, or the only one on the screen", arguments: 0..<3)
    func around(precedence: Int) {
        let app = TestApp(
            VStack {
                VStack {
                    Button("inside") { log.add("inside") }
                    Text("board")
                }
                .frame(width: 30, height: 10)
                .gesture(drag("board"), including: precedence == 0 ? .all : .subviews)
                .simultaneousGesture(drag("board"), including: precedence == 1 ? .all : .subviews)
                .highPriorityGesture(drag("board"), including: precedence == 2 ? .all : .subviews)
                Button("outside") {}
            },
            size: size)
        drag(.leftArrow, app)
        #expect(log.take().last == "board end -20,0")
        #expect(app.focused?.name == "inside")
        app.press(.tab)
        #expect(app.focused?.name == "outside")
        drag(.downArrow, app)
        #expect(log.take().last == "board end 0,10")
        #expect(app.focused?.name == "outside")
    }

    @Test("swipes the topmost of the views that cover each other")
    func covered() {
        struct Deck: View {
            @State private var cards = ["c", "b", "a"]
            let log: Log

            var body: some View {
                ZStack {
                    ForEach(cards, id: \.self) { card in
                        Text(card).frame(width: 30, height: 12).background(Color.blue)
                            .gesture(
                                DragGesture().onEnded { value in
                                    log.add("\(card) \(value.translation.width > 0 ? "right" : "left")")
                                    cards.removeAll { $0 == card }
                                })
                    }
                }
            }
        }
        let app = TestApp(Deck(log: log), size: size)
        for _ in 0..<4 { app.press(.rightArrow, modifiers: .shift) }
        app.advance(by: .seconds(1))
        #expect(log.take() == ["a right", "b right", "c right"])
    }

    @Test("drags twice as far each time that the view springs back", arguments: [false, true])
    func springingBack(stays: Bool) {
        struct Knob: View {
            let stays: Bool
            let log: Log
            @State private var offset: CGFloat = 0
            @State private var start: CGFloat = 0

            var body: some View {
                Text("knob").offset(x: offset)
                    .gesture(
                        DragGesture()
                            .onChanged { offset = start + $0.translation.width }
                            .onEnded {
                                log.add("\(Int($0.translation.width))")
                                if stays { start = offset } else { withAnimation { offset = 0 } }
                            })
            }
        }
        let app = TestApp(Knob(stays: stays, log: log), size: size)
        for _ in 0..<6 {
            drag(.rightArrow, app)
            app.advance(by: .seconds(1))
        }
        #expect(log.take() == (stays ? ["4", "4", "4", "4", "4", "4"] : ["4", "8", "16", "32", "60", "60"]))
        drag(.leftArrow, app)
        #expect(log.take() == ["-4"])
    }

    @Test("shows the state of the gesture until the button is released, and continues a small view's drag until then")
    func held() {
        struct Knob: View {
            @GestureState private var way = 0.0
            let log: Log

            var body: some View {
                Text("knob").offset(x: way)
                    .gesture(
                        DragGesture().updating($way) { value, way, _ in way = value.translation.width }
                            .onEnded { log.add("\(Int($0.translation.width))") }
                    )
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let app = TestApp(Knob(log: log), size: size)
        func column() -> Int? { app.screen.position(of: "knob")?.column }
        app.press(.rightArrow, modifiers: .shift)
        #expect(column() == 4)
        app.press(.rightArrow, modifiers: .shift)
        app.press(.rightArrow, modifiers: .shift)
        #expect(column() == 12 && log.take() == [])
        app.press(.leftArrow, modifiers: .shift)
        #expect(column() == 8)
        app.advance(by: .milliseconds(250))
        #expect(column() == 0 && log.take() == ["8"])
        app.press(.rightArrow, modifiers: .shift)
        app.press(.tab)
        #expect(column() == 0 && log.take().count == 1)
    }

    @Test("a key in a different direction, and any other event, ends the drag first")
    func turned() {
        let knob = Text("knob").frame(width: 8, height: 4).background(.blue)
        let app = TestApp(knob.gesture(drag("a", minimumDistance: 1)), size: size)
        app.press(.rightArrow, modifiers: .shift)
        app.press(.downArrow, modifiers: .shift)
        app.press(.tab, modifiers: .shift)
        #expect(log.take().filter { $0.contains("end") } == ["a end 4,0", "a end 0,2"])
    }

    @Test("tells the whole way of a view that moves with its drag")
    func moving() {
        struct Knob: View {
            @State private var way = 0.0
            let log: Log
            var body: some View {
                Text("knob")
                    .gesture(
                        DragGesture().onChanged { way = $0.translation.width }
                            .onEnded { log.add("\(Int($0.translation.width))") }
                    )
                    .offset(x: way)
            }
        }
        let app = TestApp(Knob(log: log), size: size)
        app.press(.rightArrow, modifiers: .shift)
        app.advance(by: .milliseconds(250))
        #expect(log.take() == ["4"])
    }

    @Test("springs back from where the key has dragged it")
    func springs() {
        struct Knob: View {
            @State private var way = 0.0

            var body: some View {
                Text("knob").offset(x: way)
                    .gesture(
                        DragGesture().onChanged { way = $0.translation.width }
                            .onEnded { _ in withAnimation(.linear(duration: 1)) { way = 0 } }
                    )
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let app = TestApp(Knob(), size: size)
        app.press(.rightArrow, modifiers: .shift)
        app.advance(by: .milliseconds(250))
        app.advance(by: .milliseconds(500))
        #expect(app.screen.position(of: "knob")?.column == 2)
    }

    @Test("goes to the next cell each time if the drag begins with the press")
    func scrub() {
        let app = TestApp(
            Color.blue.frame(width: 8, height: 2)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onEnded { log.add("\(Int($0.location.x)),\(Int($0.location.y))") }),
            size: size)
        for _ in 0..<4 { drag(.rightArrow, app) }
        #expect(log.take() == ["5,1", "6,1", "7,1", "7,1"])
        drag(.upArrow, app)
        drag(.leftArrow, app)
        #expect(log.take() == ["7,0", "6,0"])
    }

    @Test("selects in a field, and does nothing in a disabled view")
    func others() {
        struct Field: View {
            @State private var text = "text"
            let log: Log

            var body: some View {
                VStack {
                    TextField("field", text: $text)
                    Text("disabled").gesture(DragGesture().onEnded { _ in log.add("drag") }).disabled(true)
                }
                .gesture(DragGesture().onEnded { _ in log.add("around") })
            }
        }
        let app = TestApp(Field(log: log), size: size)
        app.press(.leftArrow, modifiers: .shift)
        app.type("s")
        #expect(log.take() == [])
        #expect(app.screen.position(of: "texs") != nil)
    }

    @Test("begins where the mouse would press a view that is moved out of its frame")
    func movedContent() {
        let view = VStack(alignment: .leading) {
            GeometryReader { _ in
                Rectangle().fill(.red).frame(width: 4, height: 2).offset(x: 30)
                    .gesture(
                        DragGesture().onChanged {
                            log.add("from \(Int($0.startLocation.x)) to \(Int($0.location.x))")
                        })
            }
        }
        let app = TestApp(view, size: size)
        app.press(.rightArrow, modifiers: .shift)
        #expect(log.take().first?.hasPrefix("from 32 to ") == true)
    }
}
