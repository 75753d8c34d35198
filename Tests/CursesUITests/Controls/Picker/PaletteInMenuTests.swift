import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Palettes in menus")
struct PaletteInMenuTests {
    private struct Colours: View {
        var behavior = MenuActionDismissBehavior.automatic
        @State private var choice = "red"

        var body: some View {
            VStack {
                Text(verbatim: "chosen \(choice)")
                Menu("Colour") {
                    Button("other") {}
                    Picker("Colour", selection: $choice) {
                        Image(systemName: "circle.fill").tint(.red).tag("red")
                        Image(systemName: "square.fill").tint(.green).tag("green")
                        Image(systemName: "star.fill").tag("plain")
                    }
                    .pickerStyle(.palette)
                }
                .menuActionDismissBehavior(behavior)
                Spacer()
            }
            .tint(.blue)
        }
    }

    private func app(_ behavior: MenuActionDismissBehavior = .automatic) -> TestApp {
        let app = TestApp(Colours(behavior: behavior), size: CellSize(width: 40, height: 10))
        app.press(.return)
        return app
    }

    private func isOpen(_ app: TestApp) -> Bool { app.screen.position(of: "other") != nil }

    @Test("arrows choose, and Return closes the menu")
    func keys() {
        let app = app()
        app.press(.downArrow)
        app.press(.rightArrow)
        #expect(isOpen(app))
        #expect(app.screen.position(of: "chosen green") != nil)
        app.press(.return)
        #expect(!isOpen(app))
    }

    @Test("a click chooses and closes the menu, unless it is to stay open")
    func clicks() throws {
        for behavior in [MenuActionDismissBehavior.automatic, .disabled] {
            let app = app(behavior)
            let square = try #require(app.screen.position(of: "■"), "\(app.screen)")
            app.click(column: square.column, row: square.row)
            #expect(app.screen.position(of: "chosen green") != nil)
            #expect(isOpen(app) == (behavior == .disabled))
        }
    }

    @Test("an item has the colour of its own tint, not of the tint around the palette")
    func tint() throws {
        let app = app()
        func color(_ sign: String) throws -> TerminalColor {
            let place = try #require(app.screen.position(of: sign), "\(app.screen)")
            return app.terminal.screen[column: place.column, row: place.row].style.foreground
        }
        func color(of color: Color) -> TerminalColor {
            color.resolved(in: EnvironmentValues()).applied(to: .plain).foreground
        }
        #expect(try color("■") == color(of: .green))
        #expect(try color("★") != color(of: .green))
        #expect(try color("★") != color(of: .blue))
    }

    @Test("in a narrow window, the chosen item is between arrows")
    func narrow() {
        let app = TestApp(
            Menu("M") {
                Picker("Size", selection: .constant(1)) {
                    ForEach(0..<6, id: \.self) { Text(verbatim: "it\($0)").tag($0) }
                }
                .pickerStyle(.palette)
            }, size: CellSize(width: 10, height: 8))
        app.press(.return)
        #expect(app.screen.position(of: "‹[it1]›") != nil, "\(app.screen)")
    }

    @Test("the name of a variant has its parts in the order of symbol names")
    func variants() {
        #expect(SymbolVariants.slash.name(of: "mic.fill") == "mic.slash.fill")
        #expect(SymbolVariants.fill.name(of: "mic.slash") == "mic.slash.fill")
        #expect(SymbolVariants.circle.name(of: "mic.fill") == "mic.circle.fill")
        #expect(SymbolVariants.slash.fill.name(of: "mic") == "mic.slash.fill")
        #expect(SymbolVariants.none.name(of: "a.fill.slash") == "a.fill.slash")
        #expect(SymbolVariants.fill.name(of: "heart.fill") == "heart.fill")
    }
}
