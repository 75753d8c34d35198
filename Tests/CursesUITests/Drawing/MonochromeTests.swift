import CursesUITesting
import Testing

@MainActor
@Suite("Screens without colours")
struct MonochromeTests {
    private func screen(_ view: some View, scheme: ColorScheme = .dark, width: Int = 10) -> Snapshot {
        TestApp(
            view, size: CellSize(width: width, height: 3), colorLevel: .none, colorScheme: scheme
        ).screen
    }

    @Test(
        "an area of a colour is in reverse video",
        arguments: [Color.red, .white, .gray, Color(red: 0, green: 0, blue: 1)])
    func area(_ color: Color) {
        let screen = screen(color.frame(width: 2, height: 1))
        #expect(screen.cell(4, 1).style == Style(attributes: .reverse))
        #expect(screen.cell(6, 1).style == .plain)
    }

    @Test("an area like the background is left blank")
    func background() {
        #expect(screen(Color.black).cell(4, 1).style == .plain)
        #expect(screen(Color.white, scheme: .light).cell(4, 1).style == .plain)
        #expect(screen(Color.black, scheme: .light).cell(4, 1).style.attributes == .reverse)
    }

    @Test("text on an area of a colour is in reverse video too")
    func text() {
        let screen = screen(Text(verbatim: "abc").background(.yellow))
        let place = screen.position(of: "abc") ?? .zero
        for column in 0..<3 {
            #expect(screen.cell(place.column + column, place.row).style.attributes == .reverse)
        }
    }

    @Test("a shape is seen by what fills it")
    func shape() {
        let screen = screen(Circle().fill(.blue).frame(width: 6, height: 3))
        #expect(screen.cell(5, 1).style.attributes == .reverse)
        #expect(screen.cell(1, 1).style == .plain)
    }

    @Test("a gradient is shown by shades, from the darkest to the lightest")
    func gradient() {
        let gradient = LinearGradient(
            colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing
        )
        #expect(screen(gradient.frame(height: 1)).text.contains("░░▒▒▓▓██"))
        let onLight = screen(gradient.frame(height: 1), scheme: .light).text
        #expect(onLight.contains("██▓▓▒▒░░"))
    }

    @Test("text on a gradient stands in place of the shades")
    func textOnGradient() {
        let view = Text(verbatim: "abc").frame(width: 10)
            .background(LinearGradient(colors: [.white, .white.opacity(0.9)], startPoint: .top, endPoint: .bottom))
        #expect(screen(view).text.contains("█abc█"))
    }

    @Test("colours are left to terminals that have them")
    func colors() {
        let app = TestApp(Color.red, size: CellSize(width: 2, height: 1), colorLevel: .ansi16)
        #expect(app.screen.cell(0, 0).style == Style(background: .red))
    }
}
