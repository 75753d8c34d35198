import CursesUITesting
import Testing

@testable import CursesUI
@testable import CursesUITerminal

/// Tests the design that is computed from the colours that a terminal reports.
@MainActor
@Suite("The design of the standard theme")
struct DesignTests {
    /// A terminal with the colours that it reports.
    struct Told: Sendable, CustomTestStringConvertible {
        let name: String
        let foreground: RGB
        let background: RGB
        var named: [RGB] = []

        nonisolated init(_ name: String, _ foreground: UInt32, on background: UInt32, named: [UInt32] = []) {
            self.name = name
            self.foreground = RGB(foreground)
            self.background = RGB(background)
            self.named = named.map { RGB($0) }
        }

        var testDescription: String { name }

        var base: BaseColors { BaseColors(foreground: foreground, background: background, named: named) }

        var roles: DesignRoles { DesignRoles(Design.Source(), base, isOwn: true) }
    }

    nonisolated private static let solarized: [UInt32] = [
        0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
        0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
    ]

    nonisolated static let terminals = [
        Told("grey on black", 0xCCCCCC, on: 0x000000),
        Told("white on black", 0xFFFFFF, on: 0x000000),
        Told("black on white", 0x000000, on: 0xFFFFFF),
        Told("grey on white", 0x555555, on: 0xFFFFFF),
        Told("Solarized dark", 0x839496, on: 0x002B36, named: solarized),
        Told("Solarized light", 0x657B83, on: 0xFDF6E3, named: solarized),
        Told("white on a middle grey", 0xFFFFFF, on: 0x808080),
        Told("black on a middle grey", 0x000000, on: 0x777777),
        Told("VS Code", 0xD4D4D4, on: 0x1E1E1E),
        Told("Ubuntu", 0xFFFFFF, on: 0x300A24),
        Told("green on black", 0x33FF33, on: 0x001100),
        Told("dark red", 0xFFD0D0, on: 0x400000),
    ]

    @Test(
        "primary and secondary texts have a contrast of 4.5 on every surface, tertiary ones of 3", arguments: terminals)
    func texts(told: Told) {
        let roles = told.roles
        let surfaces = [
            roles.window, roles.panel, roles.raised, roles.field, roles.control, roles.header, roles.alternate,
        ]
        #expect(roles.primary.leastContrast(with: surfaces + [roles.selection, roles.focusedSelection]) >= 4.5)
        #expect(roles.primary.contrast(with: roles.prominent) >= 4.5)
        #expect(roles.secondary.leastContrast(with: surfaces + [roles.selection]) >= 4.5)
        #expect(roles.tertiary.leastContrast(with: surfaces) >= 3)
    }

    @Test("edges of controls, the focus and the mark of a selection have a contrast of 3", arguments: terminals)
    func edges(told: Told) {
        let roles = told.roles
        let places = [roles.window, roles.panel, roles.raised]
        #expect(roles.edge.leastContrast(with: places + [roles.field, roles.control]) >= 3)
        #expect(roles.focused.leastContrast(with: places + [roles.field, roles.control]) >= 3)
        #expect(roles.mark.leastContrast(with: [roles.window, roles.selection, roles.focusedSelection]) >= 3)
        #expect(roles.text(on: roles.focused).contrast(with: roles.focused) >= 4.5)
    }

    @Test("coloured texts have a contrast of 4.5", arguments: terminals)
    func colors(told: Told) throws {
        let colors = told.roles.colors
        for color in [colors.accent, colors.link, colors.success, colors.warning, colors.destructive] {
            let shown = try #require(color.terminalColor.rgb)
            #expect(shown.leastContrast(with: [told.roles.window, told.roles.panel, told.roles.raised]) >= 4.5)
        }
    }

    @Test("surfaces can be told from the window", arguments: terminals)
    func surfaces(told: Told) {
        let roles = told.roles
        for surface in [roles.panel, roles.raised, roles.field, roles.control, roles.header, roles.selection] {
            #expect(abs(Oklab(surface).lightness - Oklab(roles.window).lightness) > 0.015 || surface == roles.selection)
            #expect(surface != roles.window)
        }
    }

    private func app(_ view: some View, _ change: (inout Capabilities) -> Void) -> TestApp {
        let app = TestApp(view, size: CellSize(width: 20, height: 5))
        change(&app.terminal.capabilities)
        app.settle()
        return app
    }

    private func tell(_ capabilities: inout Capabilities) {
        capabilities.foreground = .rgb(212, 212, 212)
        capabilities.background = .rgb(30, 30, 30)
    }

    @Test("the window keeps the terminal's own background and its colour of texts")
    func own() {
        let app = app(Text(verbatim: "text")) { tell(&$0) }
        #expect(app.screen.cell(0, 0).style == .plain)
        #expect(app.screen.text.contains("text"))
        for column in 0..<20 {
            let style = app.screen.cell(column, 2).style
            #expect(style.background == .default && style.foreground == .default)
        }
    }

    @Test("there are surfaces where the terminal tells its colours and has 24 bits, and nowhere else")
    func levels() {
        func buttonBackground(_ change: (inout Capabilities) -> Void) -> TerminalColor {
            let app = app(
                VStack {
                    Button("first") {}
                    Button("b") {}
                }, change)
            let place = app.screen.position(of: "b")!
            return app.screen.cell(place.column, place.row).style.background
        }
        #expect(buttonBackground { _ in } == .default)
        #expect(buttonBackground { tell(&$0) } != .default)
        #expect(buttonBackground { $0.background = .rgb(0, 0, 0) } == .default)
        for level in [Capabilities.ColorLevel.ansi256, .ansi16, .ansi8, .none] {
            #expect(
                buttonBackground {
                    tell(&$0)
                    $0.colorLevel = level
                } == .default)
        }
    }

    @Test("an answer that comes late, and colours that change, are drawn at once")
    func late() {
        let app = TestApp(Text(verbatim: "x").foregroundStyle(.secondary), size: CellSize(width: 3, height: 1))
        #expect(app.screen.cell(1, 0).style == Style(attributes: .dim))
        tell(&app.terminal.capabilities)
        app.settle()
        let dark = app.screen.cell(1, 0).style
        #expect(dark.attributes == [])
        #expect(dark.foreground.rgb != nil)
        app.terminal.capabilities.foreground = .rgb(0, 0, 0)
        app.terminal.capabilities.background = .rgb(255, 255, 255)
        app.settle()
        #expect(app.screen.cell(1, 0).style.foreground != dark.foreground)
    }

    @Test("every second row has a background of its own, if the app asks for it", arguments: [true, false])
    func alternatingRows(isTable: Bool) {
        struct Item: Identifiable { let id: Int }
        let items = (0..<4).map { Item(id: $0) }
        let rows = VStack(spacing: 0) {
            if isTable {
                Table(items) { TableColumn("T") { Text(verbatim: "row \($0.id)") } }
                    .tableStyle(.inset(alternatesRowBackgrounds: true))
            } else {
                List(items) { Text(verbatim: "row \($0.id)") }.alternatingRowBackgrounds()
            }
        }
        func backgrounds(_ view: some View) -> [TerminalColor] {
            let app = app(view) { tell(&$0) }
            return (0..<4).map { row in
                let place = app.screen.position(of: "row \(row)")!
                return app.screen.cell(place.column, place.row).style.background
            }
        }
        let shown = backgrounds(rows)
        #expect(shown[0] == .default && shown[2] == .default)
        #expect(shown[1] != .default && shown[1] == shown[3])
        #expect(backgrounds(rows.alternatingRowBackgrounds(.disabled)) == shown)
        #expect(Set(backgrounds(List(items) { Text(verbatim: "row \($0.id)") })) == [.default])
    }

    @Test("a form is at most 84 columns wide, in the middle", arguments: [(80, 0, 80), (84, 0, 84), (120, 18, 84)])
    func formWidth(screen: Int, start: Int, width: Int) {
        let form = Form { Section { Text(verbatim: "row") } }
        let picture = render(form, size: CellSize(width: screen, height: 4))
        let line = picture.row(0)
        #expect(line.prefix { $0 == " " }.count == start)
        #expect(line.filter { $0 != " " }.count == width)
    }

    @Test("roles that an app sets stay, and tints follow its accent colour")
    func ownRoles() {
        var theme = Theme.standard
        theme.colors.accent = .orange
        theme.colors.secondary = .mint
        theme.surfaces.panel = Color(.rgb(1, 2, 3))
        var screen = ScreenPalette()
        screen.own = DesignTests.terminals[0].base
        let design = Design(Design.Source(theme, on: screen))
        #expect(design.colors.accent == .orange)
        #expect(design.colors.secondary == .mint)
        #expect(design.surfaces?.panel == .rgb(1, 2, 3))
        let standard = Design(Design.Source(.standard, on: screen))
        #expect(design.surfaces?.selection != standard.surfaces?.selection)
    }
}

extension RGB {
    /// Creates a colour from a number with six hexadecimal digits.
    init(_ number: UInt32) {
        self = Color(hexadecimal: number).terminalColor.rgb!
    }
}
