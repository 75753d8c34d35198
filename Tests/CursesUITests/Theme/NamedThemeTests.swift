import CursesUITesting
import Testing

@testable import CursesUI
@testable import CursesUITerminal

@MainActor
@Suite("The themes that have names")
struct NamedThemeTests {
    private func roles(_ theme: Theme) throws -> DesignRoles {
        let palette = try #require(theme.palette)
        return DesignRoles(Design.Source(theme, on: ScreenPalette()), BaseColors(palette), isOwn: false)
    }

    @Test("primary and secondary texts have a contrast of 4.5 in each", arguments: Theme.named.map(\.id))
    func texts(id: String) throws {
        let roles = try roles(#require(Theme(named: id)))
        let surfaces = [
            roles.window, roles.panel, roles.raised, roles.field, roles.control, roles.header, roles.alternate,
        ]
        #expect(roles.primary.leastContrast(with: surfaces + [roles.selection, roles.focusedSelection]) >= 4.5)
        #expect(roles.secondary.leastContrast(with: surfaces) >= 4.5)
        #expect(roles.text(on: roles.focused).contrast(with: roles.focused) >= 4.5)
    }

    /// The themes whose original accent colours have too little contrast for text, with the contrast on the window
    /// background.
    private static let weakAccents = [
        "rose-pine-dawn": 3.4, "solarized-dark": 4.0, "solarized-light": 3.4, "tokyo-night-day": 3.1,
    ]

    @Test("the accent colour can be read as a text, except in the themes that are listed")
    func accents() throws {
        var weak: [String: Double] = [:]
        for named in Theme.named {
            let roles = try roles(named.theme)
            let contrast = roles.accent.contrast(with: roles.window)
            #expect(contrast >= 3, "\(named.id)")
            if contrast < 4.5 { weak[named.id] = (contrast * 10).rounded(.down) / 10 }
        }
        #expect(weak == Self.weakAccents)
    }

    @Test("the names are different, and each finds its theme")
    func names() {
        #expect(Set(Theme.named.map(\.id)).count == Theme.named.count)
        #expect(Set(Theme.named.map(\.title)).count == Theme.named.count)
        #expect(Theme.named.count == 18)
        for named in Theme.named { #expect(Theme(named: named.id) == named.theme) }
        #expect(Theme(named: "standard") == .standard)
        #expect(Theme(named: "none") == nil)
    }

    private func background(_ theme: Theme) -> TerminalColor? { theme.palette?.background.terminalColor }

    @Test("the theme of the whole content paints the window with its margins, and colours are its own")
    func window() {
        let view = VStack {
            Text(verbatim: "red").foregroundColor(.red)
            Text(verbatim: "plain")
        }
        let screen = render(view.terminalTheme(.nord), size: CellSize(width: 20, height: 6))
        for row in 0..<6 {
            for column in 0..<20 { #expect(screen.cell(column, row).style.background == background(.nord)) }
        }
        let red = screen.position(of: "red")!
        #expect(screen.cell(red.column, red.row).style.foreground == .rgb(0xBF, 0x61, 0x6A))
        let plain = screen.position(of: "plain")!
        #expect(screen.cell(plain.column, plain.row).style.foreground == .rgb(0xD8, 0xDE, 0xE9))
    }

    @Test("the theme of a part of the screen paints that part alone")
    func part() {
        let view = VStack(spacing: 0) {
            Text(verbatim: "above")
            Text(verbatim: "nord").terminalTheme(.nord)
            Text(verbatim: "below")
        }
        let screen = render(view, size: CellSize(width: 20, height: 3))
        #expect(screen.cell(0, 0).style == .plain)
        #expect(screen.cell(0, 1).style == .plain)
        let place = screen.position(of: "nord")!
        #expect(screen.cell(place.column, 1).style.background == background(.nord))
        #expect(screen.cell(place.column + 4, 1).style == .plain)
    }

    @Test("a light theme has the light colour scheme", arguments: [(Theme.nord, "dark"), (.solarizedLight, "light")])
    func scheme(theme: Theme, name: String) {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(verbatim: scheme == .light ? "light" : "dark") }
        }
        #expect(render(Scheme().terminalTheme(theme), size: CellSize(width: 9, height: 1)).position(of: name) != nil)
    }

    @Test(
        "with fewer than 256 colours the standard theme is shown", arguments: [Capabilities.ColorLevel.ansi16, .none])
    func fewColors(level: Capabilities.ColorLevel) {
        let view = Button("b") {}
        let size = CellSize(width: 9, height: 1)
        #expect(
            render(view.terminalTheme(.nord), size: size, colorLevel: level)
                == render(view, size: size, colorLevel: level))
    }

    @Test("a theme that changes repaints the window")
    func change() {
        struct Screen: View {
            @State private var isNord = true
            var body: some View {
                Button("b") { isNord.toggle() }.terminalTheme(isNord ? .nord : .dracula)
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 12, height: 3))
        #expect(app.screen.cell(0, 0).style.background == background(.nord))
        app.press(.return)
        #expect(app.screen.cell(0, 0).style.background == background(.dracula))
    }

    @Test("a window above the screen has the theme of the window")
    func sheet() {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Text(verbatim: "beneath").sheet(isPresented: $isShown) { Text(verbatim: "sheet") }.terminalTheme(.nord)
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 40, height: 12))
        let place = app.screen.position(of: "sheet")!
        let style = app.screen.cell(place.column, place.row).style
        #expect(style.background != .default && style.background != background(.nord))
        #expect(style.foreground == .rgb(0xD8, 0xDE, 0xE9))
    }

    // MARK: The user's choice

    private struct Board: View {
        var body: some View {
            Button("Deal cards") {}.terminalTheme(.nord)
        }
    }

    @Test("the command palette shows the theme that is selected; Escape goes back, Return chooses it")
    func palette() {
        let app = TestApp(Board(), size: CellSize(width: 60, height: 20))
        func corner() -> TerminalColor { app.screen.cell(0, 19).style.background }
        func isShown(_ theme: Theme) -> Bool { app.host.environment.theme.palette == theme.palette }
        app.press("p", modifiers: .control)
        #expect(app.screen.position(of: "Theme:") == nil)
        app.type("theme: gru")
        #expect(app.screen.position(of: "Theme: Gruvbox Dark") != nil)
        #expect(!isShown(.gruvboxDark))
        app.press(.downArrow)
        #expect(isShown(.gruvboxLight))
        app.press(.upArrow)
        #expect(isShown(.gruvboxDark))
        app.press(.escape)
        #expect(!isShown(.gruvboxDark))
        #expect(app.screen.cell(0, 0).style.background == background(.nord))
        app.press("p", modifiers: .control)
        app.type("theme: dracula")
        app.press(.return)
        #expect(isShown(.dracula))
        // The theme that the user has chosen replaces the theme of the window.
        #expect(app.screen.cell(0, 0).style.background == background(.dracula))
    }

    @Test("a variable names the theme, and a wrong name is reported")
    func variable() {
        let (theme, problems) = Theme.chosen(app: "app", environment: ["CURSESUI_THEME": "rose-pine"]) { _ in nil }
        #expect(theme == .rosePine)
        #expect(problems.isEmpty)
        let wrong = Theme.chosen(app: "app", environment: ["CURSESUI_THEME": "rose"]) { _ in nil }
        #expect(wrong.theme == nil)
        #expect(wrong.problems.count == 1)
        #expect(
            wrong.problems.first?.hasPrefix("CURSESUI_THEME: there is no theme \"rose\"; there are standard, ") == true)
        #expect(Theme.chosen(app: "app", environment: [:]) { _ in nil }.theme == nil)
    }

    @Test("a file describes a theme, on top of one with a name")
    func file() throws {
        let text = """
            # My own.
            theme = "nord"
            [palette]
            background = "#242933"
            bright-red = "#d08770"
            [colors]
            accent = "bright-magenta"
            on-accent = "208"
            [surfaces]
            focused-selection = "#010203"
            [states]
            focused = "#040506"
            [borders]
            field = "heavy"
            """
        var paths: [String] = []
        let (found, problems) = Theme.chosen(app: "app", environment: ["HOME": "/home/ada"]) {
            paths.append($0)
            return text
        }
        #expect(paths == ["/home/ada/.config/app/theme"])
        #expect(problems == [])
        let theme = try #require(found)
        #expect(background(theme) == .rgb(0x24, 0x29, 0x33))
        #expect(theme.palette?.foreground == Theme.nord.palette?.foreground)
        #expect(theme.palette?.named[9] == Color(.rgb(0xD0, 0x87, 0x70)))
        #expect(theme.colors.accent == Color(.brightMagenta))
        #expect(theme.colors.onAccent == Color(.palette(208)))
        #expect(theme.surfaces.focusedSelection == Color(.rgb(1, 2, 3)))
        #expect(theme.states.focused == Color(.rgb(4, 5, 6)))
        #expect(theme.borders.field == .heavy)
    }

    @Test(
        "a line that cannot be used is named with its file and its number",
        arguments: [
            ("theme = \"nrd\"", 1, "there is no theme \"nrd\""),
            ("accent = \"#ffffff\"", 1, "\"accent\" is in no section"),
            ("[colors]\naccent = \"#fff\"", 2, "\"#fff\" is not a colour"),
            ("[colors]\naccnt = \"red\"", 2, "there is no colour \"accnt\""),
            ("[palette]\npink = \"#ffffff\"", 2, "a palette has no colour \"pink\""),
            ("[palette]\nred = \"#ffffff\"", 2, "a palette needs a foreground and a background"),
            ("[surfaces]\nfloor = \"red\"", 2, "there is no surface \"floor\""),
            ("[states]\nlost = \"red\"", 2, "there is no state \"lost\""),
            ("[borders]\nfield = \"wavy\"", 2, "there is no line \"wavy\""),
            ("[borders]\nhedge = \"light\"", 2, "there is no border \"hedge\""),
            ("[sizes]\nfont = \"12\"", 2, "there is no section \"sizes\""),
        ])
    func mistakes(text: String, line: Int, reason: String) throws {
        let environment = ["XDG_CONFIG_HOME": "/etc/own", "HOME": "/home/ada"]
        let problems = Theme.chosen(app: "app", environment: environment) { _ in text }.problems
        #expect(problems.contains { $0.hasPrefix("/etc/own/app/theme:\(line): \(reason)") }, "\(problems)")
    }
}
