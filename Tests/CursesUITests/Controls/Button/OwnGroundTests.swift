import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Labels of buttons with a ground of their own")
struct OwnGroundTests {
    private struct Card: View {
        var body: some View { Text("Card").padding(1).background(.blue, in: Capsule()) }
    }

    private struct CardModifier: ViewModifier {
        func body(content: Content) -> some View { content.padding(1).background(Color.blue) }
    }

    private struct Plain: View {
        var body: some View {
            HStack { Text("Plain") }.padding(1).opacity(0.5)
        }
    }

    private struct Endless: View {
        let depth: Int
        var body: some View { if depth > 0 { Endless(depth: depth - 1) } else { Text("end") } }
    }

    @Test("a background, a border or an outline is a ground, wherever it is in the label")
    func grounds() {
        func has(_ view: some View) -> Bool { OwnGround.isDrawn(by: view) }
        let text = Text("text")
        #expect(has(text.background(.red)))
        #expect(has(text.background(Color.red)))
        #expect(has(text.background { RoundedRectangle(cornerRadius: 8).fill(.red).shadow(radius: 2) }))
        #expect(has(text.background(.thinMaterial).foregroundStyle(.white).frame(maxWidth: .infinity)))
        #expect(has(text.background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))))
        #expect(has(text.padding().background(.red).clipShape(Circle()).shadow(radius: 3)))
        #expect(has(text.border(.red)))
        #expect(has(text.overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))))
        #expect(has(text.modifier(CardModifier())))
        #expect(has(Card()))
        #expect(has(Group { Card() }.padding()))
        #expect(
            has(
                ZStack {
                    Circle().fill(.red)
                    text
                }))
        #expect(has(Optional(text.bold().background(.red))))
    }

    @Test("a label without them has none")
    func noGrounds() {
        func has(_ view: some View) -> Bool { OwnGround.isDrawn(by: view) }
        let text = Text("text")
        #expect(!has(text))
        #expect(!has(Plain()))
        #expect(!has(Endless(depth: 3)))
        #expect(!has(Label("Home", systemImage: "house")))
        #expect(!has(text.background { GeometryReader { _ in EmptyView() } }))
        #expect(!has(text.overlay(alignment: .topTrailing) { Text("3") }))
        #expect(
            !has(
                ZStack {
                    text
                    Circle().fill(.red)
                }))
        #expect(!has(Circle().frame(width: 3)))
    }

    @Test("a designed label is the whole button, which still shows the focus")
    func designed() {
        struct Buttons: View {
            @State private var pressed = ""
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button {
                        pressed += "a"
                    } label: {
                        Text("Save").padding(1).background(Color.blue)
                    }
                    Button {
                        pressed += "b"
                    } label: {
                        Text("Plain")
                    }
                    Button {
                        pressed += "c"
                    } label: {
                        Card()
                    }.buttonStyle(.bordered)
                    Text("pressed: \(pressed)")
                }
            }
        }
        let app = TestApp(Buttons(), size: CellSize(width: 14, height: 8))
        #expect(
            app.screen == """

                  [Save]

                  [ Plain ]
                    ▗▟  ▙▖
                  [  Card  ]
                    ▝▜  ▛▘
                  pressed:
                """)
        app.press(.return)
        app.press(.tab)
        #expect(app.screen.position(of: "[Save]") == nil)
        #expect(app.screen.position(of: "Save") != nil)
        app.press(.return)
        app.click(text: "Save")
        app.click(text: "Card")
        #expect(app.screen.position(of: "pressed: abac") != nil)
    }

    @Test("on a screen without colours a designed label has brackets")
    func monochrome() {
        let view = Button {
        } label: {
            Text("Save").padding(1).background(Color.blue)
        }
        let size = CellSize(width: 14, height: 3)
        #expect(TestApp(view, size: size, colorLevel: .none).screen.rows[1].contains("[  Save  ]"))
        #expect(!TestApp(view, size: size).screen.rows[1].contains("[  Save  ]"))
    }
}
