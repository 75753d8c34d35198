import CursesUITesting
import Testing

@MainActor
@Suite("The theme")
struct ThemeTests {
    private func style(_ view: some View, column: Int = 0) -> Style {
        render(view, size: CellSize(width: 9, height: 3)).cell(column, 1).style
    }

    @Test("what matters less is dim in the terminal's own colour")
    func secondary() {
        let style = style(Text(verbatim: "secondary").foregroundColor(.secondary))
        #expect(style == Style(attributes: .dim))
        #expect(self.style(Text(verbatim: "secondary").foregroundStyle(.secondary)) == style)
    }

    @Test("an area of the secondary colour can be seen")
    func secondaryArea() {
        #expect(style(Color.secondary).background == .brightBlack)
        #expect(style(Rectangle().fill(.secondary)).background == .brightBlack)
    }

    @Test("its colours are taken from the environment, also by runs of a text")
    func colors() {
        var theme = Theme.standard
        theme.colors.accent = .orange
        theme.colors.secondary = .mint
        let view = Text("abc \(Text(verbatim: "d").foregroundColor(.accentColor)) efg")
            .foregroundColor(.secondary)
            .environment(\.theme, theme)
        #expect(style(view).foreground == Color.mint.terminalColor)
        #expect(style(view, column: 4).foreground == Color.orange.terminalColor)
    }

    @Test("the accent colour follows the tint")
    func tint() {
        #expect(style(Color.accentColor.tint(.red)).background == .red)
        #expect(style(Color.accentColor.tint(.red).tint(.accentColor)).background == .red)
        #expect(style(Color.accentColor.accentColor(.green)).background == .green)
        #expect(style(Rectangle().fill(.tint).tint(.pink)).background == Color.pink.terminalColor)
    }

    @Test("a theme that changes repaints what it decides")
    func change() {
        struct Screen: View {
            @State private var isLoud = false

            var body: some View {
                Button("b") { isLoud = true }
                    .buttonStyle(.plain)
                Divider()
                    .environment(\.theme, isLoud ? .ascii : .standard)
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 3, height: 2))
        #expect(app.screen.row(1) == "───")
        app.press(.return)
        #expect(app.screen.row(1) == "---")
    }

    @Test("ASCII symbols are ASCII")
    func ascii() {
        let symbols = Mirror(reflecting: Theme.Symbols.ascii).children
        #expect(symbols.count > 20)
        for symbol in symbols {
            let texts = symbol.value as? [String] ?? [symbol.value as? String ?? "not a text: é"]
            #expect(texts.allSatisfy { $0.allSatisfy(\.isASCII) }, "\(symbol.label ?? "")")
        }
    }

    @Test("a border has the colour of the foreground that it names", arguments: [true, false])
    func border(isTinted: Bool) {
        let view = Text(verbatim: "x").border(.tint).tint(isTinted ? .red : nil)
        let expected: TerminalColor = isTinted ? .red : .brightBlue
        #expect(render(view, size: CellSize(width: 3, height: 3)).cell(0, 0).style.foreground == expected)
    }
}
