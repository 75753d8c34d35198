import CursesUITesting
import Testing

@MainActor
@Suite("Opacity, clipping, order and redaction")
struct EffectTests {
    private let size = CellSize(width: 6, height: 3)

    @Test("what is less than three quarters opaque is dim, and nothing is left at zero")
    func opacity() {
        func cell(_ opacity: Double) -> Cell {
            render(Text(verbatim: "x").opacity(opacity), size: CellSize(width: 1, height: 1)).cell(0, 0)
        }
        #expect(cell(1) == Cell(glyph: "x"))
        #expect(cell(0.8) == Cell(glyph: "x"))
        #expect(cell(0.5) == Cell(glyph: "x", style: Style(attributes: .dim)))
        #expect(cell(0) == .blank)
        let nested = Text(verbatim: "x").opacity(0.8).opacity(0.8)
        #expect(render(nested, size: CellSize(width: 1, height: 1)).cell(0, 0).style.attributes == .dim)
    }

    @Test("an area that is less than half opaque is left out")
    func area() {
        #expect(render(Color.red.opacity(0.9).opacity(0.5), size: size).cell(0, 0).style == .plain)
        let view = Rectangle().fill(.red).opacity(0.6)
        #expect(render(view, size: size).cell(0, 0).style.background == .red)
    }

    @Test("what is hidden takes its room, but neither keys nor clicks")
    func hidden() {
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                Button("a") { count += 1 }.hidden()
                Button("b\(count)") {}
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 6, height: 2))
        #expect(app.screen.text == "\n[ b0 ]")
        app.press(.return)
        app.click(column: 3, row: 0)
        #expect(app.screen.text == "\n[ b0 ]")
    }

    @Test("the shortcut of a button that is hidden, transparent or off the screen works")
    func hiddenShortcuts() {
        struct Screen: View {
            let log: Log

            var body: some View {
                Text(verbatim: "screen")
                    .background {
                        Button("") { log.add("hidden") }.keyboardShortcut("k", modifiers: .control).hidden()
                        Button("") { log.add("transparent") }.keyboardShortcut("t", modifiers: .control).opacity(0)
                        Button("") { log.add("off") }.keyboardShortcut("o", modifiers: .control).offset(x: 100)
                        Button("") { log.add("disabled") }.keyboardShortcut("d", modifiers: .control).disabled(true)
                        Button("") { log.add("first") }.keyboardShortcut("x", modifiers: .control).hidden()
                        Button("") { log.add("second") }.keyboardShortcut("x", modifiers: .control).hidden()
                    }
            }
        }
        let log = Log()
        let app = TestApp(Screen(log: log), size: CellSize(width: 6, height: 2))
        for key in "ktodx" { app.press(KeyEquivalent(key), modifiers: .control) }
        #expect(log.take() == ["hidden", "transparent", "off", "first"])
    }

    @Test("a transparent view does not disable its controls")
    func transparentIsEnabled() {
        struct Teller: View {
            @Environment(\.isEnabled) private var isEnabled
            let log: Log

            var body: some View {
                let _ = log.add("\(isEnabled)")
                Text("x")
            }
        }
        let log = Log()
        _ = TestApp(Teller(log: log).opacity(0), size: size)
        #expect(log.take() == ["true"])
    }

    @Test("a view is clipped by a circle")
    func clipShape() {
        let view = Color.red.clipShape(Circle())
        let screen = render(view, size: CellSize(width: 12, height: 5))
        #expect(screen.cell(0, 0).style == .plain)
        #expect(screen.cell(6, 2).style.background == .red)
        let text = Text(verbatim: "abcdef").frame(width: 3).cornerRadius(4)
        #expect(render(text, size: size).text == " abc\n def")
    }

    @Test("a corner radius rounds the light line along the edges, and no heavy one")
    func cornerRadius() {
        func picture(_ view: some View) -> String {
            render(view, size: CellSize(width: 6, height: 3)).text
        }
        let box = Text("text").border(.primary)
        #expect(picture(box) == "┌────┐\n│text│\n└────┘")
        #expect(picture(box.cornerRadius(3)) == "╭────╮\n│text│\n╰────╯")
        #expect(picture(box.clipShape(Capsule())) == "╭────╮\n│text│\n╰────╯")
        #expect(picture(box.cornerRadius(0)) == picture(box))
        #expect(picture(box.clipShape(Rectangle())) == picture(box))
        let heavy = Text("text").border(.primary, width: 2)
        #expect(picture(heavy.cornerRadius(3)) == picture(heavy))
    }

    @Test("the corners of a border keep its colour when they are rounded")
    func cornerColor() {
        let screen = render(
            Text("text").border(.red).cornerRadius(8), size: CellSize(width: 6, height: 3))
        #expect(screen.cell(0, 0).style.foreground == screen.cell(1, 0).style.foreground)
        #expect(screen.cell(0, 0).style.foreground != .default)
    }

    @Test("a shadow takes no room and falls on nobody")
    func shadow() {
        struct Screen: View {
            let hasShadow: Bool
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 0) {
                        if hasShadow { card.shadow(color: .black, radius: 5, x: 2, y: 2) } else { card }
                        Text("beside")
                    }
                    Text("below")
                }
            }
            private var card: some View { Text("card").border(.primary) }
        }
        let size = CellSize(width: 14, height: 5)
        let plain = render(Screen(hasShadow: false), size: size)
        #expect(render(Screen(hasShadow: true), size: size) == plain)
    }

    @Test("a clipped view leaves what lies below where it is cut off")
    func clipOver() {
        let view = ZStack {
            Text(verbatim: "abcdefghijkl\nabcdefghijkl\nabcdefghijkl\nabcdefghijkl\nabcdefghijkl")
            Color.red.clipShape(Circle())
        }
        let screen = render(view, size: CellSize(width: 12, height: 5))
        #expect(screen.cell(0, 0).glyph == "a")
        #expect(screen.cell(6, 2).glyph == .space)
    }

    @Test("a mask, a shape and a canvas of an endless frame are drawn where they can be seen")
    func endless() {
        struct TwoColumns: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 2, height: rect.height)) }
        }
        func picture(_ view: some View) -> String {
            render(view.frame(width: 6, height: 3, alignment: .topLeading), size: size).text
        }
        let text = Text(verbatim: "abc").frame(width: .infinity, alignment: .leading)
        #expect(picture(text.mask(alignment: .leading) { Text(verbatim: "xx") }) == "ab")
        #expect(picture(text.clipShape(TwoColumns())) == "ab")
        let canvas = Canvas { context, _ in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 2, height: 1)))
            context.draw(Text(verbatim: "abc"), at: .zero, anchor: .topLeading)
        }
        #expect(picture(canvas.frame(width: .infinity, height: 1)) == "ab")
    }

    @Test("a higher view is in front, and takes the click")
    func zIndex() {
        struct Screen: View {
            @State private var clicked = "-"

            var body: some View {
                ZStack {
                    Button("1") { clicked = "first" }.buttonStyle(.plain).zIndex(1)
                    Button("2") { clicked = "second" }.buttonStyle(.plain)
                }
                Text(clicked)
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 6, height: 2))
        #expect(app.screen.row(0).trimmingCharacters(in: .whitespaces) == "1")
        app.click(text: "1")
        #expect(app.screen.row(1).contains("first"))
    }

    @Test("redacted texts and symbols are blocks")
    func redacted() {
        let view = VStack(alignment: .leading) {
            Text(verbatim: "ab cd")
            Text(verbatim: "x").unredacted()
        }
        #expect(render(view.redacted(reason: .placeholder), size: size).text == "█████\nx")
        let secret = HStack(spacing: 0) {
            Text(verbatim: "a")
            Text(verbatim: "b").privacySensitive()
        }
        #expect(render(secret.redacted(reason: .privacy), size: CellSize(width: 2, height: 1)).text == "a█")
    }

    @Test("a view is put in the middle of a point")
    func position() {
        let view = Text(verbatim: "abc").position(x: 3, y: 1)
        #expect(render(view, size: size).text == "\n  abc")
    }
}
