import CursesUITesting
import Testing

@MainActor
@Suite("Colours on cells")
struct ColorTests {
    private func cell(_ view: some View) -> Cell {
        render(view, size: CellSize(width: 1, height: 1)).cell(0, 0)
    }

    @Test("what is clear is not drawn")
    func clear() {
        #expect(cell(Color.clear) == .blank)
        #expect(cell(Rectangle().fill(.clear)) == .blank)
        #expect(cell(Text(verbatim: "x").modifier(EmptyModifier()).foregroundStyle(.clear)) == .blank)
        let box = Text(verbatim: "x").border(.clear)
        #expect(render(box, size: CellSize(width: 3, height: 3)).text == "\n x")
    }

    @Test("an area of low opacity leaves what lies below, a text is dim")
    func faint() {
        let faint = Color.red.opacity(0.2)
        #expect(cell(Text(verbatim: "x").background(faint)).style == .plain)
        #expect(cell(Color.red.opacity(0.8)).style.background == .red)
        let text = cell(Text(verbatim: "x").foregroundColor(faint))
        #expect(text.style.attributes.contains(.dim))
        #expect(text.style.foreground == .red)
    }

    @Test("a text on an area in the terminal's own foreground has it as its background")
    func onPrimary() {
        let own = cell(Text("x").background(Color.primary))
        #expect(own.style == Style(attributes: .reverse))
        let red = cell(Text("x").foregroundStyle(.red).background(Color.primary))
        #expect(red.style == Style(background: .red, attributes: .reverse))
    }

    @Test("an area in the terminal's own foreground is shown in reverse video")
    func primary() {
        #expect(cell(Color.primary).style.attributes == .reverse)
        #expect(cell(Rectangle()).style.attributes == .reverse)
    }

    @Test("a text keeps the background that it stands on")
    func background() {
        let view = Text(verbatim: "x").foregroundColor(.white).background(Color.blue)
        #expect(cell(view).style.background == .brightBlue)
        #expect(cell(view).style.foreground == .brightWhite)
    }

    @Test("a colour is described by its name or its components")
    func description() {
        #expect("\(Color.red), \(Color.primary), \(Color.clear)" == "red, primary, clear")
        #expect(Color.blue.opacity(0.5).description == "50% blue")
        #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000")
        #expect(Color(white: 0).description == "#000000")
    }
}
