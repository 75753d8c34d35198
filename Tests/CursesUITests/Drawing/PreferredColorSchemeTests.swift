import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("A window in the colours of the scheme that it prefers")
struct PreferredColorSchemeTests {
    /// A screen whose author gives it the background that suits the preferred scheme.
    private struct Screen: View {
        @State var scheme: ColorScheme?
        @State private var isShown = false
        var sheetScheme: ColorScheme?

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Text")
                    Text("Second").foregroundStyle(.secondary)
                    Button("Open") { isShown = true }
                    Button("Forget") { scheme = nil }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(ground(scheme))
                .navigationTitle("Title")
                .toolbar { Button("Bar") {} }
            }
            .sheet(isPresented: $isShown) {
                Text("Sheet")
                Text("On its ground").background(ground(sheetScheme ?? scheme))
                Button("Close") { isShown = false }.preferredColorScheme(sheetScheme)
            }
            .preferredColorScheme(scheme)
        }

        private func ground(_ scheme: ColorScheme?) -> Color {
            switch scheme {
            case .light: .white
            case .dark: .black
            case nil: .clear
            }
        }
    }

    private static let dark = (foreground: RGB.white, background: RGB.black)
    private static let light = (foreground: RGB.black, background: RGB.white)

    private func app(_ view: some View, on own: ColorScheme, reports: Bool = true) -> TestApp {
        let app = TestApp(view, size: CellSize(width: 40, height: 16), colorScheme: own)
        if reports {
            let isDark = own == .dark
            app.terminal.capabilities.foreground = isDark ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
            app.terminal.capabilities.background = isDark ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
        }
        app.settle()
        return app
    }

    /// Returns which of the texts cannot be read.
    private func unreadable(_ texts: [String], _ app: TestApp, on own: ColorScheme) -> [String] {
        let colors = own == .dark ? Self.dark : Self.light
        return texts.filter { text in
            guard let place = app.screen.position(of: text) else { return true }
            let style = app.screen.cell(place.column, place.row).style
            let front = style.foreground.rgb ?? colors.foreground
            return front.contrast(with: style.background.rgb ?? colors.background) < 3
        }
    }

    @Test(
        "every text can be read, in the window and in a sheet",
        arguments: ColorScheme.allCases, [ColorScheme.light, .dark, nil])
    func readable(own: ColorScheme, preferred: ColorScheme?) {
        for reports in [true, false] {
            for sheet in [nil, ColorScheme.light, .dark] {
                let app = app(Screen(scheme: preferred, sheetScheme: sheet), on: own, reports: reports)
                let window = ["Text", "Second", "Open", "Title", "Bar"]
                #expect(unreadable(window, app, on: own) == [], "\(reports), \(sheet as Any)")
                app.click(text: "Open")
                let layer = ["Sheet", "On its ground", "Close"]
                #expect(unreadable(layer, app, on: own) == [], "\(reports), \(sheet as Any)")
            }
        }
    }

    private func background(of text: String, in app: TestApp) throws -> TerminalColor {
        let place = try #require(app.screen.position(of: text))
        return app.screen.cell(place.column, place.row).style.background
    }

    @Test("the colours of the terminal stay where it has the scheme, and return where none is preferred")
    func own() throws {
        let same = app(Screen(scheme: .dark), on: .dark, reports: false)
        #expect(same.screen.cell(0, 0).style.background == .default)
        let other = app(Screen(scheme: .light), on: .dark, reports: false)
        #expect(other.screen.cell(0, 0).style.background == .rgb(255, 255, 255))
        #expect(try background(of: "Text", in: other) == .rgb(255, 255, 255))
        other.click(text: "Forget")
        #expect(other.screen.cell(0, 0).style.background == .default)
        #expect(try background(of: "Text", in: other) == .default)
    }

    @Test("the colours follow the terminal")
    func following() {
        let app = app(Text("Text").preferredColorScheme(.light), on: .dark, reports: false)
        #expect(app.screen.cell(0, 0).style.background == .rgb(255, 255, 255))
        app.terminal.capabilities.appearance = .light
        app.settle()
        #expect(app.screen.cell(0, 0).style.background == .default)
    }

    @Test("a theme with an accent colour alone keeps the colours of the scheme, and a palette its own")
    func themes() throws {
        var theme = Theme.standard
        theme.colors.accent = .orange
        let accent = app(Text("Text").terminalTheme(theme).preferredColorScheme(.light), on: .dark)
        #expect(accent.screen.cell(0, 0).style.background == .rgb(255, 255, 255))
        #expect(unreadable(["Text"], accent, on: .dark) == [])
        let nord = app(Text("Text").terminalTheme(.nord).preferredColorScheme(.light), on: .dark)
        #expect(nord.screen.cell(0, 0).style.background == Theme.nord.palette?.background.terminalColor)
    }

    private struct SchemeText: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text(verbatim: "\(scheme)") }
    }

    @Test("the scheme of the environment is that of the colours")
    func environment() {
        let nord = app(SchemeText().terminalTheme(.nord).preferredColorScheme(.light), on: .dark)
        #expect(nord.screen.position(of: "dark") != nil)
        let light = app(SchemeText().preferredColorScheme(.light), on: .dark)
        #expect(light.screen.position(of: "light") != nil)
        light.host.context.themes.chosen = .nord
        light.settle()
        #expect(light.screen.position(of: "dark") != nil)
        light.host.context.themes.chosen = .standard
        light.settle()
        #expect(light.screen.position(of: "light") != nil)
        #expect(light.screen.cell(0, 0).style.background == .rgb(255, 255, 255))
    }

    @Test("a sheet is painted, whatever scheme a view around its button sets")
    func sheetInScheme() throws {
        let app = app(
            Text("Beneath")
                .sheet(isPresented: .constant(true)) { SchemeText().preferredColorScheme(.light) }
                .environment(\.colorScheme, .light),
            on: .dark, reports: false)
        #expect(unreadable(["light"], app, on: .dark) == [])
        #expect(try background(of: "light", in: app) != .default)
    }

    @Test("with 16 colours nothing changes")
    func fewColors() {
        let app = TestApp(Text("Text").preferredColorScheme(.light), colorLevel: .ansi16)
        #expect(app.screen.cell(0, 0).style.background == .default)
    }

    @Test("The texts of buttons of several rows are visible", arguments: 0..<3, 1..<5)
    func rows(style: Int, count: Int) {
        let label = VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
        let button = Button {
        } label: {
            label
        }
        let view = Group {
            switch style {
            case 0: button
            case 1: button.buttonStyle(.bordered)
            default: button.buttonStyle(.borderedProminent)
            }
        }
        .preferredColorScheme(.light)
        let screen = TestApp(view, size: CellSize(width: 20, height: 8)).screen
        for row in 0..<count { #expect(screen.position(of: "row \(row)") != nil, "\(screen)") }
    }
}
