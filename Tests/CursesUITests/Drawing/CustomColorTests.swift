import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("A colour from a style")
struct CustomColorTests {
    /// Red in the light scheme, green in the dark one.
    private struct Signal: ShapeStyle, Hashable {
        var blue: Float = 0

        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            let isLight = environment.colorScheme == .light
            return Color.Resolved(red: isLight ? 1 : 0, green: isLight ? 0 : 1, blue: blue)
        }
    }

    private struct Screen: View {
        @State private var scheme = ColorScheme.light

        var body: some View {
            VStack {
                Text("x").foregroundStyle(Color(Signal()))
                Text("y")
                Color(Signal(blue: 1)).frame(width: 1, height: 1)
                Button("Change") { scheme = .dark }
            }
            .foregroundStyle(Color(Signal(blue: 1)).opacity(1))
            .environment(\.colorScheme, scheme)
        }
    }

    @Test("it is resolved where it is shown, and anew when a value that it reads changes")
    func resolving() throws {
        let app = TestApp(Screen(), size: CellSize(width: 20, height: 8))
        func colors() throws -> [TerminalColor] {
            let x = try #require(app.screen.position(of: "x"))
            let y = try #require(app.screen.position(of: "y"))
            return [
                app.screen.cell(x.column, x.row).style.foreground, app.screen.cell(y.column, y.row).style.foreground,
                app.screen.cell(y.column, y.row + 1).style.background,
            ]
        }
        #expect(try colors() == [.rgb(255, 0, 0), .rgb(255, 0, 255), .rgb(255, 0, 255)])
        app.click(text: "Change")
        #expect(try colors() == [.rgb(0, 255, 0), .rgb(0, 255, 255), .rgb(0, 255, 255)])
    }

    @Test("it is equal to that of an equal style, and a colour is itself")
    func equality() {
        #expect(Color(Signal()) == Color(Signal()))
        #expect(Color(Signal()) != Color(Signal(blue: 1)))
        #expect(Color(Color.gray.opacity(0.5)) == .gray.opacity(0.5))
        #expect(Color(.gray.opacity(0.5)) == .gray.opacity(0.5))
        #expect(Color(Signal()).resolve(in: EnvironmentValues()).green == 1)
    }

    private struct Veil: ShapeStyle, Hashable {
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.3)
        }
    }

    @Test("it is as translucent as its style")
    func translucent() {
        let size = CellSize(width: 1, height: 1)
        for background in [Color.white, .black] {
            let style = render(Rectangle().fill(Veil()).background(background), size: size).cell(0, 0).style
            #expect(render(Color(Veil()).background(background), size: size).cell(0, 0).style == style)
        }
    }
}
